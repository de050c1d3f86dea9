import { WORKER_FILE } from '../../config/offline';
import { trusted } from '../../config/trusted';

/** How long after loading the shell is copied, so that the first screen has the line to itself. */
const REGISTER_AFTER_MS = 3_000;

/**
 * Has the browser keep the shell and the catalogue last seen. Only in a build against a real
 * backend: the stand-in has a service worker of its own, and there is one a site.
 */
export function keepShellOffline(): void {
  if (!import.meta.env.PROD || !import.meta.env.VITE_API_HOST) return;
  if (!('serviceWorker' in navigator)) return;
  setTimeout(() => {
    navigator.serviceWorker
      .register(trusted.createScriptURL(`/${WORKER_FILE}`))
      .catch((error: unknown) => {
        console.warn('Uso offline non disponibile', error);
      });
  }, REGISTER_AFTER_MS);
}
