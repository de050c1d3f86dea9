import { useEffect, useState } from 'react';

/** Gives the heading of the page, or of a panel, the focus, when the control that had it is removed. */
export function focusHeading(options?: FocusOptions, panel?: Element | null): void {
  const heading = panel?.querySelector<HTMLElement>('h2[tabindex]') ?? document.querySelector('h1');
  heading?.focus(options);
}

/**
 * Returns a ref for a button that its press removes, perhaps after the user has gone on: the heading gets the focus unless
 * something else has it by then.
 */
export const focusHeadingIfRemoved =
  (options?: FocusOptions) => (button: HTMLElement | null) => () => {
    if (button !== document.activeElement) return;
    // The opened page, or a closing dialog, gives it to something else first.
    queueMicrotask(() => {
      if (document.activeElement === document.body) focusHeading(options);
    });
  };

/**
 * Gives the heading the focus when a modal has closed whose opener has been removed meanwhile, with its row or the session:
 * MUI restores the focus to the opener only.
 */
export function useFocusIfOpenerGone(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const restore = () => {
      if (!opener?.isConnected && document.activeElement === document.body)
        focusHeading({ preventScroll: true });
    };
    // Whoever closes it may give the focus to something else first.
    return () => void setTimeout(restore);
  }, [opener]);
}
