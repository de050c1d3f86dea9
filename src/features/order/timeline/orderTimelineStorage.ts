import * as v from 'valibot';
import { parseStored, readStored, writeStored } from '../../../domain/browserStorage';
import { addOrderEvents, type OrderEvent } from '../../../domain/orderTimeline';
import { timestamp } from '../../../domain/schemas';

/** Where this browser stores what it saw of orders, for all its tabs. */
export const TIMELINE_KEY = 'orderTimeline';

const schema = v.fallback(
  v.array(
    v.object({
      orderNumber: v.pipe(v.string(), v.nonEmpty()),
      at: timestamp,
      how: v.picklist(['read', 'changed']),
      state: v.string(),
      shipper: v.string(),
      shippingCode: v.string(),
    }),
  ),
  [],
);

/** Returns the stored events; none where storage is blocked or its text is not ours. */
export function loadOrderEvents(): readonly OrderEvent[] {
  return v.parse(schema, parseStored(readStored('localStorage', TIMELINE_KEY)));
}

/** Adds events to the stored ones, which another tab may have changed meanwhile. */
export function storeOrderEvents(added: readonly OrderEvent[]): void {
  const stored = loadOrderEvents();
  const next = addOrderEvents(stored, added);
  if (next !== stored) writeStored('localStorage', TIMELINE_KEY, JSON.stringify(next));
}
