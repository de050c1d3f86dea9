import { findCart, orderLines } from './cart';
import { randomCode } from './ids';
import { sendMail, shopPath } from './mail';
import { cents, costOf, euro } from './money';
import type { CartRecord, OrderRecord, PaymentRecord, ShippingRecord } from './records';
import { found, HttpError } from './httpError';
import { takeFromStock } from './stock';
import type { ReadTransaction, WriteTransaction } from '../storage/database';

const FAILED = '/payment/failed';

/** What the cart page sends at checkout (spec section 7); the amount is euro. */
export type CheckoutForm = { cartId: string; shippingData: ShippingRecord; totalAmount: number };

/** What the card page does with a payment. */
export type PaymentAction = 'pay' | 'refuse' | 'abandon';

/** What the card page is told: the amount in euro and how far the payment got. */
export type PaymentView = Pick<PaymentRecord, 'id' | 'amount' | 'state' | 'orderNumber'>;

/**
 * Begins the payment of a cart and gives its id. The cart that is checked out again at the
 * same amount keeps its open payment; at another amount the old one can no longer be paid.
 * 400 when it is another's or an empty cart, or the amount is not the shop's own; 409 when
 * the goods are no longer there.
 */
export async function openPayment(
  tables: WriteTransaction,
  ownCartId: string,
  form: CheckoutForm,
): Promise<string> {
  if (form.cartId !== ownCartId) throw new HttpError(400, 'Carrello non valido.');
  const cart = await findCart(tables, ownCartId);
  const lines = await orderLines(tables, cart);
  if (lines.length === 0) throw new HttpError(400, 'Il carrello è vuoto.');
  const { totalCents } = costOf(lines, cart.orderPriority);
  if (!isAmount(form.totalAmount, totalCents)) {
    throw new HttpError(400, 'L’importo non corrisponde al totale dell’ordine.');
  }
  await checkStock(tables, lines);
  const again = await closeOthers(tables, cart, totalCents);
  const payment: PaymentRecord = {
    id: again?.id ?? randomCode(20),
    cartId: cart.id,
    amount: euro(totalCents),
    state: 'open',
    orderNumber: null,
    lines,
    orderPriority: cart.orderPriority,
    shippingData: form.shippingData,
  };
  await tables.put('payments', payment);
  return payment.id;
}

/** A payment as the card page shows it; 404 when there is none. */
export async function viewPayment(tables: ReadTransaction, id: string): Promise<PaymentView> {
  const { amount, state, orderNumber } = await findPayment(tables, id);
  return { id, amount, state, orderNumber };
}

/**
 * Ends a payment and gives the shop's path to go on with. Paying twice pays once. When the
 * goods were sold meanwhile the payment is refused. 409 when it ended in another way before.
 */
export async function endPayment(
  tables: WriteTransaction,
  id: string,
  action: PaymentAction,
  now: Date,
): Promise<string> {
  const payment = await findPayment(tables, id);
  if (payment.state === 'paid' && action === 'pay') return successPath(payment.orderNumber ?? '');
  if (payment.state !== 'open') throw new HttpError(409, 'Questo pagamento è già concluso.');
  if (action !== 'pay' || !(await isInStock(tables, payment.lines))) {
    const state = action === 'abandon' ? 'abandoned' : 'refused';
    await tables.put('payments', { ...payment, state });
    return FAILED;
  }
  return successPath(await placeOrder(tables, payment, now));
}

async function placeOrder(
  tables: WriteTransaction,
  payment: PaymentRecord,
  now: Date,
): Promise<string> {
  const { lines, orderPriority, shippingData } = payment;
  const cost = costOf(lines, orderPriority);
  const order: OrderRecord = {
    orderNumber: await newOrderNumber(tables),
    timestamp: now.toISOString(),
    stateOfOrder: 'IN_PREPARATION',
    orderPriority,
    shipper: '',
    shippingCode: '',
    productsInCart: lines,
    totalQuantities: lines.reduce((sum, line) => sum + line.quantity, 0),
    priorityCost: euro(cost.priorityCents),
    totalCost: euro(cost.totalCents),
    shippingData,
    deliveredAt: null,
  };
  await takeFromStock(tables, lines);
  await tables.put('orders', order);
  await tables.put('payments', { ...payment, state: 'paid', orderNumber: order.orderNumber });
  await takeOutOfCart(tables, payment);
  await sendMail(tables, confirmation(order), now);
  return order.orderNumber;
}

/** Empties the cart of what was paid; what was added since checkout stays in it. */
async function takeOutOfCart(tables: WriteTransaction, payment: PaymentRecord): Promise<void> {
  const cart = await findCart(tables, payment.cartId);
  const paid = new Map(payment.lines.map((line) => [line.product.id, line.quantity]));
  const lines = cart.lines
    .map((line) => ({ ...line, quantity: line.quantity - (paid.get(line.productId) ?? 0) }))
    .filter((line) => line.quantity > 0);
  await tables.put('carts', { ...cart, lines });
}

function confirmation(order: OrderRecord) {
  const days = order.orderPriority === 'PRIORITARIO' ? 3 : 10;
  const total = order.totalCost.toFixed(2).replace('.', ',');
  return {
    to: order.shippingData.email,
    subject: `Conferma dell’ordine ${order.orderNumber}`,
    body: `Grazie per il tuo acquisto! Abbiamo ricevuto il pagamento di ${total} €. Riceverai la merce entro ${days} giorni.`,
    link: shopPath('order', 'get', order.orderNumber),
  };
}

/** Ends the cart's other open payments; gives the one of the same amount, which goes on. */
async function closeOthers(
  tables: WriteTransaction,
  cart: CartRecord,
  totalCents: number,
): Promise<PaymentRecord | undefined> {
  const payments = await tables.getAll('payments');
  const open = payments.filter(({ cartId, state }) => cartId === cart.id && state === 'open');
  const same = open.find((payment) => cents(payment.amount) === totalCents);
  for (const payment of open) {
    if (payment !== same) await tables.put('payments', { ...payment, state: 'abandoned' });
  }
  return same;
}

async function checkStock(tables: ReadTransaction, lines: PaymentRecord['lines']): Promise<void> {
  if (!(await isInStock(tables, lines))) {
    throw new HttpError(409, 'Quantità non disponibile in magazzino.');
  }
}

async function isInStock(tables: ReadTransaction, lines: PaymentRecord['lines']): Promise<boolean> {
  for (const { product, quantity } of lines) {
    const stock = (await tables.get('products', product.id))?.stock ?? 0;
    if (stock < quantity) return false;
  }
  return true;
}

async function newOrderNumber(tables: ReadTransaction): Promise<string> {
  const orderNumber = `B2018-${randomCode(6)}`;
  const taken = await tables.get('orders', orderNumber);
  return taken ? newOrderNumber(tables) : orderNumber;
}

async function findPayment(tables: ReadTransaction, id: string): Promise<PaymentRecord> {
  return found(await tables.get('payments', id), 'Pagamento non trovato.');
}

/** Whether an amount in euro is, to the cent and without fractions of one, what is expected. */
function isAmount(amount: number, expectedCents: number): boolean {
  return Math.abs(amount * 100 - expectedCents) < 1e-4;
}

function successPath(orderNumber: string): string {
  return `/payment/success?orderNumber=${encodeURIComponent(orderNumber)}`;
}
