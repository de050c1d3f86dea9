import { isImageUrl } from '../config/environment';
import { WORKER_FILE } from '../config/offline';
import { trusted } from '../config/trusted';
import { realNow } from '../domain/clock';
import { newVersionSeen } from './newVersionSlice';

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
  eachTimeIdle(() => {
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

/** How long nothing happens until the page counts as idle. */
const IDLE_AFTER_MS = 3_000;

/** Input, and pictures that load. */
const EVENTS = ['scroll', 'pointerdown', 'keydown', 'load'];

/** Calls `task` each time that nothing has been scrolled, pressed or loaded for a while. */
function eachTimeIdle(task: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(task, IDLE_AFTER_MS);
  };
  for (const event of EVENTS) {
    document.addEventListener(event, wait, { capture: true, passive: true });
  }
  wait();
}

/** How often a page that stays open looks for a new build (ms). */
const CHECK_EVERY_MS = 3_600_000;

/** A page that is shown again looks at once, but not more often than this (ms). */
const MIN_CHECK_INTERVAL_MS = 60_000;

/**
 * Calls `onNewVersion` when another build has been deployed than the one of this page: its worker
 * waits, or another tab has had it take over.
 */
function watchForNewVersion(
  registration: ServiceWorkerRegistration,
  onNewVersion: () => void,
): void {
  const { serviceWorker } = navigator;
  let { controller } = serviceWorker;
  let lookedAt = realNow();

  const look = () => {
    lookedAt = realNow();
    registration.update().catch(() => undefined); // no connection: the next time
  };
  const reportWaiting = () => {
    if (registration.waiting && registration.active) onNewVersion();
  };

  reportWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', reportWaiting);
  });
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker of all takes over a page of its own build.
    if (controller) onNewVersion();
    ({ controller } = serviceWorker);
  });
  setInterval(look, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    const isDue = realNow() - lookedAt >= MIN_CHECK_INTERVAL_MS;
    if (document.visibilityState === 'visible' && isDue) look();
  });
}
