import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ordersApi } from '#src/api/orders';
import { messageIn } from '#src/cross-tab/messages';
import { selectEntity } from '#src/entities/entities';
import { openEverything } from '#tests/support/storeViews';
import { openTab, quiet, type Tab, useTabs } from '#tests/support/tabs';

const VERSION = '1.0.0+1700000000000';

const { backend, asked } = useTabs();

const kinds = ['hello', 'wrote', 'read', 'wanted', 'orders'];
const junk = fc.oneof(
  fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }),
  fc.constantFrom('__proto__', 'constructor', NaN, Infinity, -1, '', null, undefined, [], {}),
);

// A body without one field, or with a field of a wrong type, is invalid.
const product = { id: 'p1', title: 'Rubata', priceCents: 1, fileNames: [] };
const brokenProduct = fc
  .tuple(fc.constantFrom(...(Object.keys(product) as (keyof typeof product)[])), junk)
  .filter(([field, value]) => typeof value !== typeof product[field] && !Array.isArray(value))
  .map(([field, value]) => ({ ...product, [field]: value }));
const badMoment = fc.constantFrom(NaN, Infinity, -5, '0', null);
const now = () => Date.now();

/** Returns what a tab posts after a write with these updates. */
const wrote = (updates: object) => ({ kind: 'wrote', at: now(), stale: [], updates: [updates] });

/** Messages that the shop never posts: nonsense, missing fields, wrong types. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  junk,
  fc.record({ version: junk, tab: junk, kind: fc.constantFrom(...kinds) }),
  fc.dictionary(fc.constantFrom('kind', 'updates', 'at', 'stale', 'key', 'outcome'), junk),
  fc.constantFrom(...kinds.filter((kind) => kind !== 'hello')).map((kind) => ({ kind })),
  brokenProduct.map((body) => wrote({ asOf: now(), products: [body] })),
  badMoment.map((asOf) => wrote({ asOf, products: [product] })),
  badMoment.map((at) => ({ kind: 'wrote', at, stale: ['Cart'], updates: [] })),
  junk.map((tag) => ({ kind: 'wrote', at: now(), stale: [tag], updates: [] })),
  fc
    .constantFrom('__proto__', '', 7)
    .map((id) => wrote({ asOf: now(), removed: [{ kind: 'products', id }] })),
  junk.map((outcome) => ({
    kind: 'read',
    key: '/cart/get',
    cacheKey: 'getCart(undefined)',
    asOf: now(),
    outcome,
  })),
  junk.map((type) => ({ type, payload: { token: 'altro', now: 0 } })),
  fc.constantFrom('session/signedIn', 'api/executeQuery/fulfilled').map((type) => ({
    type,
    kind: type,
    payload: {},
  })),
);

/** Returns the state of a tab, once RTK Query has noted its subscriptions there. */
function withoutSubscriptions({ store }: Tab) {
  const state = store.getState();
  return { ...state, api: { ...state.api, subscriptions: {} } };
}

it('1,000 hostile messages change nothing, and cause no call', async () => {
  const tab = openTab({ token: backend.token });
  await openEverything(tab.store);
  await quiet();
  const before = withoutSubscriptions(tab);
  asked.length = 0;
  const enemy = new BroadcastChannel('shop');
  await fc.assert(
    fc.asyncProperty(hostile, fc.boolean(), async (message, isDressed) => {
      const isPlain = typeof message === 'object' && message !== null && !Array.isArray(message);
      try {
        enemy.postMessage(
          isDressed && isPlain ? { version: VERSION, tab: 'enemy', ...message } : message,
        );
      } catch {
        // cannot even be posted
      }
    }),
    { numRuns: 1_000 },
  );
  await quiet();
  enemy.close();
  for (const [slice, value] of Object.entries(withoutSubscriptions(tab))) {
    expect(value, slice).toEqual(before[slice as keyof typeof before]);
  }
  expect(asked).toEqual([]);

  // A valid message is applied, so the others were ignored because of their content.
  const friend = new BroadcastChannel('shop');
  const written = wrote({ asOf: now(), products: [product] });
  friend.postMessage({ version: VERSION, tab: 'friend', ...written });
  await quiet();
  friend.close();
  expect(selectEntity(tab.store.getState(), 'products', 'p1')?.title).toBe(product.title);
});

it('a message on the channel of all tabs ends no session and shows no administrator', async () => {
  const tab = openTab({ token: backend.token });
  await tab.store.dispatch(ordersApi.endpoints.getOrder.initiate('PREP'));
  await quiet();
  const { session } = tab.store.getState();
  const enemy = new BroadcastChannel('shop');
  const admin = { id: 'x', username: 'x', email: 'x', telephoneNumber: 'x' };
  for (const isLogout of [false, true]) {
    enemy.postMessage({ version: VERSION, tab: 'enemy', kind: 'sessionEnded', isLogout });
  }
  enemy.postMessage({
    version: VERSION,
    tab: 'enemy',
    ...wrote({ asOf: now(), admins: [admin], removed: [{ kind: 'orders', id: 'ALTRO' }] }),
  });
  await quiet();
  enemy.close();
  expect(tab.store.getState().session).toEqual(session);
  expect(tab.store.getState().entities.admins).toEqual({});
  expect(JSON.stringify(tab.store.getState().entities.orders)).not.toContain('ALTRO');
});

it.each(['products', 'orders', 'feedback', 'admins'])(
  'what would reach the prototype of the %s is no message',
  (kind) => {
    const said = (id: string) => messageIn(wrote({ asOf: now(), removed: [{ kind, id }] }));
    expect(said('1')).not.toBeNull();
    expect(said('__proto__')).toBeNull();
  },
);
