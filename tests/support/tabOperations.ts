import fc from 'fast-check';
import { cartApi } from '#src/api/cart';
import { feedbackApi } from '#src/api/feedback';
import { ordersApi } from '#src/api/orders';
import { productsApi } from '#src/api/products';
import { shopApi } from '#src/api/shopApi';
import { ORDER_STATES } from '#src/domain/orderState';
import { ORDER_PRIORITIES } from '#src/domain/priority';
import type { AppDispatch } from '#src/store/makeStore';
import { aProduct, wireShipping } from './apiSamples';
import type { Tab } from './tabs';

/** Something that a user does in one of the tabs. */
export type Operation = {
  tab: number;
  /** Describes it in the report of a failure. */
  what: string;
  /** Whether the next operation waits for the end of this one. */
  waits: boolean;
  run: (tab: Tab) => PromiseLike<unknown> | undefined;
};

type Deed = Pick<Operation, 'what' | 'run'>;

/** Something that a user does, in any tab or store. */
export type Act = { what: string; run: (tab: Pick<Tab, 'store'>) => PromiseLike<unknown> };

const call =
  (make: (dispatch: AppDispatch) => PromiseLike<unknown>): Act['run'] =>
  ({ store }) =>
    make(store.dispatch);

const product = fc.constantFrom('p1', 'p2', 'p3');
const order = fc.constantFrom('PREP', 'CONSEGNATO');
const quantity = fc.integer({ min: 1, max: 10 });
const word = fc.constantFrom('uno', 'due', 'tre', 'quattro');

const cart = cartApi.endpoints;
const orders = ordersApi.endpoints;
const products = productsApi.endpoints;

/** What shoppers do with the cart. */
export const cartDeeds: fc.Arbitrary<Act>[] = [
  fc.tuple(product, quantity).map(([productId, count]) => ({
    what: `add ${productId} × ${count}`,
    run: call((to) => to(cart.addToCart.initiate({ productId, quantity: count }))),
  })),
  fc.tuple(product, quantity).map(([productId, count]) => ({
    what: `quantity of ${productId}: ${count}`,
    run: call((to) => to(cart.updateQuantity.initiate({ productId, quantity: count }))),
  })),
  product.map((id) => ({
    what: `remove ${id}`,
    run: call((to) => to(cart.removeFromCart.initiate(id))),
  })),
  fc.constant({ what: 'empty', run: call((to) => to(cart.emptyCart.initiate())) }),
  fc.constantFrom(...ORDER_PRIORITIES).map((priority) => ({
    what: `delivery ${priority}`,
    run: call((to) => to(cart.updateDelivery.initiate(priority))),
  })),
  word.map((name) => ({
    what: `ship to ${name}`,
    run: call((to) => to(cart.saveShippingData.initiate({ ...wireShipping, name }))),
  })),
];

/** What shoppers and administrators do with an order. */
export const orderDeeds: fc.Arbitrary<Act>[] = [
  fc.tuple(order, fc.constantFrom(...ORDER_STATES)).map(([orderNumber, state]) => ({
    what: `${orderNumber} is ${state}`,
    run: call((to) => to(orders.updateOrderState.initiate({ orderNumber, state }))),
  })),
  fc.tuple(order, word, word).map(([orderNumber, shipper, shippingCode]) => ({
    what: `${orderNumber} by ${shipper} as ${shippingCode}`,
    run: call((to) =>
      to(orders.updateOrderShipping.initiate({ orderNumber, shipper, shippingCode })),
    ),
  })),
  order.map((number) => ({
    what: `cancel ${number}`,
    run: call((to) => to(orders.cancelOrder.initiate(number))),
  })),
  order.map((number) => ({
    what: `refund ${number}`,
    run: call((to) => to(orders.refundOrder.initiate(number))),
  })),
  order.map((orderNumber) => ({
    what: `return ${orderNumber}`,
    run: call((to) =>
      to(
        orders.returnOrder.initiate({
          orderNumber,
          productIds: ['p1'],
          description: 'Rotta',
          attachments: [],
        }),
      ),
    ),
  })),
];

const texts = (title: string) => aProduct({ title, description: title });

const catalogueDeeds: fc.Arbitrary<Deed>[] = [
  fc.tuple(product, word).map(([id, title]) => ({
    what: `${id} is called ${title}`,
    run: call((to) =>
      to(
        products.updateProduct.initiate({
          id,
          ...texts(title),
          orderedFileNames: [`${id}-2.jpg`, `${id}-1.jpg`],
        }),
      ),
    ),
  })),
  product.map((id) => ({
    what: `no first picture of ${id}`,
    run: call((to) => to(products.deleteProductImage.initiate({ id, fileName: `${id}-1.jpg` }))),
  })),
  word.map((title) => ({
    what: `create ${title}`,
    run: call((to) => to(products.createProduct.initiate({ ...texts(title), files: [] }))),
  })),
  fc.constant({
    what: 'delete p3',
    run: call((to) => to(products.deleteProduct.initiate('p3'))),
  }),
  word.map((comment) => ({
    what: `feedback ${comment}`,
    run: call((to) =>
      to(
        feedbackApi.endpoints.addFeedback.initiate({
          orderNumber: 'CONSEGNATO',
          productId: 'p1',
          comment,
          stars: 4,
          files: [],
        }),
      ),
    ),
  })),
];

const again = { forceRefetch: true, subscribe: false } as const;

const tabDeeds: fc.Arbitrary<Deed>[] = [
  fc.boolean().map((isVisible) => ({
    what: isVisible ? 'look' : 'look away',
    run: (tab) => {
      tab.look(isVisible);
      return undefined;
    },
  })),
  fc
    .constantFrom(
      cart.getCart.initiate(undefined, again),
      products.getProducts.initiate(undefined, again),
      orders.getOrders.initiate(undefined, again),
    )
    .map((read) => ({ what: 'read again', run: call((to) => to(read as never)) })),
  order.map((number) => ({
    what: `read ${number} again`,
    run: call((to) => to(orders.getOrder.initiate(number, again))),
  })),
  fc.constant({
    what: 'all is stale',
    run: ({ store }: Tab) =>
      void store.dispatch(shopApi.util.invalidateTags(['Cart', 'Products', 'Orders'])),
  }),
];

/** Operations in several tabs, in any order and many of them in parallel. */
export function operations(tabs: number, count: number): fc.Arbitrary<Operation[]> {
  return fc.array(
    fc
      .tuple(
        fc.nat(tabs - 1),
        fc.boolean(),
        fc.oneof(
          ...([...cartDeeds, ...orderDeeds, ...catalogueDeeds, ...tabDeeds] as [
            fc.Arbitrary<Deed>,
          ]),
        ),
      )
      .map(([tab, waits, deed]) => ({ tab, waits, ...deed })),
    { minLength: count, maxLength: count },
  );
}
