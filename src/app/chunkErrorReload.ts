import { isNetworkBlocked } from '../api/recordAndReplay';
import { isPreloading } from '../components/lazyWithPreload';
import { readStored, writeStored } from '../domain/browserStorage';
import { realNow } from '../domain/clock';
import { loadNewVersion } from '../offline/loadNewVersion';

/** The sessionStorage key of the time of this tab's last reload for a missing chunk. */
const KEY = 'reloadedAt';

/** A chunk that is missing again so soon after a reload is missing for another reason (ms). */
const RELOAD_INTERVAL_MS = 60_000;

/**
 * Reloads the page, once, when a chunk is missing because a newer build was deployed; what was
 * typed is kept as a draft. Where this build is still there, or the server cannot be reached, the
 * chunk is loaded again later instead (`lazyWithPreload`), and so is one that no one has asked for yet.
 */
export function reloadOnChunkError(): void {
  addEventListener('vite:preloadError', () => {
    if (!isPreloading()) void reloadOnce();
  });
}

async function reloadOnce(): Promise<void> {
  if (isNetworkBlocked() || !(await isBuildGone()) || !mayReload()) return;
  await loadNewVersion();
}

// Without storage the page could reload for ever.
function mayReload(): boolean {
  const last = Number(readStored('sessionStorage', KEY) ?? 0);
  if (realNow() - last < RELOAD_INTERVAL_MS) return false;
  return writeStored('sessionStorage', KEY, String(realNow()));
}

/** Whether this file is gone from the server; its name changes with every chunk it imports. */
async function isBuildGone(): Promise<boolean> {
  try {
    const reply = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
    const isScript = /javascript/.test(reply.headers.get('Content-Type') ?? '');
    return reply.status === 404 || reply.status === 410 || (reply.ok && !isScript);
  } catch {
    return false;
  }
}
