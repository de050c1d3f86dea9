import { jwtDecode } from 'jwt-decode';
import { fingerprint } from '../domain/fingerprint';

// What a header can hold, perhaps after a scheme. jwt-decode also reads a token in quotes or in an
// object, which no backend accepts.
const WELL_FORMED = /^([\w-]+ )?[\w.~+/=-]+$/;

/** Returns when the token expires, in epoch milliseconds; null when it is unreadable. */
export function tokenExpiry(token: string): number | null {
  if (!WELL_FORMED.test(token)) return null;
  const { exp } = claimsOf(token);
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null;
}

/**
 * Returns a fingerprint of the person whom a token names. A token without a subject is
 * a person of its own.
 */
export function personOf(token: string): string {
  const { sub } = claimsOf(token);
  const hasSubject = (typeof sub === 'string' && sub !== '') || typeof sub === 'number';
  return fingerprint(hasSubject ? `subject ${sub}` : `token ${token}`);
}

/** What the token says of itself, whatever that is; nothing where it cannot be read. */
function claimsOf(token: string): { exp?: unknown; sub?: unknown } {
  try {
    return jwtDecode<object | null>(token) ?? {};
  } catch {
    return {};
  }
}

/** Returns whether a token is well formed and expires after `now` (spec section 4). */
export function isUsable(token: string, now: number): boolean {
  const expiry = tokenExpiry(token);
  return expiry !== null && expiry > now;
}
