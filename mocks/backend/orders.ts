import { keepImages, type Upload } from './images';
import { sendMail, shopPath } from './mail';
import { moveOrder } from './orderStates';
import type { OrderRecord } from './records';
import { found, HttpError } from './httpError';
import type { ReadTransaction, WriteTransaction } from '../storage/database';

const RETURN_WINDOW_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_SHIPPER_LENGTH = 200;
const MAX_REASON_LENGTH = 5000;

/** What an unknown order number is answered with (spec section 7). */
export const ORDER_NOT_FOUND = 'Ordine non trovato.';

/** An order as it goes on the wire (spec section 3). */
export type OrderView = Omit<OrderRecord, 'deliveredAt' | 'stockReturned' | 'returnRequest'>;

/** What the return form sends (spec section 3). */
export type ReturnForm = { productIds: string[]; description: string; attachments: Upload[] };

/** The record of an order; 404 when there is none. */
export async function findOrder(
  tables: ReadTransaction,
  orderNumber: string,
): Promise<OrderRecord> {
  return found(await tables.get('orders', orderNumber), ORDER_NOT_FOUND);
}

/** Every order, the newest first. */
export async function listOrders(tables: ReadTransaction): Promise<OrderView[]> {
  const orders = await tables.getAll('orders');
  return orders
    .map((order) => ({ order, at: Date.parse(order.timestamp) }))
    .sort((one, other) => other.at - one.at)
    .map(({ order }) => viewOrder(order));
}

/** The order without what only the shop itself knows. */
export function viewOrder(order: OrderRecord): OrderView {
  const { deliveredAt: _delivered, stockReturned: _stock, returnRequest: _return, ...view } = order;
  return view;
}

/** An administrator sets any of the seven states; 400 for another word, 404 unknown order. */
export async function setOrderState(
  tables: WriteTransaction,
  orderNumber: string,
  state: string,
  now: Date,
): Promise<OrderView> {
  const order = await findOrder(tables, orderNumber);
  return viewOrder(await moveOrder(tables, order, state, now));
}

/** The customer asks to cancel; 409 unless the order is still being prepared (spec section 4). */
export async function askToCancel(
  tables: WriteTransaction,
  orderNumber: string,
  now: Date,
): Promise<void> {
  const order = await findOrder(tables, orderNumber);
  if (order.stateOfOrder !== 'IN_PREPARATION') {
    throw new HttpError(409, "Non è più possibile annullare l'ordine.");
  }
  await moveOrder(tables, order, 'CANCELLATION_IN_PROGRESS', now);
}

/** An administrator gives the money back (spec section 4); 409 when that was done before. */
export async function refundOrder(
  tables: WriteTransaction,
  orderNumber: string,
  now: Date,
): Promise<void> {
  const order = await findOrder(tables, orderNumber);
  if (order.stateOfOrder === 'REIMBURSED') {
    throw new HttpError(409, 'L’ordine è già stato rimborsato.');
  }
  await moveOrder(tables, order, 'REIMBURSED', now);
}

/** An administrator notes shipper and tracking code; if already shipped, the customer hears. */
export async function setShipping(
  tables: WriteTransaction,
  orderNumber: string,
  shipper: string,
  shippingCode: string,
  now: Date,
): Promise<OrderView> {
  if (shipper.length > MAX_SHIPPER_LENGTH || shippingCode.length > MAX_SHIPPER_LENGTH) {
    throw new HttpError(400, 'Dati di spedizione troppo lunghi.');
  }
  const order = { ...(await findOrder(tables, orderNumber)), shipper, shippingCode };
  await tables.put('orders', order);
  if (order.stateOfOrder === 'SHIPPED') {
    const letter = {
      to: order.shippingData.email,
      subject: `Ordine ${orderNumber}: dati di spedizione aggiornati`,
      body: `Corriere: ${shipper || '-'}. Codice di tracciamento: ${shippingCode || '-'}.`,
      link: shopPath('order', 'get', orderNumber),
    };
    await sendMail(tables, letter, now);
  }
  return viewOrder(order);
}

/**
 * The customer asks to send goods back. 409 unless the order was delivered, and that at most
 * 30 days ago (spec section 1); 400 without a reason or for goods that it does not hold.
 */
export async function askToReturn(
  tables: WriteTransaction,
  orderNumber: string,
  { productIds, description, attachments }: ReturnForm,
  now: Date,
): Promise<void> {
  const order = await findOrder(tables, orderNumber);
  checkReturnable(order, now);
  const bought = new Set(order.productsInCart.map((line) => line.product.id));
  if (productIds.length === 0 || !productIds.every((id) => bought.has(id))) {
    throw new HttpError(400, 'Seleziona almeno un prodotto da restituire.');
  }
  if (description.trim() === '') throw new HttpError(400, 'Inserisci il motivo del reso.');
  if (description.length > MAX_REASON_LENGTH) {
    throw new HttpError(400, 'Il motivo del reso è troppo lungo.');
  }
  const returnRequest = {
    productIds: [...new Set(productIds)],
    description,
    attachments: await keepImages(tables, attachments),
    requestedAt: now.toISOString(),
  };
  await moveOrder(tables, { ...order, returnRequest }, 'RETURN_START', now);
}

function checkReturnable({ stateOfOrder, deliveredAt }: OrderRecord, now: Date): void {
  if (stateOfOrder !== 'DELIVERED' || deliveredAt === null) {
    throw new HttpError(409, 'Il reso è possibile solo per ordini consegnati.');
  }
  if (now.getTime() - Date.parse(deliveredAt) > RETURN_WINDOW_DAYS * DAY_MS) {
    throw new HttpError(409, 'Sono passati più di 30 giorni dalla consegna.');
  }
}
