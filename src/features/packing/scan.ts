import { PATHS } from '../../config/paths';
import { decodeSegment } from '../../domain/urlSegments';

const ADDRESS = new RegExp(
  `(?:https?://\\S*?)?${PATHS.order.replace(/:\w+/, '([^/?#\\s]+)')}(?:[/?#]\\S*)?$`,
);

/** An order that was scanned into a field, and the text that the field held before. */
type Scan = { orderNumber: string; before: string };

/** Returns the scan of the address of an order's page, on any host; null without one. */
export function findAddress(text: string): Scan | null {
  const found = ADDRESS.exec(text.trim());
  if (!found) return null;
  return { orderNumber: decodeSegment(found[1] ?? ''), before: text.trim().slice(0, found.index) };
}

/** Returns the scan of an address, or of a number that looks like this one; null without one. */
export function findOrder(text: string, like: string): Scan | null {
  const address = findAddress(text);
  if (address) return address;
  const number = text.trim().slice(-like.length);
  if (shapeOf(number) !== shapeOf(like)) return null;
  return { orderNumber: number, before: text.trim().slice(0, -like.length) };
}

// Of 'B2018-9XW4TD' the last part may be any letters and digits.
function shapeOf(orderNumber: string): string {
  const [last] = /(?<=[^a-z\d])[a-z\d]+$/i.exec(orderNumber) ?? [''];
  const first = orderNumber.slice(0, orderNumber.length - last.length);
  return first.replace(/\d/g, '0') + last.replace(/./g, 'X');
}
