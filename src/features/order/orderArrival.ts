import * as v from 'valibot';
import { useLocation } from 'react-router';

const fields = v.record(v.string(), v.string());

const arrivalSchema = v.object({
  /** The field that gets the focus. */
  field: v.picklist(['state', 'shipper', 'shippingCode']),
  /** The order that was saved before, and its changes, the latest last. */
  saved: v.object({
    orderNumber: v.string(),
    changes: v.array(v.object({ from: fields, to: fields })),
  }),
});

/** How the work on one order goes on: in the same field of the next one, and with an edit that can be undone there. */
export type OrderArrival = v.InferOutput<typeof arrivalSchema>;

/** Returns the save that led to this page, if any; otherwise null. */
export function useOrderArrival(): OrderArrival | null {
  const state: unknown = useLocation().state;
  const { success, output } = v.safeParse(arrivalSchema, state);
  return success ? output : null;
}
