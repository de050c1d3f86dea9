import { readForm, readTexts, readTextFields, readUploads } from './requests';
import { route, type Route } from './route';
import { HttpError } from '../backend/httpError';
import {
  findOrder,
  listOrders,
  ORDER_NOT_FOUND,
  refundOrder,
  requestCancellation,
  requestReturn,
  setOrderState,
  setShipping,
  viewOrder,
} from '../backend/orders';

/** The calls for orders (spec section 7, orders). */
export const orderRoutes: Route[] = [
  route('get', '/order/get/:orderNumber', async ({ param, read }) => {
    try {
      return viewOrder(await read((tables) => findOrder(tables, param('orderNumber'))));
    } catch (error) {
      // Only this call answers an unknown id with a plain string and status 200 (spec section 7).
      if (error instanceof HttpError) return ORDER_NOT_FOUND;
      throw error;
    }
  }),

  route('patch', '/order/orderState/:orderNumber', ({ param, query, writeAsAdmin, now }) =>
    writeAsAdmin((tables) =>
      setOrderState(tables, param('orderNumber'), query('stateOfOrder'), now),
    ),
  ),

  route('delete', '/order/annul/:orderNumber', async ({ param, write, now }) => {
    await write((tables) => requestCancellation(tables, param('orderNumber'), now));
    return "Richiesta d'annullamento inoltrata!";
  }),

  route('post', '/order/refund/:orderNumber', async ({ param, writeAsAdmin, now }) => {
    await writeAsAdmin((tables) => refundOrder(tables, param('orderNumber'), now));
    return 'Rimborso avviato con successo.';
  }),

  route('patch', '/order/shipping/:orderNumber', ({ param, query, writeAsAdmin, now }) => {
    const [shipper, shippingCode] = [query('shipper'), query('shippingCode')];
    return writeAsAdmin((tables) =>
      setShipping(tables, param('orderNumber'), shipper, shippingCode, now),
    );
  }),

  route('post', '/order/return/:orderNumber', async ({ request, param, write, now }) => {
    const form = await readForm(request);
    const { description } = readTextFields(form, 'description');
    const productIds = readTexts(form, 'productIds');
    const attachments = await readUploads(form, 'attachments');
    const asked = { productIds, description, attachments };
    await write((tables) => requestReturn(tables, param('orderNumber'), asked, now));
    return 'Richiesta di reso inviata con successo!';
  }),

  route('get', '/order/getAll', ({ readAsAdmin }) => readAsAdmin(listOrders)),
];
