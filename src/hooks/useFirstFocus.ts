import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Returns props for a dialog's box that keep the focus on an autofocused element. MUI focuses the box when effects run
 * twice, as in StrictMode in development: then Enter would not work.
 */
export function useFirstFocus() {
  const box = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.activeElement === box.current) first.current?.focus();
    });
    return () => clearTimeout(timer);
  }, []);
  return {
    ref: box,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      if (target !== currentTarget) first.current ??= target;
    },
  };
}
