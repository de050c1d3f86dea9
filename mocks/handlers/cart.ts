import { cartSession } from './cartSession';
import { readJson, parseInteger } from './requests';
import { jsonResponse, textResponse } from './responses';
import { route, type Call, type Route } from './route';
import {
  addToCart,
  changeQuantity,
  removeFromCart,
  setDelivery,
  updateCart,
  viewCart,
} from '../backend/cart';
import { httpAssert } from '../backend/httpError';
import { startPayment } from '../backend/payments';
import { parseCompleteShipping, parseShipping } from '../backend/shipping';
import type { WriteTransaction } from '../storage/database';

/** The calls for the cart and its checkout (spec section 7, cart and checkout). */
export const cartRoutes: Route[] = [
  route('get', '/cart/get', async ({ request, read }) => {
    const { cartId, headers } = cartSession(request);
    return jsonResponse(await read((tables) => viewCart(tables, cartId)), headers);
  }),

  route('post', '/cart/add/:productId/:quantity', async (call) => {
    const quantity = parseInteger(call.param('quantity'));
    return changeCart(call, 'Prodotto aggiunto al carrello!', (tables, cartId) =>
      addToCart(tables, cartId, call.param('productId'), quantity),
    );
  }),

  route('delete', '/cart/delete/:productId', (call) =>
    changeCart(call, 'Prodotto rimosso dal carrello.', (tables, cartId) =>
      removeFromCart(tables, cartId, call.param('productId')),
    ),
  ),

  route('delete', '/cart/empty', (call) =>
    changeCart(call, 'Carrello svuotato.', (tables, cartId) =>
      updateCart(tables, cartId, { lines: [] }),
    ),
  ),

  route('patch', '/cart/updateQuantity', async (call) => {
    const productId = call.query('idProduct');
    const quantity = parseInteger(call.query('quantity'));
    return changeCart(call, 'Quantità aggiornata.', (tables, cartId) =>
      changeQuantity(tables, cartId, productId, quantity),
    );
  }),

  route('patch', '/cart/delivery', async (call) => {
    const orderPriority = call.query('orderPriority');
    return changeCart(call, 'Priorità aggiornata.', (tables, cartId) =>
      setDelivery(tables, cartId, orderPriority),
    );
  }),

  route('patch', '/cart/addShippingData', async (call) => {
    const shippingData = parseShipping(await readJson(call.request));
    return changeCart(call, 'Dati di spedizione salvati.', (tables, cartId) =>
      updateCart(tables, cartId, { shippingData }),
    );
  }),

  // Answers with the URL of the card page.
  route('post', '/payment/checkout', async ({ request, write, context }) => {
    const { cartId, headers } = cartSession(request);
    const body = await readJson(request);
    httpAssert(typeof body['cartId'] === 'string', 400, 'Carrello mancante.');
    httpAssert(typeof body['totalAmount'] === 'number', 400, 'Importo mancante.');
    const form = {
      cartId: body['cartId'],
      totalAmount: body['totalAmount'],
      shippingData: parseCompleteShipping(body['shippingData']),
    };
    const paymentId = await write((tables) => startPayment(tables, cartId, form));
    const { publicOrigin, pagesOrigin = publicOrigin } = context;
    const page = `${pagesOrigin}/mocks/pages/card.html?payment=${paymentId}`;
    return textResponse(page, 200, headers);
  }),
];

/** Changes the cart of the caller and answers with the text. */
async function changeCart(
  { request, write }: Call,
  text: string,
  work: (tables: WriteTransaction, cartId: string) => Promise<void>,
): Promise<Response> {
  const { cartId, headers } = cartSession(request);
  await write((tables) => work(tables, cartId));
  return textResponse(text, 200, headers);
}
