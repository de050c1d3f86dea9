import { findAdminByEmail } from './access';
import { checkEmail, checkPassword, checkPhone } from './adminFields';
import { BOSS_CODE } from './demo';
import { httpAssert, HttpError, orNotFound } from './httpError';
import { sendMail, shopPath } from './mail';
import type { AdminRecord } from './records';
import type { ReadTransaction, WriteTransaction } from '../storage/database';

const BAD_LINK = 'Il link potrebbe essere scaduto o non valido.';

/** An administrator as the API returns it: never with the password (spec section 3). */
export type AdminView = Pick<AdminRecord, 'id' | 'username' | 'email' | 'telephoneNumber'>;

/** Returns the public fields of an administrator. */
export function viewAdmin({ id, username, email, telephoneNumber }: AdminRecord): AdminView {
  return { id, username, email, telephoneNumber };
}

/** Returns the administrators who can log in, by name. */
export async function listAdmins(tables: ReadTransaction): Promise<AdminView[]> {
  const admins = await tables.getAll('admins');
  return admins
    .filter((admin) => admin.stage === 'accepted')
    .sort((one, other) => one.username.localeCompare(other.username, 'it'))
    .map(viewAdmin);
}

/** Deletes a colleague. Throws 403 for a wrong boss code, 404 if unknown, 409 for oneself. */
export async function deleteAdmin(
  tables: WriteTransaction,
  self: AdminRecord,
  id: string,
  bossCode: string,
): Promise<void> {
  httpAssert(bossCode === BOSS_CODE, 403, 'Codice boss non valido.');
  orNotFound(await tables.get('admins', id), 'Amministratore non trovato.');
  httpAssert(id !== self.id, 409, 'Non puoi eliminare il tuo account.');
  await tables.delete('admins', id);
}

/** Saves a new e-mail as pending and mails it a link. Throws 400 if invalid, 409 if in use. */
export async function requestEmailChange(
  tables: WriteTransaction,
  self: AdminRecord,
  newEmail: string,
  now: Date,
): Promise<string> {
  checkEmail(newEmail);
  await checkEmailFree(tables, self.id, newEmail);
  await tables.put('admins', { ...self, pendingEmail: newEmail });
  await sendMail(tables, now, {
    to: newEmail,
    subject: 'Conferma la tua nuova email',
    body: 'Apri il collegamento per confermare il tuo nuovo indirizzo email.',
    link: shopPath('admin', 'new-email', self.id, newEmail),
  });
  return 'Ti abbiamo inviato una email per confermare il nuovo indirizzo.';
}

/** Saves a new telephone number as pending and mails a link. Throws 400 if invalid. */
export async function requestPhoneChange(
  tables: WriteTransaction,
  self: AdminRecord,
  telephoneNumber: string,
  now: Date,
): Promise<string> {
  checkPhone(telephoneNumber);
  await tables.put('admins', { ...self, pendingTelephoneNumber: telephoneNumber });
  await sendMail(tables, now, {
    to: self.email,
    subject: 'Conferma il tuo nuovo numero di telefono',
    body: `Apri il collegamento per confermare il numero ${telephoneNumber}.`,
    link: shopPath('admin', 'new-tel-num', self.id, telephoneNumber),
  });
  return 'Ti abbiamo inviato una email per confermare il nuovo numero.';
}

/** Confirms a new e-mail by its link, which works repeatedly. Throws 400 for any other link. */
export async function confirmEmail(
  tables: WriteTransaction,
  id: string,
  newEmail: string,
): Promise<string> {
  const { pendingEmail, ...admin } = await adminOfLink(tables, id);
  if (admin.email !== newEmail) {
    httpAssert(pendingEmail === newEmail, 400, BAD_LINK);
    await checkEmailFree(tables, id, newEmail);
    await tables.put('admins', { ...admin, email: newEmail });
  }
  return 'Email modificata con successo!';
}

/** Confirms a new telephone number by its link, which works repeatedly. Throws 400 otherwise. */
export async function confirmPhone(
  tables: WriteTransaction,
  id: string,
  telephoneNumber: string,
): Promise<string> {
  const { pendingTelephoneNumber, ...admin } = await adminOfLink(tables, id);
  if (admin.telephoneNumber !== telephoneNumber) {
    httpAssert(pendingTelephoneNumber === telephoneNumber, 400, BAD_LINK);
    await tables.put('admins', { ...admin, telephoneNumber });
  }
  return 'Numero di telefono modificato con successo!';
}

/** Changes one's own password. Throws 400 if the old one is wrong or the new one invalid. */
export async function changePassword(
  tables: WriteTransaction,
  self: AdminRecord,
  oldPassword: string,
  newPassword: string,
): Promise<string> {
  httpAssert(oldPassword === self.password, 400, 'La password attuale non è corretta.');
  checkPassword(newPassword);
  await tables.put('admins', { ...self, password: newPassword });
  return 'Password aggiornata con successo.';
}

async function adminOfLink(tables: ReadTransaction, id: string): Promise<AdminRecord> {
  const admin = await tables.get('admins', id);
  if (!admin) throw new HttpError(400, BAD_LINK);
  return admin;
}

async function checkEmailFree(tables: ReadTransaction, ownId: string, email: string) {
  const owner = await findAdminByEmail(tables, email);
  httpAssert(!owner || owner.id === ownId, 409, 'Questa email è già in uso.');
}
