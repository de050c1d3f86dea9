/** The search parameter with the numbers of the orders that a page is about. */
const PARAMETER = 'ordini';

/** So many fit into an address that every browser and server takes. */
const MOST_IN_ADDRESS = 100;

/**
 * The address of a page about these orders, so that it can be reloaded and opened in another
 * tab. Too many for an address are left to the selection, which lives as long as the page.
 */
export function pathWithOrders(path: string, orderNumbers: readonly string[]): string {
  const text = orderNumbers.join(',');
  const fits =
    orderNumbers.length <= MOST_IN_ADDRESS && text.split(',').length === orderNumbers.length;
  return fits ? `${path}?${new URLSearchParams({ [PARAMETER]: text }).toString()}` : path;
}

/** The orders that an address names, each once; null where it names none. */
export function parseChosenOrders(parameters: URLSearchParams): string[] | null {
  const numbers = parameters
    .getAll(PARAMETER)
    .flatMap((text) => text.split(','))
    .map((number) => number.trim())
    .filter((number) => number !== '');
  return numbers.length > 0 ? [...new Set(numbers)] : null;
}

/** Order numbers as the list shows them, and after those the ones that it hides. */
export function sortAsListed(numbers: readonly string[], shown: readonly string[]): string[] {
  const wanted = new Set(numbers);
  const listed = shown.filter((number) => wanted.has(number));
  for (const number of listed) wanted.delete(number);
  return [...listed, ...wanted];
}
