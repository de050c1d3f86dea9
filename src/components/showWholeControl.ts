import type { FocusEvent } from 'react';

/** Scrolls to a control that Tab has reached: browsers do nothing if as little as its edge is in view. */
export function showWholeControl({ target }: FocusEvent<HTMLElement>): void {
  // A pressed button must not move away from the pointer.
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
