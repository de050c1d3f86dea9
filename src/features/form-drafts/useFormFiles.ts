import { useCallback, useState } from 'react';
import { BoundedMap } from '../../domain/boundedMap';
import { selectLogouts } from '../../session/logoutsSlice';
import { useAppStore } from '../../store/hooks';
import type { ShopStore } from '../../store/makeStore';

type Forms = BoundedMap<string, readonly File[]>;

/** Files of so many forms are kept: pictures are large. */
const MAX_FORMS = 10;

const NONE: readonly File[] = [];

// Files are no plain data: they are kept beside the store, and go with the page.
const kept = new WeakMap<ShopStore, { logouts: number; forms: Forms }>();

/**
 * The files chosen in a form. They are still there when the person comes back to it, for
 * example from the login. A logout drops them; a reload loses them, because a browser gives
 * no file back.
 */
export function useFormFiles(
  form: string,
): [files: readonly File[], change: (files: readonly File[]) => void] {
  const store = useAppStore();
  const [files, setFiles] = useState(() => formsOf(store).get(form) ?? NONE);

  const change = useCallback(
    (next: readonly File[]) => {
      if (next.length > 0) formsOf(store).set(form, next);
      else formsOf(store).delete(form);
      setFiles(next);
    },
    [store, form],
  );
  return [files, change];
}

function formsOf(store: ShopStore): Forms {
  const logouts = selectLogouts(store.getState());
  const known = kept.get(store);
  if (known?.logouts === logouts) return known.forms;
  const forms: Forms = new BoundedMap(MAX_FORMS);
  kept.set(store, { logouts, forms });
  return forms;
}
