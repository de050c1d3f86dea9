const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Returns the headers that allow the shop's pages to call with cookies and to read the token.
 * Pages of this machine are allowed on any port, other origins are not.
 *
 * @param origin the request's Origin header
 * @param shop the origin of the shop
 */
export function corsHeaders(origin: string | undefined, shop: string): Record<string, string> {
  const vary = { vary: 'Origin' };
  if (origin === undefined || (origin !== shop && !LOOPBACK.test(origin))) return vary;
  return {
    ...vary,
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'BearerToken',
  };
}

export const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'BearerToken, Content-Type',
  'access-control-max-age': '600',
};
