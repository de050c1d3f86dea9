import { useSyncExternalStore } from 'react';
import { BoundedMap } from '../../domain/boundedMap';
import { makeListeners } from '../../domain/listeners';
import { selectLogouts } from '../../session/sessionSlice';
import { useAppStore } from '../../store/hooks';
import type { ShopStore } from '../../store/makeStore';
import { filesKeyOf, useDraft } from './useDraft';

type Forms = BoundedMap<string, readonly unknown[]>;

/** Files of more forms are dropped: pictures are large. */
const MAX_FORMS = 10;

const NONE: readonly never[] = [];

// Files cannot be serialized: they are kept outside the store, for as long as the page lives.
const filesOfStores = new WeakMap<ShopStore, { logouts: number; forms: Forms }>();

const changes = makeListeners();

/**
 * Holds the files chosen in a form, each alone or with what it belongs to (`Chosen`). They are kept if the user returns to
 * it, for example from the login or while they are being sent. A logout or a reload drops them. Their number is a draft:
 * `areLost` means that a reload has dropped some, and without that draft the form is empty.
 */
export function useFormFiles<Chosen = File>(
  form: string,
): {
  files: readonly Chosen[];
  change: (files: readonly Chosen[]) => void;
  areLost: boolean;
} {
  const store = useAppStore();
  const [count, setCount, clearCount] = useDraft<number>(filesKeyOf(form), 0);
  const kept = useSyncExternalStore(
    changes.subscribe,
    () => (formsOf(store).get(form) ?? NONE) as readonly Chosen[],
  );
  const files = count === 0 ? NONE : kept;

  const change = (next: readonly Chosen[]) => {
    if (next.length > 0) {
      formsOf(store).set(form, next);
      setCount(next.length);
    } else {
      formsOf(store).delete(form);
      clearCount();
    }
    changes.notify();
  };
  return { files, change, areLost: count > files.length };
}

function formsOf(store: ShopStore): Forms {
  const logouts = selectLogouts(store.getState());
  const known = filesOfStores.get(store);
  if (known?.logouts === logouts) return known.forms;
  const forms: Forms = new BoundedMap(MAX_FORMS);
  filesOfStores.set(store, { logouts, forms });
  return forms;
}
