import { HttpError } from './httpError';
import type { AdminRecord } from './records';
import type { TokenClaims } from './tokens';
import type { ReadTransaction } from '../storage/database';

/**
 * Returns the administrator of a verified token. Throws 401 if there is no valid token, if it
 * was logged out or if the account was deleted (spec section 6).
 */
export async function requireAdmin(
  tables: ReadTransaction,
  claims: TokenClaims | null,
): Promise<AdminRecord> {
  if (claims !== null && (await tables.get('revokedTokens', claims.jti)) === undefined) {
    const admin = await tables.get('admins', claims.sub);
    // Only accepted administrators get a token, so the stage needs no check.
    if (admin) return admin;
  }
  throw new HttpError(401, 'Non autorizzato.');
}
