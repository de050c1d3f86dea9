import type { HttpHandler } from 'msw';
import {
  askToCancel,
  askToReturn,
  findOrder,
  listOrders,
  ORDER_NOT_FOUND,
  refundOrder,
  setOrderState,
  setShipping,
  viewOrder,
} from '../backend/orders';
import { requireAdmin } from '../backend/permissions';
import { HttpError } from '../backend/httpError';
import type { WriteTransaction } from '../storage/database';
import type { MockBackendContext } from './context';
import { jsonReply, textReply } from './replies';
import { formBody, formFiles, formText, formTexts, queryText } from './requests';
import { route, type Call } from './route';

/** The calls about orders (spec section 7, orders). */
export function orderHandlers(context: MockBackendContext): HttpHandler[] {
  const { database, now } = context;

  /** Work that only an administrator may do. */
  function asAdmin<Result>(
    { claims }: Call,
    work: (tables: WriteTransaction) => Promise<Result>,
  ): Promise<Result> {
    return database.write(async (tables) => {
      await requireAdmin(tables, claims);
      return work(tables);
    });
  }

  return [
    route(context, 'get', '/order/get/:orderNumber', async ({ param }) => {
      try {
        const order = await database.read((tables) => findOrder(tables, param('orderNumber')));
        return jsonReply(viewOrder(order));
      } catch (error) {
        // This call alone says it with a plain string and status 200 (spec section 7).
        if (error instanceof HttpError) return textReply(ORDER_NOT_FOUND);
        throw error;
      }
    }),

    route(context, 'patch', '/order/orderState/:orderNumber', async (call) => {
      const state = queryText(call.query, 'stateOfOrder');
      return jsonReply(
        await asAdmin(call, (tables) =>
          setOrderState(tables, call.param('orderNumber'), state, now()),
        ),
      );
    }),

    route(context, 'delete', '/order/annul/:orderNumber', async ({ param }) => {
      await database.write((tables) => askToCancel(tables, param('orderNumber'), now()));
      return textReply("Richiesta d'annullamento inoltrata!");
    }),

    route(context, 'post', '/order/refund/:orderNumber', async (call) => {
      await asAdmin(call, (tables) => refundOrder(tables, call.param('orderNumber'), now()));
      return textReply('Rimborso avviato con successo.');
    }),

    route(context, 'patch', '/order/shipping/:orderNumber', async (call) => {
      const shipper = queryText(call.query, 'shipper');
      const code = queryText(call.query, 'shippingCode');
      return jsonReply(
        await asAdmin(call, (tables) =>
          setShipping(tables, call.param('orderNumber'), shipper, code, now()),
        ),
      );
    }),

    route(context, 'post', '/order/return/:orderNumber', async ({ request, param }) => {
      const form = await formBody(request);
      const asked = {
        productIds: formTexts(form, 'productIds'),
        description: formText(form, 'description'),
        attachments: await formFiles(form, 'attachments'),
      };
      await database.write((tables) => askToReturn(tables, param('orderNumber'), asked, now()));
      return textReply('Richiesta di reso inviata con successo!');
    }),

    route(context, 'get', '/order/getAll', async ({ claims }) =>
      jsonReply(
        await database.read(async (tables) => {
          await requireAdmin(tables, claims);
          return listOrders(tables);
        }),
      ),
    ),
  ];
}
