import { http, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import { createMockBackend, type MockBackend } from './createMockBackend';
import { storedFaults } from './faults';
import { pathUnder } from './handlers/paths';
import { buildSeed } from './seed/buildSeed';
import { indexedDbDatabase } from './storage/indexedDb';
import { seedDatabase } from './storage/seedDatabase';

/** Calls and images have a prefix of their own, because the shop's pages use the same paths. */
const PREFIX = `${location.origin}/mock-backend`;

let started: Promise<MockBackend> | undefined;

/**
 * Starts the mock backend in this page: from then on a service worker brings its calls here.
 * Wait for it before the first call or image. Further calls give the same mock backend.
 */
export function startMockBackend(): Promise<MockBackend> {
  started ??= start();
  return started;
}

async function start(): Promise<MockBackend> {
  trustOwnWorker();
  const database = await indexedDbDatabase();
  await seedDatabase(database, () => buildSeed(new Date()));
  const mockBackend = createMockBackend({
    database,
    host: PREFIX,
    imageBase: `${PREFIX}/images/`,
    publicOrigin: location.origin,
    faults: storedFaults(localStorage),
  });
  // Everything else goes straight to the network, before any other handler looks at it.
  const others = http.all(
    ({ request }) => pathUnder(PREFIX, request.url) === null,
    () => passthrough(),
  );
  await setupWorker(others, ...mockBackend.handlers).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
  });
  return mockBackend;
}

/** msw's worker is registered by msw, as a text: where the page's policy asks, it is let pass. */
function trustOwnWorker(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (address === '/mockServiceWorker.js' ? address : null),
  });
}

// TypeScript's library does not know it yet.
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: (text: string) => string | null }) => void;
};
