import { cartSession } from './cartSession';
import { readJson } from './requests';
import { textResponse } from './responses';
import { route, type Route } from './route';
import { httpAssert } from '../backend/httpError';
import { startPayment } from '../backend/payments';
import { parseCompleteShipping } from '../backend/shipping';

/** The checkout, which answers with the URL of the card page (spec section 7). */
export const paymentRoutes: Route[] = [
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
