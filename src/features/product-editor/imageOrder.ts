/**
 * The images of a product in the order that was wanted: those that are gone are left out,
 * those that came meanwhile follow at the end, as the backend adds them.
 */
export function applyOrder(wanted: readonly string[], existing: readonly string[]): string[] {
  return [
    ...wanted.filter((fileName) => existing.includes(fileName)),
    ...existing.filter((fileName) => !wanted.includes(fileName)),
  ];
}

/** A list with one of its items at another place; as it was when there is no such place. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}
