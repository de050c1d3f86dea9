import { randomCode } from '../backend/ids';

const COOKIE = 'cartSession';
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;
const ATTRIBUTES = `Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax`;

/** The cart of a browser that stores no cookies. */
const SHARED_CART = 'condiviso';

/** The cart of a request, and the response headers that set its cookie. */
export type CartSession = { cartId: string; headers: Record<string, string> };

/**
 * Finds the cart by its cookie, or starts one (spec section 6: cookie-based session). In a
 * document the cookie is read and written there, because only `document.cookie` is the same in
 * every tab; elsewhere the headers carry it. A request without credentials gets a new cart, as
 * it would from any server.
 */
export function cartSession(request: Request): CartSession {
  const inDocument = typeof document !== 'undefined';
  const sendsCookies = inDocument && hasCredentials(request);
  const cookies = request.headers.get('cookie') ?? (sendsCookies ? document.cookie : '');
  const existing = readCookie(cookies);
  if (existing) return { cartId: existing, headers: {} };
  const cartId = randomCode(16);
  if (!inDocument) {
    return { cartId, headers: { 'set-cookie': `${COOKIE}=${cartId}; HttpOnly; ${ATTRIBUTES}` } };
  }
  if (!sendsCookies) return { cartId, headers: {} };
  document.cookie = `${COOKIE}=${cartId}; ${ATTRIBUTES}`;
  return { cartId: readCookie(document.cookie) ?? SHARED_CART, headers: {} };
}

function hasCredentials(request: Request): boolean {
  if (request.credentials === 'include') return true;
  return request.credentials === 'same-origin' && new URL(request.url).origin === location.origin;
}

function readCookie(cookies: string): string | null {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{1,64})(?:;|$)`).exec(cookies)?.[1] ?? null;
}
