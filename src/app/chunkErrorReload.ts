import { isNetworkBlocked } from '../api/recordAndReplay';
import type { Retrier } from '../components/chunkFailures';
import { isPreloading } from '../components/lazyWithPreload';
import { readStored, writeStored } from '../domain/browserStorage';
import { realNow } from '../domain/clock';
import { loadNewVersion } from '../offline/loadNewVersion';
import type { ShopStore } from '../store/makeStore';
import { keepForReload, wouldLoseWork, writesEnded } from './reloadPage';

/** The sessionStorage key of when this tab last reloaded by itself for a missing chunk, and on which page. */
const RELOADED_AT_KEY = 'reloadedAt';

/** A chunk that is missing again so soon after the page reloaded is missing for another reason (ms). */
const RELOAD_INTERVAL_MS = 60_000;

/** The sessionStorage key of the build for which this tab was reloaded for work in the background. */
const RELOADED_BUILD_KEY = 'reloadedBuild';

/** What a person is in the middle of: a reload would take the focus away, or the dialog. */
const IN_USE = 'a, button, input, select, textarea, [tabindex="0"], [role$="dialog"] *';

/**
 * Reloads the page, once, if a chunk is missing because a newer build was deployed, or if a chunk
 * that the server has fails again: most browsers remember the first failure and do not ask again.
 * What was typed is kept as a draft; what was chosen and scrolled is kept too. A chunk that no one
 * has asked for yet is no reason. `getStore` returns null until there is a store.
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
  const build = await findBuild();
  if (build === 'unreachable') return;
  const store = getStore();
  await writesEnded(store);
  if (retrier !== 'person' && wouldLoseWork()) return;
  if (retrier === 'background' && isInUse()) return;
  if (!mayReload(retrier)) return;
  keepForReload(store);
  if (build === 'gone') await loadNewVersion();
  else location.reload();
}

// Without storage a page that reloads by itself could do so for ever.
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

/** Looks for this file on the server; its name changes with every chunk it imports. */
async function findBuild(): Promise<'there' | 'gone' | 'unreachable'> {
  try {
    const reply = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
    const isScript = /javascript/.test(reply.headers.get('Content-Type') ?? '');
    if (reply.ok && isScript) return 'there';
    return reply.ok || reply.status === 404 || reply.status === 410 ? 'gone' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
