import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { confirm, inSequence, press, type, type FaultyCall } from './calls';

const UNAUTHORIZED = 'Non autorizzato. Effettua il login come admin.';

const orUnauthorized = (says: string): Pick<FaultyCall, 'says' | 'saysOfStatus' | 'isAdmin'> => ({
  isAdmin: true,
  says,
  saysOfStatus: (status) => (status === '401' ? UNAUTHORIZED : says),
});

const fillIn = (fields: Record<string, string>) => async (user: UserEvent) => {
  for (const [label, text] of Object.entries(fields)) await type(user, label, text);
};

const edit = (button: string, fields: Record<string, string>) =>
  inSequence(press(button), fillIn(fields), confirm);

/** Registration, mailed links, the list of administrators and one's own profile. */
export const ADMIN_ACCOUNTS: FaultyCall[] = [
  {
    method: 'post',
    path: '/admin/registration',
    needs: 'text',
    at: '/admin/registration',
    act: inSequence(
      fillIn({
        Username: 'anna',
        Email: 'anna@posta.example',
        Telefono: '06 1',
        Password: 'segreta',
        'Codice di autorizzazione': 'codice',
      }),
      press('Registrati'),
    ),
    says: 'Errore durante la registrazione, riprova.',
    keeps: ['Codice di autorizzazione', 'codice'],
  },
  {
    method: 'patch',
    path: '/admin/activeAccount/:id/:code',
    needs: 'body',
    at: '/admin/activeAccount/1/attiva-1',
    says: "Errore durante l'attivazione dell'account.",
    saysOfText: 'Servizio momentaneamente non disponibile.',
  },
  {
    method: 'patch',
    path: '/admin/acceptance/:id',
    needs: 'body',
    at: '/admin/acceptance/1',
    says: 'Errore durante il processo di accettazione.',
    saysOfGarbled: "Errore nell'accettazione del dipendente.",
  },
  {
    method: 'patch',
    path: '/admin/newEmail/:id/:email',
    needs: 'nothing',
    at: '/admin/new-email/1/a%40b.example',
    says: 'Errore nella conferma. Il link potrebbe essere scaduto o non valido.',
  },
  {
    method: 'patch',
    path: '/admin/new-tel-num/:id/:number',
    needs: 'nothing',
    at: '/admin/new-tel-num/1/061',
    says: 'Errore nella conferma. Il link potrebbe essere scaduto o non valido.',
  },
  {
    method: 'get',
    path: '/admin/getAll',
    needs: 'body',
    at: '/admin/all',
    ...orUnauthorized('Errore nel recupero degli amministratori.'),
  },
  {
    method: 'delete',
    path: '/admin/delete/:id',
    needs: 'nothing',
    at: '/admin/all',
    act: inSequence(
      press('Elimina luca.conti'),
      async (user) =>
        user.type(
          await screen.findByLabelText('Inserisci il codice boss per confermare:'),
          'boss2018',
        ),
      confirm,
    ),
    ...orUnauthorized("Impossibile eliminare l'amministratore."),
  },
  {
    method: 'get',
    path: '/admin/myProfile',
    needs: 'body',
    at: '/admin/profile',
    ...orUnauthorized('Impossibile caricare il profilo.'),
  },
  {
    method: 'patch',
    path: '/admin/updateEmail',
    needs: 'text',
    at: '/admin/profile',
    act: edit('Modifica email', { 'Nuova email': 'a@b.example' }),
    ...orUnauthorized('Errore durante la modifica. Riprova.'),
    keeps: ['Nuova email', 'a@b.example'],
  },
  {
    method: 'patch',
    path: '/admin/updTelNum',
    needs: 'text',
    at: '/admin/profile',
    act: edit('Modifica telefono', { 'Nuovo telefono': '06 1' }),
    ...orUnauthorized('Errore durante la modifica. Riprova.'),
    keeps: ['Nuovo telefono', '06 1'],
  },
  {
    method: 'patch',
    path: '/admin/updatePassword',
    needs: 'text',
    at: '/admin/profile',
    act: edit('Modifica password', { 'Password attuale': 'uno', 'Nuova password': 'due' }),
    ...orUnauthorized('Errore nel cambio password. Verifica i dati inseriti.'),
    keeps: ['Nuova password', 'due'],
  },
];
