import type { HttpHandler } from 'msw';
import { openPayment, type CheckoutForm } from '../backend/payments';
import { HttpError } from '../backend/httpError';
import { readCompleteShipping } from '../backend/shipping';
import { cartSession } from './cartSession';
import type { MockBackendContext } from './context';
import { textReply } from './replies';
import { jsonBody } from './requests';
import { route } from './route';

/** The checkout, which answers with the address of the card page (spec section 7). */
export function paymentHandlers(context: MockBackendContext): HttpHandler[] {
  const { database, publicOrigin, pagesOrigin = publicOrigin } = context;

  return [
    route(context, 'post', '/payment/checkout', async ({ request }) => {
      const { cartId, headers } = cartSession(request);
      const form = readCheckout(await jsonBody(request));
      const paymentId = await database.write((tables) => openPayment(tables, cartId, form));
      const page = `${pagesOrigin}/mocks/pages/card.html?payment=${paymentId}`;
      return textReply(page, 200, headers);
    }),
  ];
}

function readCheckout(body: Record<string, unknown>): CheckoutForm {
  const { cartId, shippingData, totalAmount } = body;
  if (typeof cartId !== 'string') throw new HttpError(400, 'Carrello mancante.');
  if (typeof totalAmount !== 'number') throw new HttpError(400, 'Importo mancante.');
  return { cartId, shippingData: readCompleteShipping(shippingData), totalAmount };
}
