import { accessApi } from '#src/api/access';
import { logoutApi } from '#src/api/logout';
import { adminsApi } from '#src/api/admins';
import { cartApi } from '#src/api/cart';
import { feedbackApi } from '#src/api/feedback';
import { ordersApi } from '#src/api/orders';
import { productsApi } from '#src/api/products';
import { shopApi } from '#src/api/shopApi';
import { selectEntity, type Kind } from '#src/entities/entities';
import { selectPriority } from '#src/features/cart/cartSlice';
import type { AppDispatch, ShopStore } from '#src/store/makeStore';
import { QUERIES as DESCRIBED } from '#src/snapshots/queries';
import type { RootState } from '#src/store/rootReducer';
import { pngFile } from './orders';
import { settled } from './storeSettled';
import { aProduct, wireShipping } from './apiSamples';

/** The arguments of queries that the small shop knows. */
const ARGUMENTS: Partial<Record<Kind, string[]>> = {
  products: ['p1', 'p2', 'p3'],
  orders: ['PREP', 'CONSEGNATO'],
};

type Endpoint = {
  initiate: (argument?: string) => Parameters<AppDispatch>[0];
  select: (argument?: string) => (state: RootState) => { status: string; data?: unknown };
};

/** Every query that snapshots contain, with every argument. */
const QUERIES = Object.entries(DESCRIBED).flatMap(([name, { argument }]) => {
  const endpoint = (shopApi.endpoints as unknown as Record<string, Endpoint>)[name] as Endpoint;
  const given = argument ? (ARGUMENTS[argument] ?? []) : [undefined];
  return given.map((arg) => ({ ...endpoint, name: `${name} ${arg}`, arg }));
});

/** Starts all queries, as if every screen were open, and waits for the answers. */
export async function openEverything(store: ShopStore): Promise<void> {
  for (const { initiate, arg } of QUERIES) store.dispatch(initiate(arg));
  await settled(store);
}

/** Returns what every screen shows, by query. */
export function everyView(store: ShopStore): Record<string, unknown> {
  const state = store.getState();
  const views: Record<string, unknown> = { priority: selectPriority(state) };
  for (const { name, select, arg } of QUERIES) {
    const { status, data } = select(arg)(state);
    views[name] = status === 'rejected' ? 'failed' : withBodies(state, data);
  }
  for (const id of ARGUMENTS.products ?? []) {
    // A product that is gone has no page, where its feedback would be.
    if (views[`getProduct ${id}`] === 'failed') delete views[`getProductFeedback ${id}`];
  }
  return views;
}

/** Returns a query's data with the bodies of its references; no two kinds share an id in the small shop. */
function withBodies(state: RootState, data: unknown): unknown {
  const kinds = Object.keys(state.entities) as Kind[];
  const bodyOf = (id: string) =>
    kinds.map((kind) => selectEntity(state, kind, id)).find((body) => body !== undefined);
  if (typeof data === 'string') return bodyOf(data) ?? 'failed';
  if (Array.isArray(data)) return data.flatMap((id: string) => bodyOf(id) ?? []);
  const { lines = [] } = (data ?? {}) as { lines?: { productId: string }[] };
  return { data, products: lines.map(({ productId }) => bodyOf(productId)) };
}

type Write = (dispatch: AppDispatch) => PromiseLike<{ error?: unknown }>;

const cart = cartApi.endpoints;
const products = productsApi.endpoints;
const orders = ordersApi.endpoints;
const admins = adminsApi.endpoints;
const access = accessApi.endpoints;

const texts = aProduct({ title: 'Nuovo titolo' });
const shipping = { ...wireShipping, city: 'Torino' };

/** Every write, with an argument that is valid in the small shop. */
export const WRITES: Readonly<Record<string, Write>> = {
  addToCart: (to) => to(cart.addToCart.initiate({ productId: 'p3', quantity: 2 })),
  removeFromCart: (to) => to(cart.removeFromCart.initiate('p1')),
  emptyCart: (to) => to(cart.emptyCart.initiate()),
  updateQuantity: (to) => to(cart.updateQuantity.initiate({ productId: 'p2', quantity: 5 })),
  updateDelivery: (to) => to(cart.updateDelivery.initiate('PRIORITARIO')),
  saveShippingData: (to) => to(cart.saveShippingData.initiate(shipping)),
  startCheckout: (to) =>
    to(
      cart.startCheckout.initiate({
        cartId: 'carrello',
        shippingData: shipping,
        totalAmount: 289.9,
      }),
    ),
  deleteProduct: (to) => to(products.deleteProduct.initiate('p2')),
  createProduct: (to) => to(products.createProduct.initiate({ ...texts, files: [pngFile()] })),
  updateProduct: (to) =>
    to(
      products.updateProduct.initiate({
        id: 'p1',
        ...texts,
        orderedFileNames: ['p1-2.jpg', 'p1-1.jpg'],
      }),
    ),
  deleteProductImage: (to) =>
    to(products.deleteProductImage.initiate({ id: 'p1', fileName: 'p1-1.jpg' })),
  addProductImages: (to) =>
    to(products.addProductImages.initiate({ id: 'p1', files: [pngFile()] })),
  addFeedback: (to) =>
    to(
      feedbackApi.endpoints.addFeedback.initiate({
        orderNumber: 'CONSEGNATO',
        productId: 'p1',
        comment: 'Ottima.',
        stars: 5,
        files: [pngFile()],
      }),
    ),
  updateOrderState: (to) =>
    to(orders.updateOrderState.initiate({ orderNumber: 'PREP', state: 'SHIPPED' })),
  updateOrderShipping: (to) =>
    to(
      orders.updateOrderShipping.initiate({
        orderNumber: 'PREP',
        shipper: 'Poste',
        shippingCode: 'PT 1',
      }),
    ),
  cancelOrder: (to) => to(orders.cancelOrder.initiate('PREP')),
  refundOrder: (to) => to(orders.refundOrder.initiate('CONSEGNATO')),
  returnOrder: (to) =>
    to(
      orders.returnOrder.initiate({
        orderNumber: 'CONSEGNATO',
        productIds: ['p1'],
        description: 'Rotta',
        attachments: [],
      }),
    ),
  login: (to) =>
    to(access.login.initiate({ email: 'giulia@bottega.example', password: 'segreta' })),
  logout: (to) => to(logoutApi.endpoints.logout.initiate()),
  recoverPassword: (to) => to(access.recoverPassword.initiate('luca@bottega.example')),
  resetPassword: (to) => to(access.resetPassword.initiate({ id: 'reset', newPassword: 'altra' })),
  registerAdmin: (to) =>
    to(
      admins.registerAdmin.initiate({
        username: 'ugo',
        email: 'ugo@bottega.example',
        telephoneNumber: '06 999',
        password: 'segreta',
        authCode: 'BOTTEGA-2018',
      }),
    ),
  activateAdmin: (to) => to(admins.activateAdmin.initiate({ id: 'a3', activationCode: 'codice' })),
  acceptAdmin: (to) => to(admins.acceptAdmin.initiate('a4')),
  deleteAdmin: (to) => to(admins.deleteAdmin.initiate({ id: 'a2', bossCode: 'boss2018' })),
  updateEmail: (to) => to(admins.updateEmail.initiate('altra@bottega.example')),
  updateTelephone: (to) => to(admins.updateTelephone.initiate('06 888')),
  updatePassword: (to) =>
    to(admins.updatePassword.initiate({ oldPassword: 'segreta', newPassword: 'altra' })),
  confirmEmail: (to) =>
    to(admins.confirmEmail.initiate({ id: 'a1', newEmail: 'nuova@bottega.example' })),
  confirmTelephone: (to) =>
    to(admins.confirmTelephone.initiate({ id: 'a1', telephoneNumber: '06 777' })),
};
