import { useCallback, useState } from 'react';
import type { ShopStore } from '../store/makeStore';
import { useAppStore } from '../store/hooks';

const NONE: readonly File[] = [];

// Files are no plain data: they are kept beside the store, and go with the page.
const kept = new WeakMap<ShopStore, Map<string, readonly File[]>>();

/**
 * The files chosen in a form. They are still there when the person comes back to it, for
 * example from the login; a reload loses them, because a browser gives no file back.
 */
export function useKeptFiles(
  form: string,
): [files: readonly File[], change: (files: readonly File[]) => void] {
  const store = useAppStore();
  const [files, setFiles] = useState(() => kept.get(store)?.get(form) ?? NONE);

  const change = useCallback(
    (next: readonly File[]) => {
      const forms = kept.get(store) ?? new Map<string, readonly File[]>();
      kept.set(store, next.length > 0 ? forms.set(form, next) : without(forms, form));
      setFiles(next);
    },
    [store, form],
  );
  return [files, change];
}

function without<Key, Value>(map: Map<Key, Value>, key: Key): Map<Key, Value> {
  map.delete(key);
  return map;
}
