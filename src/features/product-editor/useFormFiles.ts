import { useCallback, useState } from 'react';
import { BoundedMap } from '../../domain/boundedMap';
import { selectLogouts } from '../../session/sessionSlice';
import { useAppStore } from '../../store/hooks';
import type { ShopStore } from '../../store/makeStore';

type Forms = BoundedMap<string, readonly File[]>;

/** Files of more forms are dropped: pictures are large. */
const MAX_FORMS = 10;

const NONE: readonly File[] = [];

// Files cannot be serialized: they live beside the store, and as long as the page.
const filesOfStores = new WeakMap<ShopStore, { logouts: number; forms: Forms }>();

/**
 * Returns the files chosen in a form and a function that changes them. They are still there when
 * the person comes back to it, for example from the login. A logout or a reload drops them.
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
  const known = filesOfStores.get(store);
  if (known?.logouts === logouts) return known.forms;
  const forms: Forms = new BoundedMap(MAX_FORMS);
  filesOfStores.set(store, { logouts, forms });
  return forms;
}
