import { expect, it, vi } from 'vitest';
import { everyView, openEverything, WRITES } from '#tests/support/storeViews';
import { openTabs, quiet, useTabs } from '#tests/support/tabs';
import type { Locks } from '#src/api/withLock';
import { BROWSER, type BrowserEnvironment } from '#src/cross-tab/browserEnvironment';

const { backend } = useTabs();

const refuse = () => Promise.reject(new DOMException('no', 'SecurityError'));

/** Features that may be missing: in old browsers, private modes, pages without https, with blocked storage. */
const POOR: [what: string, environment: Partial<BrowserEnvironment>][] = [
  ['BroadcastChannel', { openChannel: () => null }],
  ['Web Locks', { locks: null }],
  ['both', { openChannel: () => null, locks: null }],
  ['Web Locks that work', { locks: { request: refuse, query: refuse } as unknown as Locks }],
  [
    'a line on which anything may be said',
    {
      openChannel: () => ({
        onmessage: null,
        close: () => {},
        postMessage: () => {
          throw new DOMException('no', 'DataCloneError');
        },
      }),
    },
  ],
];

it.each(POOR)(
  'without %s each tab works for itself, and nothing throws',
  async (_, environment) => {
    const rejected = vi.fn();
    process.on('unhandledRejection', rejected);
    const [one, other] = openTabs(2, { token: backend.token, environment });
    if (!one || !other) throw new Error('two tabs');
    await openEverything(one.store);
    for (const name of ['addToCart', 'updateOrderState', 'updateProduct', 'createProduct']) {
      const { error } = (await WRITES[name]?.(one.store.dispatch)) ?? {};
      expect(error).toBeUndefined();
    }
    await quiet();
    await openEverything(other.store);
    one.look(false);
    one.look(true);
    await quiet();
    expect(everyView(one.store)).toEqual(everyView(other.store));
    process.off('unhandledRejection', rejected);
    expect(rejected).not.toHaveBeenCalled();
  },
);

it('if sessions cannot be told apart, administrators share nothing', async () => {
  vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new TypeError('not on plain http'));
  const asked = vi.spyOn(globalThis, 'fetch');
  const tabs = openTabs(2, { token: backend.token });
  for (const { store } of tabs) await openEverything(store);
  const orders = asked.mock.calls.filter(([url]) => (url as string).endsWith('/order/getAll'));
  expect(orders).toHaveLength(2);
});

it('has no channel if the browser blocks it or does not support it', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('no', 'SecurityError');
      }
    },
  );
  expect(BROWSER.openChannel('shop')).toBeNull();
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(BROWSER.openChannel('shop')).toBeNull();
});
