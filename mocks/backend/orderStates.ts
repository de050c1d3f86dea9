import { sendMail, shopPath, type Letter } from './mail';
import type { OrderRecord } from './records';
import { HttpError } from './httpError';
import { putBackToStock, takeFromStock } from './stock';
import type { WriteTransaction } from '../storage/database';

// Spec section 4.
const STATES = [
  'IN_PREPARATION',
  'CANCELLATION_IN_PROGRESS',
  'CANCELED',
  'SHIPPED',
  'DELIVERED',
  'RETURN_START',
  'REIMBURSED',
];

/** States of an order whose goods are on their way to the customer, or there. */
const STATES_WITH_GOODS = ['IN_PREPARATION', 'SHIPPED', 'DELIVERED'];

/**
 * Brings an order into a state with all that goes with it: stock, delivery date and the mail
 * to the customer. Whether the person may do that was asked before. 400 for an unknown state;
 * 409 when a cancelled order is taken up again and its goods are sold out.
 */
export async function moveOrder(
  tables: WriteTransaction,
  order: OrderRecord,
  state: string,
  now: Date,
): Promise<OrderRecord> {
  if (!STATES.includes(state)) throw new HttpError(400, 'Stato dell’ordine non valido.');
  const moved: OrderRecord = {
    ...order,
    stateOfOrder: state,
    deliveredAt: deliveryDate(order, state, now),
    stockReturned: await settleStock(tables, order, state),
  };
  await tables.put('orders', moved);
  const letter = state === order.stateOfOrder ? null : letterFor(moved);
  if (letter) await sendMail(tables, letter, now);
  return moved;
}

/** Moves the goods where the state wants them; gives whether they are back in stock. */
async function settleStock(
  tables: WriteTransaction,
  order: OrderRecord,
  state: string,
): Promise<boolean> {
  const { stateOfOrder, productsInCart } = order;
  // A seeded order that is already cancelled has its goods back, though it does not say so.
  const returned = order.stockReturned ?? stateOfOrder === 'CANCELED';
  const accepted =
    state === 'CANCELED' || (stateOfOrder === 'CANCELLATION_IN_PROGRESS' && state === 'REIMBURSED');
  if (accepted && !returned) {
    await putBackToStock(tables, productsInCart);
    return true;
  }
  if (returned && STATES_WITH_GOODS.includes(state)) {
    await takeFromStock(tables, productsInCart);
    return false;
  }
  return returned;
}

/** Set when the goods arrive, forgotten when an administrator takes the order back to before. */
function deliveryDate(order: OrderRecord, state: string, now: Date): string | null {
  if (state === 'DELIVERED') {
    return order.stateOfOrder === 'DELIVERED' && order.deliveredAt !== null
      ? order.deliveredAt
      : now.toISOString();
  }
  return state === 'IN_PREPARATION' || state === 'SHIPPED' ? null : order.deliveredAt;
}

function letterFor(order: OrderRecord): Letter | null {
  const { orderNumber, stateOfOrder, shipper, shippingCode } = order;
  const to = order.shippingData.email;
  const link = shopPath('order', 'get', orderNumber);
  switch (stateOfOrder) {
    case 'SHIPPED':
      return {
        to,
        subject: `Il tuo ordine ${orderNumber} è stato spedito`,
        body: `Corriere: ${shipper || 'da definire'}. Codice di tracciamento: ${shippingCode || 'non ancora disponibile'}.`,
        link,
      };
    case 'DELIVERED':
      return {
        to,
        subject: `Il tuo ordine ${orderNumber} è stato consegnato`,
        body: 'Raccontaci come è andata: la tua opinione aiuta gli altri clienti. Hai 30 giorni di tempo per un eventuale reso.',
        link: `/feedback?orderNumber=${encodeURIComponent(orderNumber)}`,
      };
    case 'CANCELED':
      return {
        to,
        subject: `Il tuo ordine ${orderNumber} è stato annullato`,
        body: 'Abbiamo annullato il tuo ordine come richiesto.',
        link,
      };
    case 'REIMBURSED':
      return {
        to,
        subject: `Rimborso dell’ordine ${orderNumber}`,
        body: 'Abbiamo avviato il rimborso sulla carta usata per il pagamento.',
        link,
      };
    case 'RETURN_START':
      return {
        to,
        subject: `Reso dell’ordine ${orderNumber} avviato`,
        body: 'Abbiamo ricevuto la tua richiesta di reso. Rispedisci gli articoli nella confezione originale.',
        link,
      };
    default:
      return null;
  }
}
