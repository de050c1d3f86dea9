import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Props for a dialog's box by which the element that asks for the focus keeps it. MUI gives
 * the box the focus when effects run twice, as StrictMode has them in development: then
 * nobody could answer a question with Enter.
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
