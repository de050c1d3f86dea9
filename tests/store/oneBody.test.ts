import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cartApi } from '#src/api/cart';
import { productsApi } from '#src/api/products';
import { describeQuery, type QueryName } from '#src/snapshots/queries';
import { selectEntity } from '#src/entities/entities';
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
});
