/** The hosts that a build calls; empty texts if the mock backend answers. */
export type ShopHosts = {
  /** Origin of the backend, without a trailing slash. */
  apiHost: string;
  /** The common prefix of the addresses of pictures. */
  imageBase: string;
  /** Allowed origins of the payment page, separated by commas. */
  checkoutOrigins: string;
};

/**
 * Reads the build variables VITE_API_HOST, VITE_IMAGE_BASE_URL and VITE_CHECKOUT_ORIGINS. Throws an
 * error that says what is wrong with one of them: a shop whose calls go nowhere, or whose checkout
 * always refuses, must not be built.
 */
export function readShopHosts(env: Readonly<Record<string, string | undefined>>): ShopHosts {
  const read = (name: string) => env[name]?.trim() ?? '';
  const apiHost = read('VITE_API_HOST');
  const checkoutOrigins = read('VITE_CHECKOUT_ORIGINS')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
  return {
    apiHost: apiHost && originOf('VITE_API_HOST', apiHost, 'https://api.negozio.it'),
    imageBase: checkImageBase(read('VITE_IMAGE_BASE_URL')),
    checkoutOrigins: checkoutOrigins
      .map((origin) => originOf('VITE_CHECKOUT_ORIGINS', origin, 'https://pay.example'))
      .join(','),
  };
}

function originOf(name: string, value: string, example: string): string {
  const url = webAddress(value);
  if (!url || url.pathname.replace(/^\/+$/, '') !== '' || url.search + url.hash !== '') {
    throw new Error(`${name} has '${value}'; it has to be an origin, such as ${example}.`);
  }
  return url.origin;
}

function checkImageBase(value: string): string {
  const isOfThisSite = /^\/(?![/\\])/.test(value);
  if (value === '' || isOfThisSite || (webAddress(value) && !value.includes('#'))) return value;
  throw new Error(
    `VITE_IMAGE_BASE_URL is '${value}'; it has to be an absolute address, such as https://images.negozio.it/prodotti/, or a path of the shop's own site, such as /immagini/.`,
  );
}

/** Returns the parsed address of a web page; null for anything that a browser would read differently. */
function webAddress(value: string): URL | null {
  if (!/^https?:\/\/[^/\\]/i.test(value) || /[\s\\]/.test(value) || !URL.canParse(value))
    return null;
  const url = new URL(value);
  return url.username + url.password === '' ? url : null;
}
