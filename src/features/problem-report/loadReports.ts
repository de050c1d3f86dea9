import { boot } from '../../api/boot';
import { whenIdle } from '../../domain/whenIdle';
import { clearsPersonalData } from '../../session/sessionSlice';
import type { ShopStore } from '../../store/makeStore';

/** The maximum wait for an idle browser before reporting starts, in milliseconds. */
const IDLE_TIMEOUT_MS = 5_000;

/** Returns whether the user's browser asks not to be tracked. */
function isTrackingRefused(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

// After each logout, in this or another tab, and when a different person logs in.
async function removeWaitingReports(): Promise<void> {
  const waiting = await import('./waitingReports').catch(() => null);
  waiting?.removeWaitingReports();
}

let isLoading = false;

/**
 * Starts error reporting when the page is idle, or at the first problem, which is kept until then; without a store if
 * the app could not create one. Never if the browser asks not to be tracked.
 */
export function loadReports(store: ShopStore | null): void {
  store?.startListening({ matcher: clearsPersonalData, effect: removeWaitingReports });
  if (isTrackingRefused()) {
    boot.earlyErrors = undefined;
    return;
  }
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    // The next problem tries again.
    import('./errorReports').then(
      ({ startErrorReports }) => startErrorReports(store),
      () => (isLoading = false),
    );
  };
  boot.onEarlyError = load;
  if (store === null || boot.earlyErrors?.length) load();
  else whenIdle(load, IDLE_TIMEOUT_MS);
}
