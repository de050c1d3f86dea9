import type { Admin, Cart, Feedback, Order, Product, ShippingData, Failure } from '../domain/types';
import { pickDetails } from '../domain/product';
import { SHIPPING_FIELDS } from '../domain/shipping';
import { mapShippingList } from '../domain/shippingList';
import type { Kind, Bodies } from '../entities/entities';
import { markAsFound } from './pseudonyms';
import type { Redactor } from './redactor';
import { mask, redactReasonPhrase } from './words';
import type { BulkItem, BulkJob } from '../domain/bulkJob';
import type { OrderEvent } from '../domain/orderTimeline';
import type { OrderChange } from '../domain/orderChange';

/*
 * Which fields of each entity a snapshot contains, and which are replaced. Fields are named one by one: any other field
 * stays out. Products are public; order numbers, dates and amounts stay, because a report would be useless without
 * them.
 */

function redactedShipping(data: ShippingData, redactor: Redactor): ShippingData {
  return Object.fromEntries(
    SHIPPING_FIELDS.map((field) => [field, redactor.pseudonymize(field, data[field])]),
  ) as ShippingData;
}

/** Redacts a cart: its products stay. */
export function redactCart(cart: Cart, redactor: Redactor): Cart {
  return {
    id: cart.id === null ? null : redactor.pseudonymize('cart', String(cart.id)),
    lines: cart.lines.map(({ productId, quantity }) => ({ productId, quantity })),
    shippingData: redactedShipping(cart.shippingData, redactor),
  };
}

type Redactions = { [K in Kind]: (body: Bodies[K], redactor: Redactor) => Bodies[K] };

export const REDACT_BODY: Redactions = {
  products: publicProduct,
  orders: redactedOrder,
  feedback: redactedFeedback,
  admins: redactedAdmin,
};

export const REDACT_ID: Record<Kind, (id: string, redactor: Redactor) => string> = {
  admins: (id, redactor) => redactor.redactId(id),
  feedback: (id, redactor) => redactor.redactFeedbackId(id),
  orders: (id, redactor) => redactor.redactOrderNumber(id),
  products: (id, redactor) => redactor.redactId(id),
};

function publicProduct({ id, title, priceCents, fileNames, ...others }: Product): Product {
  return { id, title, priceCents, fileNames, ...pickDetails(others) };
}

function redactedOrder(order: Order, redactor: Redactor): Order {
  return {
    orderNumber: redactor.redactOrderNumber(order.orderNumber),
    placedAt: order.placedAt,
    state: redactor.redactState(order.state),
    priority: order.priority,
    shipper: redactor.pseudonymize('shipper', order.shipper),
    shippingCode: redactor.pseudonymize('shippingCode', order.shippingCode),
    lines: order.lines.map(({ productId, name, priceCents, fileNames, quantity }) => ({
      productId,
      name,
      priceCents,
      fileNames: fileNames.map((fileName) => redactor.redactFileName(fileName, productId)),
      quantity,
    })),
    totalQuantities: order.totalQuantities,
    priorityCostCents: order.priorityCostCents,
    totalCostCents: order.totalCostCents,
    shippingData: redactedRecipient(order.shippingData, redactor),
  };
}

// A person found by the list's search must be found in the replay too, by the replacement word.
function redactedRecipient(data: ShippingData, redactor: Redactor): ShippingData {
  const redacted = redactedShipping(data, redactor);
  if (!redactor.isFound(data)) return redacted;
  const field = (['email', 'surname', 'name'] as const).find(
    (name) => redacted[name].trim() !== '',
  );
  return field ? { ...redacted, [field]: markAsFound(redacted[field]) } : redacted;
}

function redactedFeedback(feedback: Feedback, redactor: Redactor): Feedback {
  const { productTitle } = feedback;
  return {
    id: redactor.redactFeedbackId(feedback.id),
    buyerName: redactor.pseudonymize('buyerName', feedback.buyerName),
    writtenAt: feedback.writtenAt,
    stars: feedback.stars,
    comment: mask(feedback.comment),
    images: feedback.images.map((fileName) => redactor.pseudonymize('photo', fileName)),
    productId: feedback.productId,
    ...(productTitle !== undefined && { productTitle }),
  };
}

function redactedAdmin(admin: Admin, redactor: Redactor): Admin {
  return {
    id: redactor.redactId(admin.id),
    username: redactor.pseudonymize('username', admin.username),
    email: redactor.pseudonymize('email', admin.email),
    telephoneNumber: redactor.pseudonymize('telephoneNumber', admin.telephoneNumber),
  };
}

/** Masks the backend's words about a failure. */
export function redactFailure(failure: Failure): Failure {
  switch (failure.kind) {
    case 'http': {
      const { kind, status, statusText, text } = failure;
      return {
        kind,
        status,
        statusText: redactReasonPhrase(statusText),
        text: mask(text),
      };
    }
    case 'refused':
      return { kind: failure.kind, text: mask(failure.text) };
    case 'unreadable':
      // The part after the colon may contain received data.
      return { kind: failure.kind, reason: failure.reason.split(':')[0] ?? '' };
    case 'network':
    case 'timeout':
    case 'aborted':
      return { kind: failure.kind };
  }
}

/** Redacts a bulk job; shipping codes lead to parcels, and so to people. */
export function redactJob({ kind, phase, items }: BulkJob, redactor: Redactor) {
  return { kind, phase, items: items.map((item) => redactBulkItem(item, redactor)) };
}

function redactBulkItem(item: BulkItem, redactor: Redactor): BulkItem {
  const { status, outcomeUnknown, failure } = item;
  const progress = { status, outcomeUnknown, ...(failure && { failure: redactFailure(failure) }) };
  if ('productId' in item) {
    const { kind, ...typed } = item.change;
    const fields = { id: item.productId, ...typed };
    const { id, ...texts } = redactor.redactTyped(fields, 'product-table') as { id: string };
    return { productId: id, change: { kind, ...texts }, ...progress };
  }
  const orderNumber = redactor.redactOrderNumber(item.orderNumber);
  return { orderNumber, change: redactChange(item.change, redactor), ...progress };
}

function redactChange(change: OrderChange, redactor: Redactor): OrderChange {
  if (change.kind === 'state') return { kind: change.kind, state: change.state };
  const { kind, shipper, shippingCode } = change;
  return {
    kind,
    shipper: redactor.pseudonymize('shipper', shipper),
    shippingCode: redactor.pseudonymize('shippingCode', shippingCode),
  };
}

/** Redacts a pasted list of shipping data line by line: the same orders, and pseudonyms for the rest. */
export function redactShippingList(list: string, redactor: Redactor): string {
  return mapShippingList(
    list,
    ([orderNumber = '', shipper = '', shippingCode = '']) => [
      redactor.redactOrderNumber(orderNumber),
      redactor.pseudonymize('shipper', shipper),
      redactor.pseudonymize('shippingCode', shippingCode),
    ],
    mask,
  );
}

/** Redacts an event of an order's timeline. */
export function redactOrderEvent(orderEvent: OrderEvent, redactor: Redactor): OrderEvent {
  const { orderNumber, at, how, state, shipper, shippingCode } = orderEvent;
  return {
    orderNumber: redactor.redactOrderNumber(orderNumber),
    at,
    how,
    state: redactor.redactState(state),
    shipper: redactor.pseudonymize('shipper', shipper),
    shippingCode: redactor.pseudonymize('shippingCode', shippingCode),
  };
}
