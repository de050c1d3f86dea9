import * as v from 'valibot';
import { useLocation } from 'react-router';

const fields = v.record(v.string(), v.string());

const arrivalSchema = v.object({
  /** The form whose first field gets the focus. */
  form: v.picklist(['state', 'shipping']),
  /** The order that was saved before, and its changes, the latest last. */
  saved: v.object({
    orderNumber: v.string(),
    changes: v.array(v.object({ from: fields, to: fields })),
  }),
});

/** How the work on one order goes on with the next one: in the same field, with the last edit still to be undone. */
export type OrderArrival = v.InferOutput<typeof arrivalSchema>;

/** Returns how one came from another order to this page; null if one did not. */
export function useOrderArrival(): OrderArrival | null {
  const state: unknown = useLocation().state;
  const { success, output } = v.safeParse(arrivalSchema, state);
  return success ? output : null;
}
