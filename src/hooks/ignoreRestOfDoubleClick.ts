/**
 * Ignores the second half of a double click whose first half is being handled: it would press what is under the pointer
 * by then, and take the focus there.
 */
export function ignoreRestOfDoubleClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const half of ['mousedown', 'click'] as const)
    addEventListener(half, ignore, { capture: true, once: true });
}
