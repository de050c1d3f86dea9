import * as v from 'valibot';
import { addOrderEvents, type OrderEvent } from '../../../domain/orderTimeline';

/** Where this browser keeps what it saw of orders, for all its tabs. */
export const TIMELINE_KEY = 'orderTimeline';

const schema = v.array(
  v.object({
    orderNumber: v.pipe(v.string(), v.nonEmpty()),
    at: v.pipe(v.number(), v.minValue(-8.64e15), v.maxValue(8.64e15)),
    how: v.picklist(['read', 'changed']),
    state: v.string(),
    shipper: v.string(),
    shippingCode: v.string(),
  }),
);

/** What this browser has kept; nothing where storage is blocked or somebody else wrote there. */
export function loadOrderEvents(): readonly OrderEvent[] {
  try {
    return v.parse(schema, JSON.parse(localStorage.getItem(TIMELINE_KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** Adds to what this browser keeps, in which other tabs may have written meanwhile. */
export function storeOrderEvents(added: readonly OrderEvent[]): void {
  const kept = loadOrderEvents();
  const next = addOrderEvents(kept, added);
  if (next === kept) return;
  try {
    localStorage.setItem(TIMELINE_KEY, JSON.stringify(next));
  } catch {
    // blocked or full: remembered as long as the tab lives
  }
}
