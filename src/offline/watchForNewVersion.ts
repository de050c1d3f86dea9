import { realNow } from '../domain/clock';

/** How often a page that stays open looks for a new build (ms). */
const CHECK_EVERY_MS = 3_600_000;

/** A page that is shown again looks at once, but not more often than this (ms). */
const MIN_CHECK_INTERVAL_MS = 60_000;

/**
 * Calls `onNewVersion` when another build has been deployed than the one of this page: its worker
 * waits, or another tab has had it take over.
 */
export function watchForNewVersion(
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
