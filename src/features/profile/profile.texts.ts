import { PASSWORD_MASK_LENGTH } from '../../domain/limits';

export const profile = {
  title: 'Profilo',
  description: 'I dati di chi lavora nel negozio.',
  card: 'I tuoi dati',
  loading: 'Caricamento del profilo…',
  loadFailed: 'Impossibile caricare il profilo.',
  admins: 'Amministratori',

  username: 'Username',
  id: 'ID',
  email: 'Email',
  telephone: 'Telefono',
  password: 'Password',
  noValue: '—',

  editEmail: 'Modifica email',
  editTelephone: 'Modifica telefono',
  editPassword: 'Modifica password',
  newEmail: 'Nuova email',
  newTelephone: 'Nuovo telefono',
  currentPassword: 'Password attuale',
  newPassword: 'Nuova password',

  pending: 'In attesa di conferma',
  stillValid: (value: string) =>
    value === ''
      ? 'vale quando apri il link di conferma.'
      : `fino a quando apri il link di conferma vale ${value}.`,

  fillAll: 'Compila tutti i campi!',
  changed: 'Modifica avvenuta con successo.',
  changeFailed: 'Errore durante la modifica. Riprova.',
  passwordChanged: 'Password aggiornata con successo.',
  passwordFailed: 'Errore nel cambio password. Verifica i dati inseriti.',
  passwordUnknown:
    'L’esito non è noto: se la password attuale non è più accettata, vale già quella nuova.',
} as const;

/** Shown instead of the password. */
export const PASSWORD_MASK = '*'.repeat(PASSWORD_MASK_LENGTH);
