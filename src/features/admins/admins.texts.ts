import type { Admin } from '../../domain/types';

export const admins = {
  title: 'Amministratori',
  description: 'Chi lavora nel negozio.',
  table: 'Amministratori',
  headers: { id: 'ID', username: 'Username', email: 'Email', actions: 'Azioni' },
  nameOf: ({ username, id }: Pick<Admin, 'username' | 'id'>) => username || `Amministratore ${id}`,
  loading: 'Caricamento degli amministratori…',
  empty: 'Nessun amministratore trovato.',
  loadFailed: 'Errore nel recupero degli amministratori.',

  oneTitle: 'Amministratore',
  telephone: 'Telefono',
  noValue: '—',
  notFound: 'Amministratore non trovato.',
  backToAll: 'Tutti gli amministratori',

  delete: 'Elimina',
  deleteNamed: (username: string) => `Elimina ${username}`,
  deleteTitle: (username: string) => `Eliminare ${username}?`,
  deleteWarning: 'Non potrà più accedere. L’eliminazione non si può annullare.',
  bossCode: 'Inserisci il codice boss per confermare:',
  deleted: (username: string) => `${username} non è più tra gli amministratori.`,
  deleteFailed: "Impossibile eliminare l'amministratore.",
  deleteUnknown: 'L’esito non è noto: guarda se è ancora nell’elenco.',
} as const;

export const registration = {
  title: 'Registrazione amministratore',
  lead: 'Per chi lavora nel negozio. Il codice di autorizzazione te lo dà chi lo dirige.',
  allRequired: 'Tutti i campi sono obbligatori.',
  username: 'Username',
  email: 'Email',
  telephone: 'Telefono',
  password: 'Password',
  authCode: 'Codice di autorizzazione',
  submit: 'Registrati',
  backToForm: 'Torna al modulo',

  fillAll: 'Compila tutti i campi!',
  sent: 'Registrazione inviata.',
  failed: 'Errore durante la registrazione, riprova.',
} as const;
