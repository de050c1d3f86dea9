import { findCart, toOrderLines } from './cart';
import { httpAssert, orNotFound } from './httpError';
import { randomCode } from './ids';
import { sendMail, shopPath } from './mail';
import { toCents, computeCost, toEuro } from './money';
import type { CartRecord, OrderRecord, PaymentRecord, ShippingRecord } from './records';
import { checkStock, isInStock, takeFromStock } from './stock';
import type { ReadTransaction, WriteTransaction } from '../storage/database';

const FAILED_PATH = '/payment/failed';

/** The body of the checkout (spec section 7); the amount is euro. */
export type CheckoutForm = { cartId: string; shippingData: ShippingRecord; totalAmount: number };

/** The actions of the card page. */
export type PaymentAction = 'pay' | 'refuse' | 'abandon';

/** A payment as the card page gets it; the amount is euro. */
export type PaymentView = Pick<PaymentRecord, 'id' | 'amount' | 'state' | 'orderNumber'>;

/**
 * Starts the payment of a cart and returns its id. A cart that is checked out again at the same
 * amount keeps its open payment; at another amount the old one can no longer be paid. Throws 400
 * for another's or an empty cart or a wrong amount, 409 if the products are out of stock.
 */
export async function startPayment(
  tables: WriteTransaction,
  ownCartId: string,
  { cartId, shippingData, totalAmount }: CheckoutForm,
): Promise<string> {
  httpAssert(cartId === ownCartId, 400, 'Carrello non valido.');
  const cart = await findCart(tables, cartId);
  const lines = await toOrderLines(tables, cart);
  httpAssert(lines.length > 0, 400, 'Il carrello è vuoto.');
  const { orderPriority } = cart;
  const { totalCents } = computeCost(lines, orderPriority);
  // To the cent, and without fractions of one.
  const isTotal = Math.abs(totalAmount * 100 - totalCents) < 1e-4;
  httpAssert(isTotal, 400, 'L’importo non corrisponde al totale dell’ordine.');
  await checkStock(tables, lines);
  const open = await abandonOtherPayments(tables, cart, totalCents);
  const id = open?.id ?? randomCode(20);
  const amount = toEuro(totalCents);
  const order = { lines, orderPriority, shippingData, orderNumber: null };
  await tables.put('payments', { id, cartId, amount, state: 'open', ...order });
  return id;
}

/** Returns a payment as the card page shows it. Throws 404 if it does not exist. */
export async function viewPayment(tables: ReadTransaction, id: string): Promise<PaymentView> {
  const { amount, state, orderNumber } = await findPayment(tables, id);
  return { id, amount, state, orderNumber };
}

/**
 * Ends a payment and returns the path in the shop to go to. Paying twice pays once. If the
 * products were sold meanwhile, the payment is refused. Throws 409 if it ended otherwise before.
 */
export async function endPayment(
  tables: WriteTransaction,
  id: string,
  action: PaymentAction,
  now: Date,
): Promise<string> {
  const payment = await findPayment(tables, id);
  if (payment.state === 'paid' && action === 'pay') return successPath(payment.orderNumber ?? '');
  httpAssert(payment.state === 'open', 409, 'Questo pagamento è già concluso.');
  if (action !== 'pay' || !(await isInStock(tables, payment.lines))) {
    const state = action === 'abandon' ? 'abandoned' : 'refused';
    await tables.put('payments', { ...payment, state });
    return FAILED_PATH;
  }
  return successPath(await placeOrder(tables, payment, now));
}

async function placeOrder(
  tables: WriteTransaction,
  payment: PaymentRecord,
  now: Date,
): Promise<string> {
  const { lines, orderPriority, shippingData } = payment;
  const cost = computeCost(lines, orderPriority);
  const order: OrderRecord = {
    orderNumber: await newOrderNumber(tables),
    timestamp: now.toISOString(),
    stateOfOrder: 'IN_PREPARATION',
    orderPriority,
    shipper: '',
    shippingCode: '',
    productsInCart: lines,
    totalQuantities: lines.reduce((sum, line) => sum + line.quantity, 0),
    priorityCost: toEuro(cost.priorityCents),
    totalCost: toEuro(cost.totalCents),
    shippingData,
    deliveredAt: null,
  };
  await takeFromStock(tables, lines);
  await tables.put('orders', order);
  await tables.put('payments', { ...payment, state: 'paid', orderNumber: order.orderNumber });
  await removePaidLines(tables, payment);
  await sendConfirmation(tables, order, now);
  return order.orderNumber;
}

/** Removes from the cart what was paid; what was added since the checkout stays. */
async function removePaidLines(tables: WriteTransaction, payment: PaymentRecord): Promise<void> {
  const cart = await findCart(tables, payment.cartId);
  const paid = new Map(payment.lines.map((line) => [line.product.id, line.quantity]));
  const lines = cart.lines
    .map((line) => ({ ...line, quantity: line.quantity - (paid.get(line.productId) ?? 0) }))
    .filter((line) => line.quantity > 0);
  await tables.put('carts', { ...cart, lines });
}

function sendConfirmation(tables: WriteTransaction, order: OrderRecord, now: Date): Promise<void> {
  const days = order.orderPriority === 'PRIORITARIO' ? 3 : 10;
  const total = order.totalCost.toFixed(2).replace('.', ',');
  return sendMail(tables, now, {
    to: order.shippingData.email,
    subject: `Conferma dell’ordine ${order.orderNumber}`,
    body: `Grazie per il tuo acquisto! Abbiamo ricevuto il pagamento di ${total} €. Riceverai la merce entro ${days} giorni.`,
    link: shopPath('order', 'get', order.orderNumber),
  });
}

/** Abandons the cart's open payments, except one of the same amount, which it returns. */
async function abandonOtherPayments(
  tables: WriteTransaction,
  cart: CartRecord,
  totalCents: number,
): Promise<PaymentRecord | undefined> {
  const payments = await tables.getAll('payments');
  const open = payments.filter(({ cartId, state }) => cartId === cart.id && state === 'open');
  const same = open.find((payment) => toCents(payment.amount) === totalCents);
  for (const payment of open) {
    if (payment !== same) await tables.put('payments', { ...payment, state: 'abandoned' });
  }
  return same;
}

async function newOrderNumber(tables: ReadTransaction): Promise<string> {
  const orderNumber = `B2018-${randomCode(6)}`;
  const existing = await tables.get('orders', orderNumber);
  return existing ? newOrderNumber(tables) : orderNumber;
}

async function findPayment(tables: ReadTransaction, id: string): Promise<PaymentRecord> {
  return orNotFound(await tables.get('payments', id), 'Pagamento non trovato.');
}

function successPath(orderNumber: string): string {
  return `/payment/success?orderNumber=${encodeURIComponent(orderNumber)}`;
}
