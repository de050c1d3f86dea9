import { useEffect } from 'react';
import { useLocation } from 'react-router';
import * as v from 'valibot';
import { changeEntryState, readEntryState, toEntryState } from '../../hooks/entryState';

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

/** Returns the save that led to this page, if any; otherwise null. After a reload or Back it is null, too. */
export function useOrderArrival(): OrderArrival | null {
  const { state, key } = useLocation();
  // The router has this state as long as the page is open; a filter of the list writes it again, under a new key.
  useEffect(forgetInHistory, [key]);
  const { success, output } = v.safeParse(arrivalSchema, toEntryState(state));
  return success ? output : null;
}

function forgetInHistory(): void {
  if (!v.is(arrivalSchema, readEntryState())) return;
  changeEntryState({ field: undefined, saved: undefined });
}
