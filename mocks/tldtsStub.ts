/**
 * Replaces the package `tldts` in the browser: msw needs it only for cookies, which the mock backend keeps in the document,
 * and its list of all public suffixes weighs 110 kB. Returns the last two labels; null for a single one or an IP address.
 */
export function getDomain(host: string): string | null {
  const labels = host.split('.');
  return labels.length < 2 || /^[\d.:[\]]+$/.test(host) ? null : labels.slice(-2).join('.');
}
