import { isImageUrl } from '../config/environment';
import { OFFLINE_CACHES } from '../config/offline';

/**
 * Deletes the copy of each picture that cannot be shown: the worker cannot check another host's response, and would
 * return it for as long as copies are kept. Starts at once, because the first pictures fail before the page is idle.
 */
export function dropBadCopies(): void {
  if (!import.meta.env.PROD || !import.meta.env.VITE_API_HOST) return;
  document.addEventListener('error', dropBadCopy, { capture: true });
}

function dropBadCopy({ target }: Event): void {
  if (!(target instanceof HTMLImageElement) || !isImageUrl(target.currentSrc)) return;
  const { currentSrc } = target;
  caches
    .open(OFFLINE_CACHES.pictures)
    .then((copies) => copies.delete(currentSrc, { ignoreVary: true }))
    .catch(() => undefined); // no storage means no copy
}
