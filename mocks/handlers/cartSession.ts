import { randomCode } from '../backend/ids';

const COOKIE = 'cartSession';
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;
const ATTRIBUTES = `Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax`;

/** The cart of a browser that keeps no cookies. */
const SHARED_CART = 'condiviso';

/** Whose cart a call is about, and the headers that its reply needs to be known again. */
export type CartSession = { cartId: string; headers: Record<string, string> };

/**
 * Finds the cart by its cookie, or begins one (spec section 6: cookie-based session). In a
 * document the cookie is read and written there, because only that is the same in every tab;
 * elsewhere it travels in the headers. A call sent without credentials gets a new cart, as
 * it would from any server.
 */
export function cartSession(request: Request): CartSession {
  const inDocument = typeof document !== 'undefined';
  const carried = request.headers.get('cookie') ?? (inDocument ? documentCookie(request) : '');
  const known = readCookie(carried);
  if (known) return { cartId: known, headers: {} };
  const cartId = randomCode(16);
  if (!inDocument) {
    return { cartId, headers: { 'set-cookie': `${COOKIE}=${cartId}; HttpOnly; ${ATTRIBUTES}` } };
  }
  if (!carriesCookies(request)) return { cartId, headers: {} };
  document.cookie = `${COOKIE}=${cartId}; ${ATTRIBUTES}`;
  return { cartId: readCookie(document.cookie) ?? SHARED_CART, headers: {} };
}

function documentCookie(request: Request): string {
  return carriesCookies(request) ? document.cookie : '';
}

function carriesCookies(request: Request): boolean {
  if (request.credentials === 'include') return true;
  return request.credentials === 'same-origin' && new URL(request.url).origin === location.origin;
}

function readCookie(cookies: string): string | null {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{1,64})(?:;|$)`).exec(cookies)?.[1] ?? null;
}
