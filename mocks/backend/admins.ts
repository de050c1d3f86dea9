import { checkPassword, findAdminByEmail } from './access';
import { checkEmail, checkPhone } from './adminFields';
import { BOSS_CODE } from './demo';
import { sendMail, shopPath } from './mail';
import type { AdminRecord } from './records';
import { found, HttpError } from './httpError';
import type { ReadTransaction, WriteTransaction } from '../storage/database';

const BAD_LINK = 'Il link potrebbe essere scaduto o non valido.';

/** An administrator as it goes on the wire: never the password (spec section 3). */
export type AdminView = Pick<AdminRecord, 'id' | 'username' | 'email' | 'telephoneNumber'>;

/** An administrator without what is nobody's business. */
export function viewAdmin({ id, username, email, telephoneNumber }: AdminRecord): AdminView {
  return { id, username, email, telephoneNumber };
}

/** Everyone who can log in as administrator, by name. */
export async function listAdmins(tables: ReadTransaction): Promise<AdminView[]> {
  const admins = await tables.getAll('admins');
  return admins
    .filter((admin) => admin.stage === 'accepted')
    .sort((one, other) => one.username.localeCompare(other.username, 'it'))
    .map(viewAdmin);
}

/** Deletes a colleague. 403 for a wrong boss code, 404 unknown, 409 for oneself. */
export async function deleteAdmin(
  tables: WriteTransaction,
  self: AdminRecord,
  id: string,
  bossCode: string,
): Promise<void> {
  if (bossCode !== BOSS_CODE) throw new HttpError(403, 'Codice boss non valido.');
  found(await tables.get('admins', id), 'Amministratore non trovato.');
  if (id === self.id) throw new HttpError(409, 'Non puoi eliminare il tuo account.');
  await tables.delete('admins', id);
}

/** Notes a new e-mail and mails it a link to confirm; 400 when unusable, 409 when taken. */
export async function requestEmailChange(
  tables: WriteTransaction,
  self: AdminRecord,
  newEmail: string,
  now: Date,
): Promise<string> {
  checkEmail(newEmail);
  await checkEmailFree(tables, self.id, newEmail);
  await tables.put('admins', { ...self, pendingEmail: newEmail });
  const letter = {
    to: newEmail,
    subject: 'Conferma la tua nuova email',
    body: 'Apri il collegamento per confermare il tuo nuovo indirizzo email.',
    link: shopPath('admin', 'new-email', self.id, newEmail),
  };
  await sendMail(tables, letter, now);
  return 'Ti abbiamo inviato una email per confermare il nuovo indirizzo.';
}

/** Notes a new telephone number and mails a link to confirm it; 400 when unusable. */
export async function requestPhoneChange(
  tables: WriteTransaction,
  self: AdminRecord,
  telephoneNumber: string,
  now: Date,
): Promise<string> {
  checkPhone(telephoneNumber);
  await tables.put('admins', { ...self, pendingTelephoneNumber: telephoneNumber });
  const letter = {
    to: self.email,
    subject: 'Conferma il tuo nuovo numero di telefono',
    body: `Apri il collegamento per confermare il numero ${telephoneNumber}.`,
    link: shopPath('admin', 'new-tel-num', self.id, telephoneNumber),
  };
  await sendMail(tables, letter, now);
  return 'Ti abbiamo inviato una email per confermare il nuovo numero.';
}

/** Confirms a new e-mail by its link, as often as it is opened; 400 for any other link. */
export async function confirmEmail(
  tables: WriteTransaction,
  id: string,
  newEmail: string,
): Promise<string> {
  const { pendingEmail, ...admin } = await adminOfLink(tables, id);
  if (admin.email !== newEmail) {
    if (pendingEmail !== newEmail) throw new HttpError(400, BAD_LINK);
    await checkEmailFree(tables, id, newEmail);
    await tables.put('admins', { ...admin, email: newEmail });
  }
  return 'Email modificata con successo!';
}

/** Confirms a new telephone number by its link, as often as it is opened; 400 otherwise. */
export async function confirmPhone(
  tables: WriteTransaction,
  id: string,
  telephoneNumber: string,
): Promise<string> {
  const { pendingTelephoneNumber, ...admin } = await adminOfLink(tables, id);
  if (admin.telephoneNumber !== telephoneNumber) {
    if (pendingTelephoneNumber !== telephoneNumber) throw new HttpError(400, BAD_LINK);
    await tables.put('admins', { ...admin, telephoneNumber });
  }
  return 'Numero di telefono modificato con successo!';
}

/** Changes one's password; 400 when the old one is wrong or the new one unusable. */
export async function changePassword(
  tables: WriteTransaction,
  self: AdminRecord,
  oldPassword: string,
  newPassword: string,
): Promise<string> {
  if (oldPassword !== self.password) {
    throw new HttpError(400, 'La password attuale non è corretta.');
  }
  checkPassword(newPassword);
  await tables.put('admins', { ...self, password: newPassword });
  return 'Password aggiornata con successo.';
}

async function adminOfLink(tables: ReadTransaction, id: string): Promise<AdminRecord> {
  const admin = await tables.get('admins', id);
  if (!admin) throw new HttpError(400, BAD_LINK);
  return admin;
}

async function checkEmailFree(
  tables: ReadTransaction,
  ownId: string,
  email: string,
): Promise<void> {
  const owner = await findAdminByEmail(tables, email);
  if (owner && owner.id !== ownId) throw new HttpError(409, 'Questa email è già in uso.');
}
