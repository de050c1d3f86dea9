import { whenIdle } from '../../domain/whenIdle';
import type { ShopStore } from '../../store/makeStore';
import { removeWaitingReportsAfterLogout } from './waitingReports';

declare global {
  /** What index.html keeps of problems until the reports start (`build/earlyErrors`). */
  var earlyErrors: Event[] | undefined;
  /** Called with each of them. */
  var onEarlyError: (() => void) | undefined;
}

/** How long the browser may be busy until the reports start all the same, in milliseconds. */
const IDLE_TIMEOUT_MS = 5_000;

/** Whether this browser says that its person wants no such reports. */
function isTrackingRefused(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

let isLoading = false;

/**
 * Starts the reports of problems when the page is idle, or at the first problem, which waits for
 * it; without a store where the application has not come so far. Never where the browser asks not
 * to be tracked.
 */
export function loadReports(store: ShopStore | null): void {
  if (store !== null) removeWaitingReportsAfterLogout(store);
  if (isTrackingRefused()) {
    globalThis.earlyErrors = undefined;
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
  globalThis.onEarlyError = load;
  if (store === null || globalThis.earlyErrors?.length) load();
  else whenIdle(load, IDLE_TIMEOUT_MS);
}
