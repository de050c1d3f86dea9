/**
 * Stands in for the package `tldts` in the browser, where msw brings it along with its list
 * of all public suffixes (110 kB) for cookies that the mock backend keeps in the document.
 *
 * @param host a host name
 * @returns its last two labels, or null for a single label or an IP address
 */
export function getDomain(host: string): string | null {
  const labels = host.split('.');
  return labels.length < 2 || /^[\d.:[\]]+$/.test(host) ? null : labels.slice(-2).join('.');
}
