import { PATHS } from '../../config/paths';

const ORDER_ADDRESS = new RegExp(`${PATHS.order.replace(/:\w+/, '([^/?#\\s]+)')}`);

/**
 * Returns the order number in a scanner's input: the address of an order's page on any host, or the number itself; ''
 * without one.
 */
export function scannedOrder(code: string): string {
  const segment = ORDER_ADDRESS.exec(code)?.[1];
  if (segment === undefined) return code.trim();
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
