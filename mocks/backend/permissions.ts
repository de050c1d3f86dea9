import type { AdminRecord } from './records';
import { HttpError } from './httpError';
import type { TokenClaims } from './tokens';
import type { ReadTransaction } from '../storage/database';

/**
 * The administrator behind a checked token. 401 when there is no valid token, when it was
 * logged out, or when the account is gone (spec section 6).
 */
export async function requireAdmin(
  tables: ReadTransaction,
  claims: TokenClaims | null,
): Promise<AdminRecord> {
  if (claims !== null && (await tables.get('revokedTokens', claims.jti)) === undefined) {
    const admin = await tables.get('admins', claims.sub);
    // Only accepted ones are ever given a token.
    if (admin) return admin;
  }
  throw new HttpError(401, 'Non autorizzato.');
}
