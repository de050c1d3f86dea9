import { isImageUrl } from '../config/environment';
import { WORKER_FILE } from '../config/offline';
import { trusted } from '../config/trusted';
import { realNow } from '../domain/clock';
import { newVersionSeen } from './newVersionSlice';

/**
 * Keeps the shell, the catalogue last seen, and the pictures on the page for offline use. All of that serves another
 * visit, and waits until this one is idle: otherwise it would cost frames while the user scrolls, and bandwidth while
 * data loads. Only in a build against a real backend: the mock backend has its own service worker, and a site can have
 * only one.
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

/** Returns the addresses of the shop's pictures that the document has loaded. */
function picturesOnPage(): string[] {
  return [...document.images]
    .filter((picture) => picture.complete && picture.naturalWidth > 0)
    .map(({ currentSrc }) => currentSrc)
    .filter(isImageUrl);
}

/** How long nothing must happen before the page counts as idle. */
const IDLE_AFTER_MS = 3_000;

/** Input, and loading pictures. */
const EVENTS = ['scroll', 'pointerdown', 'keydown', 'load'];

/** Calls `task` each time that nothing was scrolled, pressed or loaded for a while. */
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

/** A page that becomes visible checks immediately, but not more often than this (ms). */
const MIN_CHECK_INTERVAL_MS = 60_000;

/**
 * Calls `onNewVersion` when a build other than this page's has been deployed: its worker is waiting, or another tab has
 * let it take over.
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
    registration.update().catch(() => undefined); // no connection: tries again next time
  };
  const reportWaiting = () => {
    if (registration.waiting && registration.active) onNewVersion();
  };

  reportWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', reportWaiting);
  });
  serviceWorker.addEventListener('controllerchange', () => {
    // The very first worker takes over a page of its own build.
    if (controller) onNewVersion();
    ({ controller } = serviceWorker);
  });
  setInterval(look, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    const isDue = realNow() - lookedAt >= MIN_CHECK_INTERVAL_MS;
    if (document.visibilityState === 'visible' && isDue) look();
  });
}
