import { whenGarbled } from '../faults';
import { orUnauthorized, type FaultyCall } from '../faultyCall';
import { CONFIRM, fillIn, press } from '../steps';

const BROKEN_LINK = 'Errore nella conferma. Il link potrebbe essere scaduto o non valido.';
const SERVER_TEXT = 'Servizio momentaneamente non disponibile.';

const edit = (button: string, fields: Record<string, string>) => [
  press(button),
  fillIn(fields),
  CONFIRM,
];

/** Access, and the life of an administrator's account. */
export const ACCOUNTS: FaultyCall[] = [
  {
    method: 'POST',
    path: '/access/login',
    needs: 'body',
    at: '/login',
    act: [fillIn({ Email: 'chi@posta.example', Password: 'segreta' }), press('Accedi')],
    says: "Si è verificato un errore durante l'accesso",
    saysOf: {
      ...whenGarbled('Credenziali non valide!'),
      'string-instead-of-object': SERVER_TEXT,
    },
    keeps: ['Email', 'chi@posta.example'],
  },
  {
    method: 'PATCH',
    path: '/access/forgotpw',
    needs: 'nothing',
    at: '/login',
    act: [
      press('Password dimenticata?'),
      fillIn({ Email: 'chi@posta.example' }),
      press('Recupera password'),
    ],
    says: 'Errore durante il recupero della password.',
    keeps: ['Email', 'chi@posta.example'],
  },
  {
    method: 'PATCH',
    path: '/access/resetpw/:id',
    needs: 'body',
    at: '/access/resetpw/abc',
    act: [
      fillIn({ 'Nuova password': 'segreta', 'Conferma password': 'segreta' }),
      press('Reimposta password'),
    ],
    says: '❌ Errore durante il reset della password.',
    saysOf: { 'string-instead-of-object': SERVER_TEXT },
    keeps: ['Nuova password', 'segreta'],
  },
  {
    method: 'POST',
    path: '/admin/registration',
    needs: 'nothing',
    at: '/admin/registration',
    act: [
      fillIn({
        Username: 'anna',
        Email: 'anna@posta.example',
        Telefono: '06 1',
        Password: 'segreta',
        'Codice di autorizzazione': 'codice',
      }),
      press('Registrati'),
    ],
    says: 'Errore durante la registrazione, riprova.',
    saysOf: {
      '400': 'Richiesta non valida.',
      '401': 'Non autorizzato.',
      '404': 'Risorsa non trovata.',
      '503': 'Servizio non disponibile.',
    },
    keeps: ['Codice di autorizzazione', 'codice'],
  },
  {
    method: 'PATCH',
    path: '/admin/activeAccount/:id/:code',
    needs: 'no refusal',
    at: '/admin/activeAccount/1/attiva-1',
    says: "Errore durante l'attivazione dell'account.",
    saysOf: { 'string-instead-of-object': SERVER_TEXT },
  },
  {
    method: 'PATCH',
    path: '/admin/acceptance/:id',
    needs: 'body',
    at: '/admin/acceptance/1',
    says: 'Errore durante il processo di accettazione.',
    saysOf: whenGarbled("Errore nell'accettazione del dipendente."),
  },
  {
    method: 'PATCH',
    path: '/admin/newEmail/:id/:email',
    needs: 'nothing',
    at: '/admin/new-email/1/a%40b.example',
    says: BROKEN_LINK,
  },
  {
    method: 'PATCH',
    path: '/admin/new-tel-num/:id/:number',
    needs: 'nothing',
    at: '/admin/new-tel-num/1/061',
    says: BROKEN_LINK,
  },
  {
    method: 'DELETE',
    path: '/admin/logout',
    needs: 'nothing',
    at: '/contattaci',
    isAdmin: true,
    act: [press('Logout', 'banner')],
    says: null,
  },
  {
    method: 'DELETE',
    path: '/admin/delete/:id',
    needs: 'nothing',
    at: '/admin/all',
    act: [
      press('Elimina luca.conti'),
      fillIn({ 'Inserisci il codice boss per confermare:': 'boss2018' }, 'dialog'),
      CONFIRM,
    ],
    ...orUnauthorized("Impossibile eliminare l'amministratore."),
  },
  {
    method: 'PATCH',
    path: '/admin/updateEmail',
    needs: 'nothing',
    at: '/admin/profile',
    act: edit('Modifica email', { 'Nuova email': 'a@b.example' }),
    ...orUnauthorized('Errore durante la modifica. Riprova.'),
    keeps: ['Nuova email', 'a@b.example'],
  },
  {
    method: 'PATCH',
    path: '/admin/updTelNum',
    needs: 'nothing',
    at: '/admin/profile',
    act: edit('Modifica telefono', { 'Nuovo telefono': '06 1' }),
    ...orUnauthorized('Errore durante la modifica. Riprova.'),
    keeps: ['Nuovo telefono', '06 1'],
  },
  {
    method: 'PATCH',
    path: '/admin/updatePassword',
    needs: 'nothing',
    at: '/admin/profile',
    act: edit('Modifica password', { 'Password attuale': 'uno', 'Nuova password': 'due' }),
    ...orUnauthorized('Errore nel cambio password. Verifica i dati inseriti.'),
    keeps: ['Nuova password', 'due'],
  },
];
