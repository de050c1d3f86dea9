import type { HttpHandler } from 'msw';
import {
  addToCart,
  changeQuantity,
  chooseDelivery,
  emptyCart,
  removeFromCart,
  saveShipping,
  viewCart,
} from '../backend/cart';
import { readShipping } from '../backend/shipping';
import type { WriteTransaction } from '../storage/database';
import { cartSession } from './cartSession';
import type { MockBackendContext } from './context';
import { jsonReply, textReply } from './replies';
import { jsonBody, queryText, wholeNumber } from './requests';
import { route } from './route';

/** The calls about the cart, except its checkout (spec section 7, cart and checkout). */
export function cartHandlers(context: MockBackendContext): HttpHandler[] {
  const { database } = context;

  /** Changes the caller's cart and answers with a text. */
  async function change(
    request: Request,
    text: string,
    work: (tables: WriteTransaction, cartId: string) => Promise<void>,
  ): Promise<Response> {
    const { cartId, headers } = cartSession(request);
    await database.write((tables) => work(tables, cartId));
    return textReply(text, 200, headers);
  }

  return [
    route(context, 'get', '/cart/get', async ({ request }) => {
      const { cartId, headers } = cartSession(request);
      return jsonReply(await database.read((tables) => viewCart(tables, cartId)), headers);
    }),

    route(context, 'post', '/cart/add/:productId/:quantity', async ({ request, param }) => {
      const quantity = wholeNumber(param('quantity'));
      return change(request, 'Prodotto aggiunto al carrello!', (tables, cartId) =>
        addToCart(tables, cartId, param('productId'), quantity),
      );
    }),

    route(context, 'delete', '/cart/delete/:productId', ({ request, param }) =>
      change(request, 'Prodotto rimosso dal carrello.', (tables, cartId) =>
        removeFromCart(tables, cartId, param('productId')),
      ),
    ),

    route(context, 'delete', '/cart/empty', ({ request }) =>
      change(request, 'Carrello svuotato.', emptyCart),
    ),

    route(context, 'patch', '/cart/updateQuantity', async ({ request, query }) => {
      const productId = queryText(query, 'idProduct');
      const quantity = wholeNumber(queryText(query, 'quantity'));
      return change(request, 'Quantità aggiornata.', (tables, cartId) =>
        changeQuantity(tables, cartId, productId, quantity),
      );
    }),

    route(context, 'patch', '/cart/delivery', async ({ request, query }) => {
      const orderPriority = queryText(query, 'orderPriority');
      return change(request, 'Priorità aggiornata.', (tables, cartId) =>
        chooseDelivery(tables, cartId, orderPriority),
      );
    }),

    route(context, 'patch', '/cart/addShippingData', async ({ request }) => {
      const shippingData = readShipping(await jsonBody(request));
      return change(request, 'Dati di spedizione salvati.', (tables, cartId) =>
        saveShipping(tables, cartId, shippingData),
      );
    }),
  ];
}
