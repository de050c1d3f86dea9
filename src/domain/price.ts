/**
 * Parses a price as people type it to whole cents: 12.50, 12,50, 1.234,50, 12. Null when it is
 * none: letters, signs, nothing, or more than two decimals. '1.234' is refused as well: for
 * some it is a thousand, for others one and a bit, and a wrong price is worse than a question.
 */
export function parsePrice(text: string): number | null {
  const trimmed = text.trim();
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(trimmed)) return parsePrice(trimmed.replaceAll('.', ''));
  const match = /^(?=.*\d)(\d*)(?:[.,](\d{0,2}))?$/.exec(trimmed);
  if (!match) return null;
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : null;
}

/** Formats a price for the backend: 1250 becomes '12.50'. */
export function wirePrice(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Formats a price for a text field: 1250 becomes '12,50'. */
export function typedPrice(cents: number): string {
  return wirePrice(cents).replace('.', ',');
}
