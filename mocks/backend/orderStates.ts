import { httpAssert } from './httpError';
import { sendMail, shopPath, type MailDraft } from './mail';
import type { OrderRecord } from './records';
import { returnToStock, takeFromStock } from './stock';
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

/** States in which the goods are meant for the customer, or already there. */
const STATES_WITH_GOODS = ['IN_PREPARATION', 'SHIPPED', 'DELIVERED'];

/**
 * Sets the state of an order and everything that follows from it: stock, delivery date and the
 * mail to the customer. The caller checks the permission. Throws 400 for an unknown state, 409
 * if a cancelled order is resumed whose goods are sold out.
 */
export async function changeState(
  tables: WriteTransaction,
  order: OrderRecord,
  state: string,
  now: Date,
): Promise<OrderRecord> {
  httpAssert(STATES.includes(state), 400, 'Stato dell’ordine non valido.');
  const changed: OrderRecord = {
    ...order,
    stateOfOrder: state,
    deliveredAt: deliveryDate(order, state, now),
    stockReturned: await updateStock(tables, order, state),
  };
  await tables.put('orders', changed);
  const mail = state === order.stateOfOrder ? null : mailFor(changed);
  if (mail) await sendMail(tables, now, mail);
  return changed;
}

/** Updates the stock for the new state. Returns whether the goods are back in stock. */
async function updateStock(
  tables: WriteTransaction,
  order: OrderRecord,
  state: string,
): Promise<boolean> {
  const { stateOfOrder, productsInCart } = order;
  // The goods of a seeded order that is already cancelled are in stock, without the field.
  const isReturned = order.stockReturned ?? stateOfOrder === 'CANCELED';
  const isCancelled =
    state === 'CANCELED' || (stateOfOrder === 'CANCELLATION_IN_PROGRESS' && state === 'REIMBURSED');
  if (isCancelled && !isReturned) {
    await returnToStock(tables, productsInCart);
    return true;
  }
  if (isReturned && STATES_WITH_GOODS.includes(state)) {
    await takeFromStock(tables, productsInCart);
    return false;
  }
  return isReturned;
}

/** Set on delivery, cleared when an administrator sets the order back to an earlier state. */
function deliveryDate(order: OrderRecord, state: string, now: Date): string | null {
  const { stateOfOrder, deliveredAt } = order;
  if (state === 'IN_PREPARATION' || state === 'SHIPPED') return null;
  if (state !== 'DELIVERED') return deliveredAt;
  return (stateOfOrder === 'DELIVERED' ? deliveredAt : null) ?? now.toISOString();
}

function mailFor(order: OrderRecord): MailDraft | null {
  const { orderNumber, stateOfOrder, shipper, shippingCode, shippingData } = order;
  const texts: Record<string, [subject: string, body: string]> = {
    SHIPPED: [
      `Il tuo ordine ${orderNumber} è stato spedito`,
      `Corriere: ${shipper || 'da definire'}. Codice di tracciamento: ${shippingCode || 'non ancora disponibile'}.`,
    ],
    DELIVERED: [
      `Il tuo ordine ${orderNumber} è stato consegnato`,
      'Raccontaci come è andata: la tua opinione aiuta gli altri clienti. Hai 30 giorni di tempo per un eventuale reso.',
    ],
    CANCELED: [
      `Il tuo ordine ${orderNumber} è stato annullato`,
      'Abbiamo annullato il tuo ordine come richiesto.',
    ],
    REIMBURSED: [
      `Rimborso dell’ordine ${orderNumber}`,
      'Abbiamo avviato il rimborso sulla carta usata per il pagamento.',
    ],
    RETURN_START: [
      `Reso dell’ordine ${orderNumber} avviato`,
      'Abbiamo ricevuto la tua richiesta di reso. Rispedisci gli articoli nella confezione originale.',
    ],
  };
  const [subject, body] = texts[stateOfOrder] ?? [];
  if (subject === undefined || body === undefined) return null;
  const link =
    stateOfOrder === 'DELIVERED'
      ? `/feedback?orderNumber=${encodeURIComponent(orderNumber)}`
      : shopPath('order', 'get', orderNumber);
  return { to: shippingData.email, subject, body, link };
}
