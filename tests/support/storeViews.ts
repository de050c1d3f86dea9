import { accessApi } from '#src/api/access';
import { adminsApi } from '#src/api/admins';
import { cartApi } from '#src/api/cart';
import { feedbackApi } from '#src/api/feedback';
import { ordersApi } from '#src/api/orders';
import { productsApi } from '#src/api/products';
import { selectEntities, selectEntity, type Kind } from '#src/entities/entities';
import { selectPriority } from '#src/features/cart/cartSlice';
import type { AppDispatch, ShopStore } from '#src/store/makeStore';
import type { RootState } from '#src/store/rootReducer';
import { pngFile } from './orders';
import { settled } from './storeSettled';
import { aProduct } from './apiSamples';

/** One query as a screen uses it: how it is asked, and what is shown of its answer. */
type Query = {
  endpoint: string;
  subscribe: (dispatch: AppDispatch) => unknown;
  view: (state: RootState) => unknown;
};

type Selected<Data> = { status: string; data?: Data | undefined };

const failed = (query: Selected<unknown>) => query.status === 'rejected';

function list(kind: Kind, select: (state: RootState) => Selected<string[]>) {
  return (state: RootState) => {
    const query = select(state);
    return failed(query) ? 'failed' : selectEntities(state, kind, query.data ?? []);
  };
}

function one(kind: Kind, id: string): (state: RootState) => unknown {
  return (state) => selectEntity(state, kind, id) ?? 'failed';
}

const { getCart } = cartApi.endpoints;
const { getProducts, getProduct } = productsApi.endpoints;
const { getProductFeedback, getAllFeedback } = feedbackApi.endpoints;
const { getOrders, getOrder } = ordersApi.endpoints;
const { getAdmins, getProfile } = adminsApi.endpoints;

/** Every query that there is, with every argument that the small shop knows. */
export const QUERIES: readonly Query[] = [
  {
    endpoint: 'getCart',
    subscribe: (dispatch) => dispatch(getCart.initiate()),
    view: (state) => {
      const { data } = getCart.select()(state);
      const ids = data?.lines.map((line) => line.productId) ?? [];
      const products = selectEntities(state, 'products', ids);
      return { data, priority: selectPriority(state), products };
    },
  },
  {
    endpoint: 'getProducts',
    subscribe: (dispatch) => dispatch(getProducts.initiate()),
    view: list('products', (state) => getProducts.select()(state)),
  },
  ...['p1', 'p2', 'p3'].flatMap((id): Query[] => [
    {
      endpoint: 'getProduct',
      subscribe: (dispatch) => dispatch(getProduct.initiate(id)),
      view: one('products', id),
    },
    {
      endpoint: 'getProductFeedback',
      subscribe: (dispatch) => dispatch(getProductFeedback.initiate(id)),
      view: list('feedback', (state) => getProductFeedback.select(id)(state)),
    },
  ]),
  {
    endpoint: 'getAllFeedback',
    subscribe: (dispatch) => dispatch(getAllFeedback.initiate()),
    view: list('feedback', (state) => getAllFeedback.select()(state)),
  },
  {
    endpoint: 'getOrders',
    subscribe: (dispatch) => dispatch(getOrders.initiate()),
    view: list('orders', (state) => getOrders.select()(state)),
  },
  ...['PREP', 'CONSEGNATO'].map((number): Query => ({
    endpoint: 'getOrder',
    subscribe: (dispatch) => dispatch(getOrder.initiate(number)),
    view: one('orders', number),
  })),
  {
    endpoint: 'getAdmins',
    subscribe: (dispatch) => dispatch(getAdmins.initiate()),
    view: list('admins', (state) => getAdmins.select()(state)),
  },
  {
    endpoint: 'getProfile',
    subscribe: (dispatch) => dispatch(getProfile.initiate()),
    view: (state) => {
      const query: Selected<string> = getProfile.select()(state);
      return failed(query) ? 'failed' : selectEntity(state, 'admins', query.data ?? '');
    },
  },
];

/** Asks all queries, as if every screen were open, and waits for the answers. */
export async function openEverything(store: ShopStore): Promise<void> {
  for (const { subscribe } of QUERIES) subscribe(store.dispatch);
  await settled(store);
}

/** What every screen shows, by query. */
export function everyView(store: ShopStore): Record<string, unknown> {
  const state = store.getState();
  return Object.fromEntries(
    QUERIES.map(({ endpoint, view }, at) => [`${endpoint} ${at}`, view(state)]),
  );
}

type Write = (dispatch: AppDispatch) => PromiseLike<{ error?: unknown }>;

const cart = cartApi.endpoints;
const products = productsApi.endpoints;
const orders = ordersApi.endpoints;
const admins = adminsApi.endpoints;
const access = accessApi.endpoints;

const texts = aProduct({ title: 'Nuovo titolo' });
const shipping = {
  name: 'Ugo',
  surname: 'Blu',
  address: 'Via Po',
  civicNumber: '1',
  city: 'Torino',
  province: 'TO',
  zipcode: '10123',
  email: 'ugo@posta.example',
  telephoneNumber: '011 555',
};

/** Every write that there is, each one good in the small shop. */
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
  logout: (to) => to(access.logout.initiate()),
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
