import type { BulkItem, BulkJob } from '../domain/bulkJob';
import type { OrderChange } from '../domain/orderChange';
import type { OrderEvent } from '../domain/types';
import { redactFailure } from './redactBodies';
import type { Redactor } from './redactor';

/** Redacts a bulk job; shipping codes lead to parcels, and so to people. */
export function redactJob({ kind, phase, items }: BulkJob, redactor: Redactor) {
  return { kind, phase, items: items.map((item) => redactBulkItem(item, redactor)) };
}

/** Redacts one order of a bulk job. */
export function redactBulkItem(item: BulkItem, redactor: Redactor): BulkItem {
  const { orderNumber, change, status, outcomeUnknown, failure } = item;
  return {
    orderNumber: redactor.redactId(orderNumber),
    change: redactChange(change, redactor),
    status,
    outcomeUnknown,
    ...(failure && { failure: redactFailure(failure, redactor) }),
  };
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

/** Redacts an event of an order's timeline. */
export function redactOrderEvent(orderEvent: OrderEvent, redactor: Redactor): OrderEvent {
  const { orderNumber, at, how, state, shipper, shippingCode } = orderEvent;
  return {
    orderNumber: redactor.redactId(orderNumber),
    at,
    how,
    state: redactor.redactShopName(state),
    shipper: redactor.pseudonymize('shipper', shipper),
    shippingCode: redactor.pseudonymize('shippingCode', shippingCode),
  };
}
