import { SKIP_WAITING } from '../config/offline';
import { pause } from '../domain/concurrency';

/** How long the new build's worker may take before the page is reloaded anyway (ms). */
const READY_WITHIN_MS = 10_000;

/**
 * Reloads the page with the newest build. Its worker must be active first: the old one would
 * answer the reload with the old build.
 */
export async function loadNewVersion(): Promise<void> {
  await Promise.race([activateNewestWorker(), pause(READY_WITHIN_MS)]);
  location.reload();
}

async function activateNewestWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  try {
    const registration = await serviceWorker.getRegistration();
    await registration?.update().catch(() => undefined);
    const newest = registration?.installing ?? registration?.waiting;
    if (!newest) return;
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      newest.postMessage(SKIP_WAITING);
    });
  } catch {
    // forbidden here, so no worker answers
  }
}
