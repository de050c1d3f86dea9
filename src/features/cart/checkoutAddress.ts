const CHECKOUT_ORIGINS = (import.meta.env.VITE_CHECKOUT_ORIGINS ?? '')
  .split(',')
  .map((origin) => origin.trim())
  .filter((origin) => origin !== '');

/**
 * Returns the address to open for this payment page, or null if it is not allowed: it must have one of the configured
 * origins, or, if none are configured, use https, or http on this machine. Returns the address as parsed here, so that
 * the browser cannot interpret it differently.
 */
export function checkoutAddress(given: string): string | null {
  if (!URL.canParse(given)) return null;
  const url = new URL(given);
  return isPaymentPage(url) ? url.href : null;
}

function isPaymentPage(url: URL): boolean {
  if (url.username !== '' || url.password !== '') return false;
  if (CHECKOUT_ORIGINS.length > 0) {
    return /^https?:$/.test(url.protocol) && CHECKOUT_ORIGINS.includes(url.origin);
  }
  return (
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
  );
}
