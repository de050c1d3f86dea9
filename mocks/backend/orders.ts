import { httpAssert, orNotFound } from './httpError';
import { saveImages, type Upload } from './images';
import { sendMail, shopPath } from './mail';
import { changeState } from './orderStates';
import type { OrderRecord } from './records';
import type { ReadTransaction, WriteTransaction } from '../storage/database';

const RETURN_WINDOW_MS = 30 * 24 * 60 * 60 * 1000;
const MAX_SHIPPER_LENGTH = 200;
const MAX_REASON_LENGTH = 5000;

/** The answer for an unknown order number (spec section 7). */
export const ORDER_NOT_FOUND = 'Ordine non trovato.';

/** An order as the API returns it (spec section 3). */
export type OrderView = Omit<OrderRecord, 'deliveredAt' | 'stockReturned' | 'returnRequest'>;

/** The fields of the return form (spec section 3). */
export type ReturnForm = { productIds: string[]; description: string; attachments: Upload[] };

/** Returns the record of an order. Throws 404 if it does not exist. */
export async function findOrder(
  tables: ReadTransaction,
  orderNumber: string,
): Promise<OrderRecord> {
  return orNotFound(await tables.get('orders', orderNumber), ORDER_NOT_FOUND);
}

/** Returns all orders, newest first. */
export async function listOrders(tables: ReadTransaction): Promise<OrderView[]> {
  const orders = await tables.getAll('orders');
  return orders
    .map((order) => ({ order, at: Date.parse(order.timestamp) }))
    .sort((one, other) => other.at - one.at)
    .map(({ order }) => viewOrder(order));
}

/** Returns the order without its internal fields. */
export function viewOrder(order: OrderRecord): OrderView {
  const { deliveredAt: _delivered, stockReturned: _stock, returnRequest: _return, ...view } = order;
  return view;
}

/** Sets any of the seven states, as an administrator may. Throws 400 for others, 404 if unknown. */
export async function setOrderState(
  tables: WriteTransaction,
  orderNumber: string,
  state: string,
  now: Date,
): Promise<OrderView> {
  const order = await findOrder(tables, orderNumber);
  return viewOrder(await changeState(tables, order, state, now));
}

/** Requests a cancellation. Throws 409 unless the order is in preparation (spec section 4). */
export async function requestCancellation(
  tables: WriteTransaction,
  orderNumber: string,
  now: Date,
): Promise<void> {
  const order = await findOrder(tables, orderNumber);
  const isInPreparation = order.stateOfOrder === 'IN_PREPARATION';
  httpAssert(isInPreparation, 409, "Non è più possibile annullare l'ordine.");
  await changeState(tables, order, 'CANCELLATION_IN_PROGRESS', now);
}

/** Refunds an order (spec section 4). Throws 409 if it was refunded before. */
export async function refundOrder(
  tables: WriteTransaction,
  orderNumber: string,
  now: Date,
): Promise<void> {
  const order = await findOrder(tables, orderNumber);
  httpAssert(order.stateOfOrder !== 'REIMBURSED', 409, 'L’ordine è già stato rimborsato.');
  await changeState(tables, order, 'REIMBURSED', now);
}

/** Sets shipper and tracking code; the customer gets a mail if the order was shipped already. */
export async function setShipping(
  tables: WriteTransaction,
  orderNumber: string,
  shipper: string,
  shippingCode: string,
  now: Date,
): Promise<OrderView> {
  const isShort = Math.max(shipper.length, shippingCode.length) <= MAX_SHIPPER_LENGTH;
  httpAssert(isShort, 400, 'Dati di spedizione troppo lunghi.');
  const order = { ...(await findOrder(tables, orderNumber)), shipper, shippingCode };
  await tables.put('orders', order);
  if (order.stateOfOrder === 'SHIPPED') {
    await sendMail(tables, now, {
      to: order.shippingData.email,
      subject: `Ordine ${orderNumber}: dati di spedizione aggiornati`,
      body: `Corriere: ${shipper || '-'}. Codice di tracciamento: ${shippingCode || '-'}.`,
      link: shopPath('order', 'get', orderNumber),
    });
  }
  return viewOrder(order);
}

/**
 * Requests a return. Throws 409 unless the order was delivered at most 30 days ago (spec section
 * 1), 400 without a reason or for products that are not in the order.
 */
export async function requestReturn(
  tables: WriteTransaction,
  orderNumber: string,
  { productIds, description, attachments }: ReturnForm,
  now: Date,
): Promise<void> {
  const order = await findOrder(tables, orderNumber);
  const { stateOfOrder, deliveredAt, productsInCart } = order;
  const isDelivered = stateOfOrder === 'DELIVERED' && deliveredAt !== null;
  httpAssert(isDelivered, 409, 'Il reso è possibile solo per ordini consegnati.');
  const isRecent = now.getTime() - Date.parse(deliveredAt) <= RETURN_WINDOW_MS;
  httpAssert(isRecent, 409, 'Sono passati più di 30 giorni dalla consegna.');
  const orderedIds = new Set(productsInCart.map((line) => line.product.id));
  const areOrdered = productIds.length > 0 && productIds.every((id) => orderedIds.has(id));
  httpAssert(areOrdered, 400, 'Seleziona almeno un prodotto da restituire.');
  httpAssert(description.trim() !== '', 400, 'Inserisci il motivo del reso.');
  httpAssert(description.length <= MAX_REASON_LENGTH, 400, 'Il motivo del reso è troppo lungo.');
  const returnRequest = {
    productIds: [...new Set(productIds)],
    description,
    attachments: await saveImages(tables, attachments),
    requestedAt: now.toISOString(),
  };
  await changeState(tables, { ...order, returnRequest }, 'RETURN_START', now);
}
