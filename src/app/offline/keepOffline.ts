import { imageUrl } from '../../config/environment';
import { WORKER_FILE } from '../../config/offline';
import { trusted } from '../../config/trusted';
import { inPauses } from './pauses';

/**
 * Has the browser keep the shell, the catalogue last seen, and the pictures that are on the page.
 * All of that is work for another visit, and waits for the pauses of this one: done at once it
 * would cost frames while somebody scrolls, and the line while something loads.
 */
export function keepShopOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  let worker: Promise<ServiceWorkerRegistration> | undefined;
  inPauses(() => {
    worker ??= navigator.serviceWorker
      .register(trusted.createScriptURL(`/${WORKER_FILE}`))
      .then(() => navigator.serviceWorker.ready);
    worker.then(
      ({ active }) => active?.postMessage(picturesOnPage()),
      (error: unknown) => {
        console.warn('Uso offline non disponibile', error);
      },
    );
  });
}

/** Addresses of the shop's pictures that are in the document and have come. */
function picturesOnPage(): string[] {
  const base = imageUrl('');
  return [...document.images]
    .filter((picture) => picture.complete && picture.naturalWidth > 0)
    .map(({ currentSrc }) => currentSrc)
    .filter((address) => address.startsWith(base));
}
