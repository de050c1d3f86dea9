import type { WriteTransaction } from '../storage/database';

// Without 0, O, 1 and I, which are easy to confuse when an order number is typed.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Returns unguessable random text of that length, usable in URLs and file names. */
export function randomCode(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/** Returns 1, 2, 3, … from the counter of that name, which all tabs share. */
export async function nextNumber(tables: WriteTransaction, name: string): Promise<number> {
  const value = ((await tables.get('meta', name))?.value ?? 0) + 1;
  await tables.put('meta', { key: name, value });
  return value;
}
