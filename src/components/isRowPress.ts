import type { MouseEvent } from 'react';

/** Returns whether a press is for a table's row: not on one of its controls, and not the end of a text selection. */
export function isRowPress({ target, currentTarget }: MouseEvent): boolean {
  const element = target as HTMLElement;
  return (
    currentTarget.contains(element) &&
    element.closest('a, button, input') === null &&
    getSelection()?.isCollapsed !== false
  );
}
