import { http, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import { createMockBackend, type MockBackend } from './createMockBackend';
import { storedFaults } from './faults';
import { pathUnder } from './handlers/paths';
import { buildSeed } from './seed/buildSeed';
import { indexedDbDatabase } from './storage/indexedDb';
import { seedDatabase } from './storage/seedDatabase';

/** Calls and images need a prefix, because the shop's pages have the same paths. */
const PREFIX = `${location.origin}/mock-backend`;

let started: Promise<MockBackend> | undefined;

/**
 * Starts the mock backend in this page, behind the service worker of msw. Await it before the
 * first call or image. Further calls return the same mock backend.
 */
export function startMockBackend(): Promise<MockBackend> {
  started ??= start();
  return started;
}

async function start(): Promise<MockBackend> {
  allowWorkerScript();
  const database = await indexedDbDatabase();
  await seedDatabase(database, () => buildSeed(new Date()));
  const mockBackend = createMockBackend({
    database,
    host: PREFIX,
    imageBase: `${PREFIX}/images/`,
    publicOrigin: location.origin,
    faults: storedFaults(localStorage),
  });
  // Before all other handlers: other requests go to the network at once.
  const others = http.all(
    ({ request }) => pathUnder(PREFIX, request.url) === null,
    () => passthrough(),
  );
  const worker = setupWorker(others, ...mockBackend.handlers);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return mockBackend;
}

/** Lets msw register its worker by a plain string, under a policy that wants Trusted Types. */
function allowWorkerScript(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url === '/mockServiceWorker.js' ? url : null),
  });
}

// TypeScript's DOM library lacks it.
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => void;
};
