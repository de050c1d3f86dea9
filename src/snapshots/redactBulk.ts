import type { BulkItem, BulkJob } from '../domain/bulkJob';
import type { OrderChange } from '../domain/orderChange';
import type { OrderEvent } from '../domain/orderTimeline';
import { redactedFailure } from './redactBodies';
import type { Redactor } from './redactor';

/** A bulk job as a snapshot has it; codes lead to parcels, and so to people. */
export function redactedJob({ kind, phase, items }: BulkJob, redactor: Redactor) {
  return { kind, phase, items: items.map((item) => redactedItem(item, redactor)) };
}

/** One order of a bulk job, as a snapshot has it. */
export function redactedItem(item: BulkItem, redactor: Redactor): BulkItem {
  const { orderNumber, change, status, outcomeUnknown, failure } = item;
  return {
    orderNumber: redactor.identifier(orderNumber),
    change: redactedChange(change, redactor),
    status,
    outcomeUnknown,
    ...(failure && { failure: redactedFailure(failure, redactor) }),
  };
}

function redactedChange(change: OrderChange, redactor: Redactor): OrderChange {
  if (change.kind === 'state') return { kind: change.kind, state: change.state };
  const { kind, shipper, shippingCode } = change;
  return {
    kind,
    shipper: redactor.pseudonym('shipper', shipper),
    shippingCode: redactor.pseudonym('shippingCode', shippingCode),
  };
}

/** What was seen of an order, as a snapshot has it. */
export function redactedSighting(orderEvent: OrderEvent, redactor: Redactor): OrderEvent {
  const { orderNumber, at, how, state, shipper, shippingCode } = orderEvent;
  return {
    orderNumber: redactor.identifier(orderNumber),
    at,
    how,
    state: redactor.shopName(state),
    shipper: redactor.pseudonym('shipper', shipper),
    shippingCode: redactor.pseudonym('shippingCode', shippingCode),
  };
}
