import { forceFresh } from '../api/forceFresh';
import { selectIsAdmin } from '../session/sessionSlice';
import { requestContextOf, type ShopStore } from '../store/makeStore';

/** How long a shopper's first screen has the line to itself, in milliseconds. */
const PATIENCE_MS = 2_000;

/**
 * Joins this tab to the others of its browser; gives what ends that. The code for it comes when
 * the first screen is there, or at once for an administrator, whose lists wait for it. A page
 * that the browser puts aside leaves the others, or it could not be put aside, and joins them
 * again when it comes back.
 */
export function startTabs(
  store: ShopStore,
  load: () => Promise<{ joinThisBrowser: (store: ShopStore) => () => void }>,
): () => void {
  const context = requestContextOf(store);
  let leave = () => {};
  let isStopped = false;
  // Who reloads a page wants to see what is there now, not what another tab read before.
  if (wasReloaded()) store.dispatch(forceFresh());

  const join = async (): Promise<void> => {
    // Gone after a deploy, or no connection: until it is back this tab works alone.
    const browser = await load().catch(() => null);
    if (isStopped) return;
    if (browser) leave = browser.joinThisBrowser(store);
    else addEventListener('online', begin, { once: true });
  };
  const begin = (): void => {
    context.joining ??= join().finally(() => (context.joining = null));
  };
  const putAside = (): void => {
    leave();
    leave = () => {};
  };
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) begin();
  };

  if (selectIsAdmin(store.getState())) begin();
  else whenIdle(begin);
  addEventListener('pagehide', putAside);
  addEventListener('pageshow', comeBack);
  return () => {
    isStopped = true;
    removeEventListener('online', begin);
    removeEventListener('pagehide', putAside);
    removeEventListener('pageshow', comeBack);
    leave();
  };
}

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(task, { timeout: PATIENCE_MS });
  else setTimeout(task, PATIENCE_MS);
}
