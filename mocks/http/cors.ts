const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * The headers that let pages of the shop call with cookies and read the token. Pages of this
 * machine are let in whatever their port; all others get no permission.
 *
 * @param origin the request's Origin header
 * @param shop the shop's own origin
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

/** What the browser asks before a call that is no plain form's. */
export function preflightHeaders(): Record<string, string> {
  return {
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': 'BearerToken, Content-Type',
    'access-control-max-age': '600',
  };
}
