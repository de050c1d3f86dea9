import type { BulkItem, BulkJob } from '../domain/bulkJob';
import type { OrderChange } from '../domain/orderChange';
import type { OrderEvent } from '../domain/orderTimeline';
import { redactFailure } from './redactBodies';
import type { Redactor } from './redactor';

/** A bulk job as a snapshot has it; codes lead to parcels, and so to people. */
export function redactJob({ kind, phase, items }: BulkJob, redactor: Redactor) {
  return { kind, phase, items: items.map((item) => redactBulkItem(item, redactor)) };
}

/** One order of a bulk job, as a snapshot has it. */
export function redactBulkItem(item: BulkItem, redactor: Redactor): BulkItem {
  const { orderNumber, change, status, outcomeUnknown, failure } = item;
  return {
    orderNumber: redactor.redactId(orderNumber),
    change: redactedChange(change, redactor),
    status,
    outcomeUnknown,
    ...(failure && { failure: redactFailure(failure, redactor) }),
  };
}

function redactedChange(change: OrderChange, redactor: Redactor): OrderChange {
  if (change.kind === 'state') return { kind: change.kind, state: change.state };
  const { kind, shipper, shippingCode } = change;
  return {
    kind,
    shipper: redactor.pseudonymize('shipper', shipper),
    shippingCode: redactor.pseudonymize('shippingCode', shippingCode),
  };
}

/** What was seen of an order, as a snapshot has it. */
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
