import { checkPassword } from './adminFields';
import { HttpError } from './httpError';
import { randomCode } from './ids';
import { sendMail, shopPath } from './mail';
import type { AdminRecord } from './records';
import type { TokenClaims } from './tokens';
import type { ReadTransaction, WriteTransaction } from '../storage/database';

const RESET_LIFETIME_MS = 60 * 60 * 1000;
const BAD_LINK = 'Il link è scaduto o non è valido.';

/** The result of a login: an administrator who gets a token, or a text to show. */
export type LoginOutcome = { adminId: string } | { text: string };

/** Checks an e-mail and a password (spec section 7, POST /access/login). */
export async function logIn(
  tables: ReadTransaction,
  email: string,
  password: string,
): Promise<LoginOutcome> {
  const admin = await findAdminByEmail(tables, email);
  if (admin?.password === password) {
    if (admin.stage === 'accepted') return { adminId: admin.id };
    if (admin.stage === 'activated') return { text: 'Account in attesa di accettazione.' };
    return { text: 'Account non ancora attivato: controlla la tua email.' };
  }
  const customer = await tables.get('customers', email.trim().toLowerCase());
  const isCustomer = customer?.password === password;
  return { text: isCustomer ? 'Accesso effettuato con successo!' : 'Credenziali non valide!' };
}

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

/** Ends a session by revoking its token. Throws 401 if the token is not valid. */
export async function logOut(tables: WriteTransaction, claims: TokenClaims | null): Promise<void> {
  await requireAdmin(tables, claims);
  if (claims) await tables.put('revokedTokens', { id: claims.jti });
}

/** Mails a link for a new password, if the account exists; the response does not show whether. */
export async function requestReset(
  tables: WriteTransaction,
  email: string,
  now: Date,
): Promise<void> {
  const address = email.trim().toLowerCase();
  const account =
    (await findAdminByEmail(tables, address)) ?? (await tables.get('customers', address));
  if (!account) return;
  const code = randomCode(24);
  const expiresAt = new Date(now.getTime() + RESET_LIFETIME_MS).toISOString();
  await tables.put('resets', { code, email: account.email, expiresAt });
  await sendMail(tables, now, {
    to: account.email,
    subject: 'Recupero della password',
    body: 'Per scegliere una nuova password apri il collegamento entro un’ora.',
    link: shopPath('access', 'resetpw', code),
  });
}

/** Sets the new password of a mailed link and returns the text to show (spec section 5). */
export async function resetPassword(
  tables: WriteTransaction,
  code: string,
  password: string,
  now: Date,
): Promise<string> {
  const reset = await tables.get('resets', code);
  if (!reset || Date.parse(reset.expiresAt) < now.getTime()) return BAD_LINK;
  checkPassword(password);
  const admin = await findAdminByEmail(tables, reset.email);
  // The address may have changed since the mail.
  const customer = await tables.get('customers', reset.email);
  if (admin) await tables.put('admins', { ...admin, password });
  else if (customer) await tables.put('customers', { ...customer, password });
  else return BAD_LINK;
  await tables.delete('resets', code);
  return 'Password modificata con successo!';
}

/** Returns the administrator with that e-mail, whatever its case. */
export async function findAdminByEmail(
  tables: ReadTransaction,
  email: string,
): Promise<AdminRecord | undefined> {
  const address = email.trim().toLowerCase();
  const admins = await tables.getAll('admins');
  return admins.find((admin) => admin.email.toLowerCase() === address);
}
