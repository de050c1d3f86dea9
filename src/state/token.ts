import { jwtDecode } from 'jwt-decode';

// What a header can carry, perhaps after a scheme; jwt-decode itself also reads the middle of
// a token in quotes or in an object, which no backend would take.
const WELL_FORMED = /^([\w-]+ )?[\w.~+/=-]+$/;

/** When the token's expiry claim says it ends, in epoch milliseconds; null when unreadable. */
export function tokenExpiry(token: string): number | null {
  if (!WELL_FORMED.test(token)) return null;
  try {
    const { exp } = jwtDecode(token);
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null;
  } catch {
    return null;
  }
}

/** Whether two tokens name the same person; those that name nobody cannot be told apart. */
export function isSamePerson(one: string, other: string): boolean {
  return subjectOf(one) === subjectOf(other);
}

function subjectOf(token: string): string | undefined {
  try {
    return jwtDecode(token).sub;
  } catch {
    return undefined;
  }
}

/** Whether a token is well formed and its expiry claim lies after `now` (spec section 4). */
export function isUsable(token: string, now: number): boolean {
  const expiry = tokenExpiry(token);
  return expiry !== null && expiry > now;
}
