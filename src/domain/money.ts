import { formatCount, GROUPED } from './formatCount';
import { SURCHARGE_PERCENT, type OrderPriority } from './priority';

const EURO = { style: 'currency', currency: 'EUR', ...GROUPED } as const;

/**
 * Formats cents in Italian: 123450 becomes '1.234,50 €', with a no-break space. Only what is not a whole and exact number
 * of cents, such as an average or a mistyped price, is left to `Intl` (`formatCount` says why).
 */
export function formatCents(cents: number): string {
  if (!Number.isSafeInteger(cents)) return (cents / 100).toLocaleString('it-IT', EURO);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const sign = cents < 0 ? '-' : '';
  return `${sign}${formatCount(Number(digits.slice(0, -2)))},${digits.slice(-2)}\u00a0€`;
}

/**
 * Converts the backend's euro to whole cents, half a cent rounded up. The tiny addend corrects binary fractions: 1.005
 * is stored as 1.00499….
 */
export function centsFromEuro(amount: number): number {
  return Math.round(amount * 100 + Math.sign(amount) * 1e-6);
}

/** Larger amounts, in euro, are not exact to the cent. */
export const MAX_EURO = Number.MAX_SAFE_INTEGER / 100;

/** Converts whole cents to the backend's euro, with at most two decimals. */
export function euroFromCents(cents: number): number {
  return Math.round(cents) / 100;
}

/** Returns the sum of price times quantity, in cents. */
export function productTotalCents(
  lines: readonly { priceCents: number; quantity: number }[],
): number {
  return lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
}

/** Returns the priority's surcharge on a product total, in cents, half a cent rounded up (spec section 9). */
export function surchargeCents(totalCents: number, priority: OrderPriority): number {
  return Math.floor((totalCents * SURCHARGE_PERCENT[priority] + 50) / 100);
}

/**
 * Parses an amount typed into a filter to whole cents: 12.50, 12,50, 1.234,50, 12. Returns null for anything else:
 * letters, signs, an empty text, or more than two decimals. '1.234' is refused as well: to some it means a thousand, to
 * others about one.
 */
export function parsePrice(text: string): number | null {
  const trimmed = text.trim();
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(trimmed)) return parsePrice(trimmed.replaceAll('.', ''));
  const match = /^(?=.*\d)(\d*)(?:[.,](\d{0,2}))?$/.exec(trimmed);
  if (!match) return null;
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : null;
}

/**
 * Returns the first problem of a range of amounts as typed, '' being no limit, and the field that shows it: one that
 * `parsePrice` refuses, or a maximum below the minimum. Returns null for a valid range.
 */
export function findPriceProblem(
  min: string,
  max: string,
): { field: 'min' | 'max'; kind: 'unreadable' | 'swapped' } | null {
  const minCents = parsePrice(min);
  const maxCents = parsePrice(max);
  if (minCents === null && min.trim() !== '') return { field: 'min', kind: 'unreadable' };
  if (maxCents === null && max.trim() !== '') return { field: 'max', kind: 'unreadable' };
  const isSwapped = minCents !== null && maxCents !== null && minCents > maxCents;
  return isSwapped ? { field: 'max', kind: 'swapped' } : null;
}
