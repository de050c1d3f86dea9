import { forceFresh } from '../api/requestContext';
import { retryWhileVisible } from '../hooks/retryWhileVisible';
import { whenIdle } from '../domain/whenIdle';
import { selectIsAdmin } from '../session/sessionSlice';
import type { ShopStore } from '../store/makeStore';

/** How long a shopper's first screen has the network to itself, at most. */
const IDLE_TIMEOUT_MS = 2_000;

/**
 * Connects this tab with the others of its browser; returns a function that disconnects. The code loads after the first
 * screen, or at once for an administrator, whose lists wait for it. A page that enters the back-forward cache
 * disconnects, or the browser could not cache it, and connects again when it is restored.
 */
export function startTabs(
  store: ShopStore,
  load: () => Promise<{ joinThisBrowser: (store: ShopStore) => () => void }>,
): () => void {
  const { requestContext: context } = store;
  let leave = () => {};
  let stopRetrying = () => {};
  let isStopped = false;
  // A reload asks the backend, not other tabs' earlier reads.
  if (wasReloaded()) store.dispatch(forceFresh());

  const join = async (isIdle?: Promise<void>): Promise<void> => {
    await isIdle;
    stopRetrying();
    // The file is gone after a deploy, or we are offline: this tab works alone until it loads.
    const browser = await load().catch(() => null);
    if (isStopped) return;
    if (browser) leave = browser.joinThisBrowser(store);
    else stopRetrying = retryWhileVisible(begin);
  };
  const begin = (isIdle?: Promise<void>): void => {
    context.joining ??= join(isIdle).finally(() => (context.joining = null));
  };
  const disconnectForCache = (): void => {
    leave();
    leave = () => {};
  };
  const reconnect = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) begin();
  };

  if (selectIsAdmin(store.getState())) begin();
  else begin(new Promise((resolve) => void whenIdle(resolve, IDLE_TIMEOUT_MS)));
  addEventListener('pagehide', disconnectForCache);
  addEventListener('pageshow', reconnect);
  return () => {
    isStopped = true;
    stopRetrying();
    removeEventListener('pagehide', disconnectForCache);
    removeEventListener('pageshow', reconnect);
    leave();
  };
}

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation?.type === 'reload';
}
