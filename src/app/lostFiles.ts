import { isSealed } from '../api/seal';
import { worldTime } from '../domain/clock';
import { loadNewVersion } from './offline/loadNewVersion';

/** Marks, in this tab, when it was last reloaded because a file was gone. */
const KEY = 'reloadedAt';

/** A file that is gone again so soon after a reload is gone for another reason (ms). */
const ONCE_IN_MS = 60_000;

/**
 * After a deploy a tab may ask for parts of the application that are there no more. The page is
 * then loaded anew, once: what was typed is a draft. Not while the server cannot be reached,
 * because then a reload would take away the page that still stands.
 */
export function reloadWhenFilesAreGone(): void {
  addEventListener('vite:preloadError', () => void reloadOnce());
}

async function reloadOnce(): Promise<void> {
  if (isSealed() || !(await isServerThere()) || !mayReload()) return;
  await loadNewVersion();
}

// Without storage nobody could tell the second time from the first.
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (worldTime() - last < ONCE_IN_MS) return false;
    sessionStorage.setItem(KEY, String(worldTime()));
    return true;
  } catch {
    return false;
  }
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(location.origin, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
