const { VITE_CHECKOUT_ORIGINS, VITE_IMAGE_BASE_URL } = import.meta.env;

const IMAGE_BASE = VITE_IMAGE_BASE_URL || `${location.origin}/stand-in/images/`;

/** Address of a picture by its file name: base + name (spec section 3). */
export function imageUrl(fileName: string): string {
  return IMAGE_BASE + fileName.split('/').map(encodeURIComponent).join('/');
}

const CHECKOUT_ORIGINS = (VITE_CHECKOUT_ORIGINS ?? '')
  .split(',')
  .map((origin) => origin.trim())
  .filter((origin) => origin !== '');

/**
 * Whether the browser may leave for this payment page: one of the configured origins, or
 * where none are configured any https page, and http on this machine.
 */
export function isCheckoutAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return false;
  if (CHECKOUT_ORIGINS.length > 0) {
    return /^https?:$/.test(url.protocol) && CHECKOUT_ORIGINS.includes(url.origin);
  }
  return (
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
  );
}
