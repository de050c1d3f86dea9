import { useState } from 'react';
import { BoundedMap } from '../../domain/boundedMap';
import { selectLogouts } from '../../session/sessionSlice';
import { useAppStore } from '../../store/hooks';
import type { ShopStore } from '../../store/makeStore';
import { filesKeyOf, useDraft } from '../form-drafts/useDraft';

type Forms = BoundedMap<string, readonly File[]>;

/** Files of more forms are dropped: pictures are large. */
const MAX_FORMS = 10;

const NONE: readonly File[] = [];

// Files cannot be serialized: they are kept outside the store, for as long as the page lives.
const filesOfStores = new WeakMap<ShopStore, { logouts: number; forms: Forms }>();

/**
 * Holds the files chosen in a form. They are kept if the user returns to it, for example from the login. A logout or a
 * reload drops them. Their number is a draft: `areLost` means that a reload has dropped some, and without that draft
 * the form is empty.
 */
export function useFormFiles(form: string): {
  files: readonly File[];
  change: (files: readonly File[]) => void;
  areLost: boolean;
  /** Reads them again, once the form of an earlier visit may have changed them. */
  reread: () => void;
} {
  const store = useAppStore();
  const [count, setCount, clearCount] = useDraft<number>(filesKeyOf(form), 0);
  const [kept, setKept] = useState(() => formsOf(store).get(form) ?? NONE);
  const files = count === 0 ? NONE : kept;

  const change = (next: readonly File[]) => {
    if (next.length > 0) {
      formsOf(store).set(form, next);
      setCount(next.length);
    } else {
      formsOf(store).delete(form);
      clearCount();
    }
    setKept(next);
  };
  const reread = () => setKept(formsOf(store).get(form) ?? NONE);
  return { files, change, areLost: count > files.length, reread };
}

function formsOf(store: ShopStore): Forms {
  const logouts = selectLogouts(store.getState());
  const known = filesOfStores.get(store);
  if (known?.logouts === logouts) return known.forms;
  const forms: Forms = new BoundedMap(MAX_FORMS);
  filesOfStores.set(store, { logouts, forms });
  return forms;
}
