import { isNetworkBlocked } from '../api/networkBlock';
import { realNow } from '../domain/clock';
import { loadNewVersion } from '../offline/loadNewVersion';

/** Marks, in this tab, when it was last reloaded because a file was gone. */
const KEY = 'reloadedAt';

/** A file that is gone again so soon after a reload is gone for another reason (ms). */
const ONCE_IN_MS = 60_000;

/**
 * After a deploy a tab may ask for parts of the application that are there no more. The page is
 * then loaded anew, once: what was typed is a draft. Not where this build is still there, or the
 * server cannot be reached: then the part that failed is asked for again (`lazyWithPreload`).
 */
export function reloadOnChunkError(): void {
  addEventListener('vite:preloadError', () => void reloadOnce());
}

async function reloadOnce(): Promise<void> {
  if (isNetworkBlocked() || !(await isBuildGone()) || !mayReload()) return;
  await loadNewVersion();
}

// Without storage nobody could tell the second time from the first.
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (realNow() - last < ONCE_IN_MS) return false;
    sessionStorage.setItem(KEY, String(realNow()));
    return true;
  } catch {
    return false;
  }
}

/** Whether the server has this file no more; its name changes with every part that it leads to. */
async function isBuildGone(): Promise<boolean> {
  try {
    const reply = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
    const isScript = /javascript/.test(reply.headers.get('Content-Type') ?? '');
    return reply.status === 404 || reply.status === 410 || (reply.ok && !isScript);
  } catch {
    return false;
  }
}
