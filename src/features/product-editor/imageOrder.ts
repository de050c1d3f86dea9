/**
 * Returns a product's images in the wanted order: without deleted ones, and with newly added ones at the end, as the
 * backend adds them.
 */
export function applyOrder(wanted: readonly string[], existing: readonly string[]): string[] {
  return [
    ...wanted.filter((fileName) => existing.includes(fileName)),
    ...existing.filter((fileName) => !wanted.includes(fileName)),
  ];
}

/** Returns a list with one item moved to another index; unchanged when there is no such index. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
