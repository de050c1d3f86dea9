import { jwtDecode } from 'jwt-decode';
import { readStored, writeStored } from '../domain/browserStorage';
import { fingerprint } from '../domain/fingerprint';

// Characters that a header can hold, perhaps after a scheme. jwt-decode also reads a token in quotes or in an object,
// which no backend accepts.
const WELL_FORMED = /^([\w-]+ )?[\w.~+/=-]+$/;

/** Returns when the token expires, in epoch milliseconds; null if it is unreadable. */
export function tokenExpiry(token: string): number | null {
  if (!WELL_FORMED.test(token)) return null;
  const { exp } = claimsOf(token);
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null;
}

/** The claims that identify a person; the first one in the token counts. */
const NAMES = ['sub', 'email', 'username', 'id'] as const;

/**
 * Returns a fingerprint of the person named by a token. Tokens without a name count as the same person within one tab,
 * so that form input is restored after a new login.
 */
export function personOf(token: string): string {
  const claims = claimsOf(token);
  for (const name of NAMES) {
    const value = claims[name];
    if ((typeof value === 'string' && value !== '') || typeof value === 'number') {
      return fingerprint(`${name} ${value}`);
    }
  }
  return namelessPerson(token);
}

/** The key in sessionStorage for this tab's person without a name. */
const NAMELESS_KEY = 'namelessPerson';

/** Returns a fingerprint of this tab's first token without a name. */
function namelessPerson(token: string): string {
  const known = readStored('sessionStorage', NAMELESS_KEY);
  if (known) return known;
  const person = fingerprint(`token ${token}`);
  writeStored('sessionStorage', NAMELESS_KEY, person);
  return person;
}

/** Returns the token's claims, unchecked; an empty object if they cannot be read. */
function claimsOf(token: string): { [claim in 'exp' | (typeof NAMES)[number]]?: unknown } {
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
