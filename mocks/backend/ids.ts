import type { WriteTransaction } from '../storage/database';

// Without 0, O, 1 and I, which people confuse when they type an order number.
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Random text of the given length that nobody guesses; usable as it is in URLs and file names. */
export function randomCode(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}

/** Counts 1, 2, 3, … under the name, also across tabs. */
export async function nextNumber(tables: WriteTransaction, name: string): Promise<number> {
  const value = ((await tables.get('meta', name))?.value ?? 0) + 1;
  await tables.put('meta', { key: name, value });
  return value;
}
