/**
 * A price as people type it, in whole cents: 12.50, 12,50, 1.234,50, 12. Null when it is
 * none: letters, signs, nothing, or more than two decimals.
 */
export function parsePrice(text: string): number | null {
  const trimmed = text.trim();
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(trimmed)) return parsePrice(trimmed.replaceAll('.', ''));
  const match = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(trimmed);
  if (!match) return null;
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : null;
}
