import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cartApi } from '#src/api/cart';
import { ordersApi } from '#src/api/orders';
import { productsApi } from '#src/api/products';
import { describeQuery, type QueryName } from '#src/snapshots/queries';
import { selectEntities, selectEntity } from '#src/entities/entities';
import { makeStore, type ShopStore } from '#src/store/makeStore';
import { startBackend, stopBackend } from '#tests/support/storeBackend';
import { settled } from '#tests/support/storeSettled';
import { signIn } from '#tests/support/storeTokens';
import { openEverything, WRITES } from '#tests/support/storeViews';

let store: ShopStore;

beforeEach(async () => {
  const { token } = await startBackend();
  store = makeStore();
  signIn(store, token);
});
afterEach(stopBackend);

/** Does everything that an administrator and a shopper do in a day, with every screen open. */
async function aWholeDay(): Promise<void> {
  await openEverything(store);
  const day =
    'startCheckout addToCart updateQuantity updateDelivery saveShippingData ' +
    'addFeedback updateOrderShipping updateOrderState returnOrder refundOrder ' +
    'addProductImages createProduct acceptAdmin confirmEmail deleteAdmin';
  for (const name of day.split(' ')) {
    expect((await WRITES[name]?.(store.dispatch))?.error, name).toBeUndefined();
  }
  await settled(store);
}

/** Returns how often a text occurs in a part of the state. */
function occurrences(part: unknown, text: string): number {
  return JSON.stringify(part).split(text).length - 1;
}

describe('a whole day', () => {
  it('leaves only references, and data of their own, in the queries', async () => {
    await aWholeDay();
    const answers = Object.values(store.getState().api.queries);
    expect(answers.length).toBeGreaterThan(10);
    for (const answer of answers) {
      const { endpointName, data } = answer as { endpointName: QueryName; data: unknown };
      expect(v.is(describeQuery(endpointName).data.schema, data), endpointName).toBe(true);
    }
  });

  it('leaves one body of each entity in the whole state', async () => {
    await aWholeDay();
    const state = store.getState();
    const texts = [
      'Lampada, fatta a mano.', // on the page; list and cart have the same product
      'Sedia, fatta a mano.',
      'nuova@bottega.example', // in the list of administrators and in the profile
      '"orderNumber":"PREP","placedAt"', // in the list of orders and on its page
      '"PT 1"',
      'Ottima.', // on the product's page and among all feedback
    ];
    for (const text of texts) {
      expect(occurrences(state.entities, text), text).toBe(1);
      expect(occurrences(state, text), text).toBe(1);
    }
  });

  it('leaves no password and no code anywhere in the state', async () => {
    await aWholeDay();
    const spoken = ['updatePassword', 'resetPassword', 'registerAdmin', 'login'];
    for (const name of spoken) await WRITES[name]?.(store.dispatch);
    await settled(store);
    const secrets = ['segreta', 'boss2018', 'BOTTEGA-2018'];
    for (const secret of secrets) expect(occurrences(store.getState(), secret), secret).toBe(0);
  });
});

describe('a product', () => {
  it('has one body, whether the catalogue, its page or the cart has read it', async () => {
    await openEverything(store);
    const { getCart } = cartApi.endpoints;
    const { getProducts, getProduct } = productsApi.endpoints;
    const bodies = () => {
      const state = store.getState();
      const ids = [
        getProducts.select()(state).data?.[0],
        getProduct.select('p1')(state).data,
        getCart.select()(state).data?.lines[0]?.productId,
      ];
      return ids.map((id) => selectEntity(state, 'products', id ?? ''));
    };
    const before = bodies();
    expect(before[0]).toMatchObject({ id: 'p1', title: 'Lampada', stock: 7 });
    expect(new Set(before).size).toBe(1);

    await WRITES['updateProduct']?.(store.dispatch);
    await settled(store);
    const after = bodies();
    expect(after[0]).toMatchObject({ id: 'p1', title: 'Nuovo titolo', priceCents: 1250 });
    expect(new Set(after).size).toBe(1);
  });

  it('keeps the fields of its page when a list returns fewer', async () => {
    const { getProduct, getProducts } = productsApi.endpoints;
    await store.dispatch(getProduct.initiate('p1'));
    await store.dispatch(getProducts.initiate());
    await store.dispatch(cartApi.endpoints.getCart.initiate());
    expect(selectEntity(store.getState(), 'products', 'p1')).toMatchObject({
      description: 'Lampada, fatta a mano.',
      name: 'lampada-01',
      category: 'Casa',
    });
  });

  it('keeps its name and price of that day in the orders', async () => {
    await openEverything(store);
    await WRITES['updateProduct']?.(store.dispatch);
    await settled(store);
    const { data = [] } = ordersApi.endpoints.getOrders.select()(store.getState());
    const orders = selectEntities(store.getState(), 'orders', data);
    expect(orders).toHaveLength(2);
    for (const order of orders) {
      expect(order.lines).toMatchObject([{ name: 'Lampada', priceCents: 4990 }]);
    }
  });

  it('disappears from list, page and cart when deleted', async () => {
    await openEverything(store);
    await WRITES['deleteProduct']?.(store.dispatch);
    const ids = productsApi.endpoints.getProducts.select()(store.getState()).data ?? [];
    const shown = selectEntities(store.getState(), 'products', ids);
    expect(shown.map(({ id }) => id)).toEqual(['p1', 'p3']);
    expect(selectEntity(store.getState(), 'products', 'p2')).toBeUndefined();
    await settled(store);
    const cart = cartApi.endpoints.getCart.select()(store.getState()).data;
    expect(cart?.lines.map(({ productId }) => productId)).toEqual(['p1']);
  });
});
