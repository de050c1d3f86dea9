/** Order numbers as the list shows them, and after those the ones that it hides. */
export function inListOrder(numbers: readonly string[], shown: readonly string[]): string[] {
  const wanted = new Set(numbers);
  const listed = shown.filter((number) => wanted.has(number));
  for (const number of listed) wanted.delete(number);
  return [...listed, ...wanted];
}
