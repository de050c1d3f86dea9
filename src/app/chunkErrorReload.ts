import { isNetworkBlocked } from '../api/recordAndReplay';
import type { Retrier } from '../components/chunkFailures';
import { isPreloading, refetchFailedModules } from '../components/lazyWithPreload';
import { readStored, writeStored } from '../domain/browserStorage';
import { realNow } from '../domain/clock';
import { pause } from '../domain/concurrency';
import { loadNewVersion } from '../offline/loadNewVersion';
import type { ShopStore } from '../store/makeStore';
import { keepForReload, wouldLoseWork, writesEnded } from './reloadPage';

/** The sessionStorage key of when, and on which page, this tab last reloaded itself for a missing chunk. */
const RELOADED_AT_KEY = 'reloadedAt';

/** A chunk that is still missing this soon after a reload is missing for another reason (ms). */
const RELOAD_INTERVAL_MS = 60_000;

/** How many times the server is asked whether it has this build, and the pause between requests (ms). */
const MAX_ATTEMPTS = 4;
const ATTEMPT_INTERVAL_MS = 1_000;

/** The sessionStorage key of the build for which background work reloaded this tab. */
const RELOADED_BUILD_KEY = 'reloadedBuild';

/** Elements that the user may be in the middle of using: a reload would take the focus away, or the dialog. */
const IN_USE = 'a, button, input, select, textarea, [tabindex="0"], [role$="dialog"] *';

/**
 * Reloads the page, once, if a chunk is missing because a newer build was deployed, or if an existing chunk fails
 * again: most browsers remember the first failure and do not ask again. Form input is kept as a draft; choices and the
 * scroll position are kept too. A failed preload is no reason to reload. `getStore` returns null until there is a
 * store.
 */
export function reloadOnChunkError(getStore: () => ShopStore | null): void {
  addEventListener('vite:preloadError', () => {
    if (!isPreloading()) void reloadForNewBuild(getStore);
  });
  addEventListener('chunkfailedagain', ({ detail }) => void reloadForChunk(detail, getStore));
}

async function reloadForNewBuild(getStore: () => ShopStore | null): Promise<void> {
  if (isNetworkBlocked() || (await findBuild()) !== 'gone' || !mayReload('connection')) return;
  keepForReload(getStore());
  await loadNewVersion();
}

async function reloadForChunk(retrier: Retrier, getStore: () => ShopStore | null): Promise<void> {
  if (isNetworkBlocked()) return;
  const build = await findBuildOnceReachable();
  if (build === 'unreachable') return;
  const store = getStore();
  await writesEnded(store);
  if (retrier !== 'person' && wouldLoseWork()) return;
  if (retrier === 'background' && isInUse()) return;
  if (!mayReload(retrier)) return;
  await refetchFailedModules();
  keepForReload(store);
  if (build === 'gone') await loadNewVersion();
  else location.reload();
}

// Without storage the page could reload itself endlessly.
function mayReload(retrier: Retrier): boolean {
  const build = import.meta.env.VITE_BUILD;
  if (retrier === 'background') {
    if (readStored('sessionStorage', RELOADED_BUILD_KEY) === build) return false;
    return writeStored('sessionStorage', RELOADED_BUILD_KEY, build);
  }
  if (retrier === 'person') return true;
  const { pathname } = location;
  const [at, path] = (readStored('sessionStorage', RELOADED_AT_KEY) ?? '').split(' ');
  if (path === pathname && realNow() - Number(at) < RELOAD_INTERVAL_MS) return false;
  return writeStored('sessionStorage', RELOADED_AT_KEY, `${realNow()} ${pathname}`);
}

function isInUse(): boolean {
  return document.activeElement?.matches(IN_USE) === true;
}

/** A connection that is just back may still refuse a request or two. */
async function findBuildOnceReachable(): Promise<Build> {
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
    const build = await findBuild();
    if (build !== 'unreachable') return build;
    await pause(ATTEMPT_INTERVAL_MS);
  }
  return findBuild();
}

type Build = 'there' | 'gone' | 'unreachable';

/** Looks for this file on the server; its name changes with every chunk it imports. */
async function findBuild(): Promise<Build> {
  try {
    const reply = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
    const isScript = /javascript/.test(reply.headers.get('Content-Type') ?? '');
    if (reply.ok && isScript) return 'there';
    return reply.ok || reply.status === 404 || reply.status === 410 ? 'gone' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
