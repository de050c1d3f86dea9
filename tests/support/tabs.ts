import { afterEach, beforeEach, vi } from 'vitest';
import { API_HOST } from '#src/api/request';
import { clearAfterSession } from '#src/store/clearAfterSession';
import { makeStore, type ShopStore } from '#src/store/makeStore';
import { TAB_FEATURES } from '#src/app/tabFeatures';
import { connectTabs } from '#src/cross-tab/connectTabs';
import { startTabs } from '#src/cross-tab/startTabs';
import type { BrowserEnvironment } from '#src/cross-tab/browserEnvironment';
import { useBackend } from './storeBackend';
import { settled } from './storeSettled';
import { signIn } from './storeTokens';

const VERSION = '1.0.0+1700000000000';

export type Tab = {
  store: ShopStore;
  /** Shows or hides the tab. */
  look: (isLookedAt: boolean) => void;
  close: () => void;
};

type Options = {
  token?: string;
  isVisible?: boolean;
  version?: string;
  /** Connects it only when the page is idle, as for a shopper; otherwise at once. */
  isFresh?: boolean;
  /** Overrides of what the browser offers. */
  environment?: Partial<BrowserEnvironment>;
};

const open = new Set<Tab>();

/** Opens a tab of the shop: a store that is connected to the others as in a browser. */
export function openTab(options: Options = {}): Tab {
  const { token, isVisible = true, version, isFresh = false, environment } = options;
  const store = makeStore();
  clearAfterSession(store);
  if (token !== undefined) signIn(store, token);
  let isLookedAt = isVisible;
  const listeners = new Set<() => void>();
  const join = () =>
    connectTabs(
      store,
      {
        openChannel: (name) => new BroadcastChannel(name) as never,
        locks: navigator.locks,
        isVisible: () => isLookedAt,
        onVisibility: (changed) => {
          listeners.add(changed);
          return () => listeners.delete(changed);
        },
        ...environment,
      },
      version ?? VERSION,
      TAB_FEATURES,
    );
  const load = () => Promise.resolve({ joinThisBrowser: join });
  const leave = isFresh ? startTabs(store, load) : join();
  const tab: Tab = {
    store,
    look: (now) => {
      isLookedAt = now;
      for (const changed of listeners) changed();
    },
    close: () => {
      leave();
      open.delete(tab);
    },
  };
  open.add(tab);
  return tab;
}

/** Opens this many tabs of the same session. */
export function openTabs(count: number, options: Options = {}): Tab[] {
  return Array.from({ length: count }, () => openTab(options));
}

/** Closes every tab that a test has opened. */
export function closeTabs(): void {
  for (const tab of open) tab.close();
}

/** Waits until no tab has a running call, and no message is on its way. */
export async function quiet(): Promise<void> {
  for (let rounds = 0; rounds < 3; rounds += 1) {
    await Promise.all([...open].map(({ store }) => settled(store)));
    await messagesDelivered();
  }
}

/** Waits until messages on their way have been delivered and answered, in one of the next turns of the event loop. */
export async function messagesDelivered(): Promise<void> {
  const [from, to] = [new BroadcastChannel('turns'), new BroadcastChannel('turns')];
  for (let turn = 0; turn < 4; turn += 1) {
    // Our own message arrives when a turn has passed, even on a busy machine.
    const heard = new Promise((resolve) => {
      to.addEventListener('message', resolve, { once: true });
    });
    from.postMessage(null);
    await heard;
    await new Promise((resolve) => {
      setTimeout(resolve, 1);
    });
  }
  from.close();
  to.close();
}

/** Starts a small shop for each test of a file, and closes its tabs. `asked` lists the calls, as 'GET /cart/get'. */
export function useTabs() {
  const backend = useBackend();
  const asked: string[] = [];
  beforeEach(() => {
    asked.length = 0;
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      asked.push(`${init.method} ${url.slice(API_HOST.length)}`);
      return answer(url, init);
    });
  });
  afterEach(closeTabs);
  return { backend, asked };
}
