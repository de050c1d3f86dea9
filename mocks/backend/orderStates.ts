import type { OrderState } from '../../src/domain/orderState';
import { httpAssert } from './httpError';
import { sendMail, shopPath, type MailDraft } from './mail';
import type { OrderRecord } from './records';
import { returnToStock, takeFromStock } from './stock';
import type { WriteTransaction } from '../storage/database';

/** The effects of a state on the order (spec section 4). */
type Effects = {
  /** Whether the goods are meant for the customer, or already there. */
  hasGoods: boolean;
  /** The delivery date is cleared if an administrator sets the order back to an earlier state. */
  deliveryDate: 'cleared' | 'set' | 'kept';
  mail: ((order: OrderRecord) => [subject: string, body: string]) | null;
};

const EFFECTS: Record<OrderState, Effects> = {
  IN_PREPARATION: { hasGoods: true, deliveryDate: 'cleared', mail: null },
  CANCELLATION_IN_PROGRESS: { hasGoods: false, deliveryDate: 'kept', mail: null },
  CANCELED: {
    hasGoods: false,
    deliveryDate: 'kept',
    mail: ({ orderNumber }) => [
      `Il tuo ordine ${orderNumber} è stato annullato`,
      'Abbiamo annullato il tuo ordine come richiesto.',
    ],
  },
  SHIPPED: {
    hasGoods: true,
    deliveryDate: 'cleared',
    mail: ({ orderNumber, shipper, shippingCode }) => [
      `Il tuo ordine ${orderNumber} è stato spedito`,
      `Corriere: ${shipper || 'da definire'}. Codice di tracciamento: ${shippingCode || 'non ancora disponibile'}.`,
    ],
  },
  DELIVERED: {
    hasGoods: true,
    deliveryDate: 'set',
    mail: ({ orderNumber }) => [
      `Il tuo ordine ${orderNumber} è stato consegnato`,
      'Raccontaci come è andata: la tua opinione aiuta gli altri clienti. Hai 30 giorni di tempo per un eventuale reso.',
    ],
  },
  RETURN_START: {
    hasGoods: false,
    deliveryDate: 'kept',
    mail: ({ orderNumber }) => [
      `Reso dell’ordine ${orderNumber} avviato`,
      'Abbiamo ricevuto la tua richiesta di reso. Rispedisci gli articoli nella confezione originale.',
    ],
  },
  REIMBURSED: {
    hasGoods: false,
    deliveryDate: 'kept',
    mail: ({ orderNumber }) => [
      `Rimborso dell’ordine ${orderNumber}`,
      'Abbiamo avviato il rimborso sulla carta usata per il pagamento.',
    ],
  },
};

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
  httpAssert(isOrderState(state), 400, 'Stato dell’ordine non valido.');
  const changed: OrderRecord = {
    ...order,
    stateOfOrder: state,
    deliveredAt: deliveryDate(order, state, now),
    stockReturned: await updateStock(tables, order, state),
  };
  await tables.put('orders', changed);
  const mail = state === order.stateOfOrder ? null : mailFor(changed, state);
  if (mail) await sendMail(tables, now, mail);
  return changed;
}

function isOrderState(state: string): state is OrderState {
  return Object.hasOwn(EFFECTS, state);
}

/** Updates the stock for the new state. Returns whether the goods are back in stock. */
async function updateStock(
  tables: WriteTransaction,
  order: OrderRecord,
  state: OrderState,
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
  if (isReturned && EFFECTS[state].hasGoods) {
    await takeFromStock(tables, productsInCart);
    return false;
  }
  return isReturned;
}

function deliveryDate({ deliveredAt, stateOfOrder }: OrderRecord, state: OrderState, now: Date) {
  const effect = EFFECTS[state].deliveryDate;
  if (effect === 'cleared') return null;
  if (effect === 'kept') return deliveredAt;
  return (stateOfOrder === state ? deliveredAt : null) ?? now.toISOString();
}

function mailFor(order: OrderRecord, state: OrderState): MailDraft | null {
  const { orderNumber, shippingData } = order;
  const texts = EFFECTS[state].mail?.(order);
  if (!texts) return null;
  const [subject, body] = texts;
  const link =
    state === 'DELIVERED'
      ? `/feedback?orderNumber=${encodeURIComponent(orderNumber)}`
      : shopPath('order', 'get', orderNumber);
  return { to: shippingData.email, subject, body, link };
}
