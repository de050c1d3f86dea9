import { beforeEach, expect, it, vi } from 'vitest';
import { accessApi } from '#src/api/access';
import { adminsApi } from '#src/api/admins';
import { ordersApi } from '#src/api/orders';
import { drafted } from '#src/features/form-drafts/draftsSlice';
import { loggedOut, selectIsAdmin, sessionExpired } from '#src/session/sessionSlice';
import { signIn, tokenFor, tokenWith } from '#tests/support/storeTokens';
import { openEverything, WRITES } from '#tests/support/storeViews';
import { openTab, openTabs, quiet, type Tab, useTabs } from '#tests/support/tabs';

const { backend, asked } = useTabs();
/** The posted messages, by channel. */
let said: { line: string; text: string }[];

beforeEach(() => {
  said = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      override postMessage(message: unknown): void {
        said.push({ line: this.name, text: JSON.stringify(message) });
        super.postMessage(message);
      }
    },
  );
});

const isAdminIn = ({ store }: Tab) => selectIsAdmin(store.getState());
const staff = (count: number) => openTabs(count, { token: backend.token });

it('that ends in one tab ends in all, and no call sends the token any more', async () => {
  const tabs = staff(5);
  await Promise.all(tabs.map(({ store }) => openEverything(store)));
  await quiet();
  const calls = vi.spyOn(globalThis, 'fetch');
  tabs[2]?.store.dispatch(sessionExpired());
  await quiet();
  expect(tabs.map(isAdminIn)).toEqual(tabs.map(() => false));
  for (const tab of tabs) await openEverything(tab.store);
  expect(calls.mock.calls.length).toBeGreaterThan(0);
  for (const [, init] of calls.mock.calls) {
    expect(new Headers(init?.headers).get('BearerToken')).toBeNull();
  }
});

it('that ends while a read waits for another tab’s sends its token no more', async () => {
  const [reading, waiting] = staff(2);
  await quiet();
  const calls = vi.fn((_url: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    return promise;
  });
  vi.stubGlobal('fetch', calls);
  const read = reading?.store.dispatch(ordersApi.endpoints.getOrders.initiate());
  await vi.waitFor(() => expect(calls).toHaveBeenCalledTimes(1));
  const late = waiting?.store.dispatch(ordersApi.endpoints.getOrders.initiate());
  await vi.waitFor(async () => {
    const { pending = [] } = await navigator.locks.query();
    expect(pending.some(({ name }) => name?.startsWith('read/'))).toBe(true);
  });
  waiting?.store.dispatch(sessionExpired());
  read?.abort();
  await Promise.all([read, late]);
  expect(calls).toHaveBeenCalledTimes(1);
});

it('of another person continues', async () => {
  const [mine] = staff(1);
  const theirs = openTab({ token: tokenFor(600) });
  await quiet();
  mine?.store.dispatch(sessionExpired());
  await quiet();
  expect(isAdminIn(theirs)).toBe(true);
});

it('that begins later joins the others with its token', async () => {
  const [first] = staff(1);
  const later = openTab();
  await quiet();
  signIn(later.store, backend.token);
  await quiet();
  await first?.store.dispatch(ordersApi.endpoints.getOrders.initiate());
  await quiet();
  await later.store.dispatch(ordersApi.endpoints.getOrders.initiate());
  expect(asked).toEqual(['GET /order/getAll']);
});

it('keeps data for administrators off the channel of all tabs', async () => {
  const [first, second] = staff(2);
  const shopper = openTab();
  if (!first || !second) throw new Error('two tabs');
  await openEverything(first.store);
  await openEverything(second.store);
  await first.store.dispatch(
    adminsApi.endpoints.getAdmins.initiate(undefined, { forceRefetch: true }),
  );
  await WRITES['updateOrderShipping']?.(first.store.dispatch);
  await WRITES['deleteAdmin']?.(first.store.dispatch);
  await quiet();
  const everybody = said.filter(({ line }) => line === 'shop').map(({ text }) => text);
  expect(everybody.length).toBeGreaterThan(10);
  for (const text of everybody) {
    expect(text).not.toMatch(/giulia@|luca@|PREP|"orders":\[\{|getOrders|getAdmins|"removed"/);
  }
  expect(said.map(({ text }) => text).join()).toContain('"shipper":"Poste"');
  expect(Object.values(shopper.store.getState().entities.admins)).toEqual([]);
});

it('posts no token, password or code, whatever is done', async () => {
  const [first] = staff(2);
  if (!first) throw new Error('two tabs');
  await openEverything(first.store);
  for (const write of Object.values(WRITES)) {
    await write(first.store.dispatch);
    await quiet();
  }
  await first.store.dispatch(
    accessApi.endpoints.login.initiate({ email: 'luca@bottega.example', password: 'segreta' }),
  );
  await quiet();
  expect(said.length).toBeGreaterThan(50);
  const secrets = [...backend.token.split('.'), 'segreta', 'boss2018', 'BOTTEGA-2018', 'codice"'];
  for (const secret of [...secrets, 'executeMutation', 'originalArgs']) {
    expect(said.filter(({ line, text }) => (line + text).includes(secret))).toEqual([]);
  }
});

it('removes typed input in all tabs when it ends with a logout, but not when it expires', async () => {
  const tabs = staff(3);
  await quiet();
  const typed = (tab: Tab) => Object.keys(tab.store.getState().drafts);
  for (const { store } of tabs) store.dispatch(drafted({ form: 'f', value: 'x' }));
  tabs[1]?.store.dispatch(sessionExpired());
  await quiet();
  expect(tabs.map(isAdminIn)).toEqual([false, false, false]);
  expect(tabs.map(typed)).toEqual([['f'], ['f'], ['f']]);

  for (const { store } of tabs) signIn(store, backend.token);
  await quiet();
  tabs[1]?.store.dispatch(loggedOut());
  await quiet();
  expect(tabs.map(isAdminIn)).toEqual([false, false, false]);
  expect(tabs.map(typed)).toEqual([[], [], []]);
});

it('of a nameless person is nobody else’s: typed input is removed at the next login', async () => {
  const { store } = openTab({ token: tokenWith({ exp: Date.now() / 1000 + 60 }) });
  store.dispatch(drafted({ form: 'f', value: 'x' }));
  store.dispatch(sessionExpired());
  expect(store.getState().drafts).toEqual({ f: 'x' });
  signIn(store, tokenWith({ exp: Date.now() / 1000 + 70 }));
  expect(store.getState().drafts).toEqual({});
});
