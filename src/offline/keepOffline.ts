import { isImageUrl } from '../config/environment';
import { WORKER_FILE } from '../config/offline';
import { trusted } from '../config/trusted';
import { newVersionSeen } from './newVersionSlice';
import { whenIdle } from './whenIdle';
import { watchForNewVersion } from './watchForNewVersion';

/**
 * Has the browser keep the shell, the catalogue last seen, and the pictures that are on the page.
 * All of that is work for another visit, and waits for the pauses of this one: done at once it
 * would cost frames while someone scrolls, and the line while something loads. Only in a build
 * against a real backend: the mock backend has a service worker of its own, and there is one a site.
 */
export function startOffline({
  dispatch,
}: {
  dispatch: (action: ReturnType<typeof newVersionSeen>) => unknown;
}): void {
  if (!import.meta.env.PROD || !import.meta.env.VITE_API_HOST) return;
  if (!('serviceWorker' in navigator)) return;
  let isBegun = false;
  let worker: ServiceWorkerRegistration | null = null;
  const keepPictures = () => worker?.active?.postMessage(picturesOnPage());
  const begin = async () => {
    const script = trusted.createScriptURL(`/${WORKER_FILE}`);
    watchForNewVersion(await navigator.serviceWorker.register(script), () => {
      dispatch(newVersionSeen());
    });
    worker = await navigator.serviceWorker.ready;
    keepPictures();
  };
  whenIdle(() => {
    if (isBegun) return keepPictures();
    isBegun = true;
    begin().catch((error: unknown) => {
      console.warn('Uso offline non disponibile', error);
    });
  });
}

/** Addresses of the shop's pictures that are in the document and have come. */
function picturesOnPage(): string[] {
  return [...document.images]
    .filter((picture) => picture.complete && picture.naturalWidth > 0)
    .map(({ currentSrc }) => currentSrc)
    .filter(isImageUrl);
}
