import { findAdminByEmail } from './access';
import { checkEmail, checkPassword, checkPhone, checkUsername } from './adminFields';
import { AUTHORIZATION_CODE, BOSS_EMAIL } from './demo';
import { randomCode } from './ids';
import { sendMail, shopPath } from './mail';
import type { AdminRecord } from './records';
import type { WriteTransaction } from '../storage/database';

/** The body of the registration (spec section 3). */
export type RegistrationForm = Pick<
  AdminRecord,
  'username' | 'email' | 'telephoneNumber' | 'password'
> & { authCode: string };

/**
 * Registers an administrator, who still has to be activated and accepted (spec section 4).
 * Returns the text to show, also for a wrong code or a known e-mail; throws 400 for invalid fields.
 */
export async function registerAdmin(
  tables: WriteTransaction,
  { authCode, ...form }: RegistrationForm,
  now: Date,
): Promise<string> {
  if (authCode !== AUTHORIZATION_CODE) return 'Codice di autorizzazione non valido.';
  checkUsername(form.username);
  checkEmail(form.email);
  checkPhone(form.telephoneNumber);
  checkPassword(form.password);
  if (await findAdminByEmail(tables, form.email)) return 'Esiste già un account con questa email.';
  const id = randomCode(12);
  const activationCode = randomCode(16);
  await tables.put('admins', { id, ...form, stage: 'registered', activationCode });
  await sendMail(tables, now, {
    to: form.email,
    subject: 'Attiva il tuo account',
    body: `Ciao ${form.username}, apri il collegamento per attivare il tuo account di amministratore.`,
    link: shopPath('admin', 'activeAccount', id, activationCode),
  });
  return 'Registrazione ricevuta: controlla la tua email per attivare l’account.';
}

/** Activates an account by its link and asks the boss to accept it. Returns the text to show. */
export async function activateAdmin(
  tables: WriteTransaction,
  id: string,
  activationCode: string,
  now: Date,
): Promise<string> {
  const admin = await tables.get('admins', id);
  if (!admin || admin.activationCode !== activationCode) {
    return 'Il link di attivazione non è valido.';
  }
  if (admin.stage !== 'registered') return 'L’account è già attivo.';
  await tables.put('admins', { ...admin, stage: 'activated' });
  await sendMail(tables, now, {
    to: BOSS_EMAIL,
    subject: `Nuovo dipendente: ${admin.username}`,
    body: `${admin.username} (${admin.email}) chiede di entrare nello staff. Apri il collegamento per accettare.`,
    link: shopPath('admin', 'acceptance', admin.id),
  });
  return 'Registrazione effettuata con successo!';
}

/** Accepts an activated employee. Returns true also if that was done before, false otherwise. */
export async function acceptAdmin(
  tables: WriteTransaction,
  id: string,
  now: Date,
): Promise<boolean> {
  const admin = await tables.get('admins', id);
  if (!admin || admin.stage === 'registered') return false;
  if (admin.stage === 'accepted') return true;
  await tables.put('admins', { ...admin, stage: 'accepted' });
  await sendMail(tables, now, {
    to: admin.email,
    subject: 'Benvenuto nello staff',
    body: `Ciao ${admin.username}, il tuo account è stato accettato: ora puoi accedere.`,
    link: shopPath('login'),
  });
  return true;
}
