import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { fillShipping } from '#tests/support/cart';
import { NUMBER } from '#tests/support/orders';
import { HOST } from '#tests/support/shop';
import { SECRET_SHIPPING, text } from './secretMarkers';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function goTo(path: string): Promise<void> {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(location.pathname).toBe(new URL(path, HOST).pathname));
}

async function write(user: UserEvent, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    // The page before may still be leaving, with a field of the same name.
    const field = await waitFor(() => {
      const found = screen.getByLabelText(label);
      found.focus();
      expect(found).toHaveFocus();
      return found;
    });
    await user.clear(field);
    await user.click(field);
    await user.paste(value);
  }
}

/** Visits to every screen that takes or shows something secret or personal. */
export const STEPS: [name: string, visit: (user: UserEvent) => Promise<void>][] = [
  [
    'a feedback, and a purchase',
    async (user) => {
      await screen.findAllByText(new RegExp(text.buyer));
      await user.click(await button('Aggiungi al carrello'));
      await screen.findByRole('link', { name: 'Carrello, 2 articoli' });
      await goTo('/cart');
      await fillShipping(user, SECRET_SHIPPING);
    },
  ],
  [
    'the payment',
    async (user) => {
      await user.click(await button('Ordina con obbligo di pagare'));
      await waitFor(() => expect(location.hash).toBe(`#${text.payment}`));
      await goTo('/payment/failed');
      await screen.findByText('Riprova il pagamento');
    },
  ],
  [
    'an unknown order, and feedback that cannot be read',
    async (user) => {
      const lookup = within(screen.getByRole('form', { name: 'Cerca il tuo ordine' }));
      await user.click(lookup.getByLabelText('Numero ordine'));
      await user.paste(text.unknownNumber);
      await user.click(lookup.getByRole('button', { name: 'Cerca' }));
      await screen.findByText(new RegExp(text.refusal));
      await goTo('/dicono-di-noi');
      await screen.findAllByText(/Impossibile caricare i feedback/);
    },
  ],
  [
    'a login that fails',
    async (user) => {
      await goTo('/login');
      await write(user, { Email: text.loginEmail, Password: text.loginPassword });
      await user.click(await button('Accedi'));
      await screen.findAllByText('Credenziali non valide!');
    },
  ],
  [
    'recovery',
    async (user) => {
      await user.click(await button('Password dimenticata?'));
      await write(user, { Email: text.recoveryEmail });
      await user.click(await button('Recupera password'));
      await user.click(await button('OK'));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    },
  ],
  [
    'a login',
    async (user) => {
      await user.click(await button('Torna al login'));
      await write(user, { Email: text.loginEmail, Password: 'quella giusta' });
      await user.click(await button('Accedi'));
      await waitFor(() => expect(localStorage.getItem('adminAuthToken')).toBe(text.token));
    },
  ],
  [
    'the profile',
    async (user) => {
      await goTo('/admin/profile');
      await user.click(await button('Modifica password'));
      await write(user, {
        'Password attuale': text.oldPassword,
        'Nuova password': text.newPassword,
      });
      await user.click(await button('Conferma'));
      await screen.findAllByText(/Errore nel cambio password/);
      await user.click(await button('Annulla'));
      for (const [open, label, value] of [
        ['Modifica email', 'Nuova email', text.newEmail],
        ['Modifica telefono', 'Nuovo telefono', text.newTelephone],
      ] as const) {
        await user.click(await button(open));
        await write(user, { [label]: value });
        await user.click(await button('Conferma'));
        await screen.findByText(value);
      }
    },
  ],
  [
    'the boss code',
    async (user) => {
      await goTo('/admin/all');
      await user.click(await button(/^Elimina luca/));
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByLabelText('Inserisci il codice boss per confermare:'));
      await user.paste(text.bossCode);
      await user.click(dialog.getByRole('button', { name: 'Conferma' }));
      await user.click(await button('OK'));
      await user.keyboard('{Escape}');
    },
  ],
  [
    'an order, found by its recipient',
    async (user) => {
      await goTo('/admin/all-orders');
      await write(user, { 'Cerca per numero ordine': text.recipient });
      await user.click(await button(/fra nomi ed email dei clienti$/));
      await screen.findAllByText(NUMBER);
      await goTo(`/order/get/${NUMBER}`);
      await screen.findAllByText(new RegExp(text.recipientAddress));
    },
  ],
  [
    'a registration',
    async (user) => {
      await goTo('/admin/registration');
      await write(user, {
        Username: text.username,
        Email: text.newEmail,
        Telefono: text.newTelephone,
        Password: text.registrationPassword,
        'Codice di autorizzazione': text.authCode,
      });
      await user.click(await button('Registrati'));
      await user.click(await button('OK'));
      await waitFor(() => expect(location.pathname).toBe('/'));
    },
  ],
  [
    'the mailed links',
    async (user) => {
      await goTo(`/admin/new-email/1/${encodeURIComponent(text.confirmedEmail)}`);
      await screen.findAllByText('Email modificata con successo!');
      await goTo(`/access/resetpw/${text.resetCode}`);
      await write(user, {
        'Nuova password': text.resetPassword,
        'Conferma password': text.resetPassword,
      });
      await user.click(await button('Reimposta password'));
      await screen.findByText('Il link è scaduto o non è valido.');
      await goTo(`/admin/activeAccount/9/${text.activationCode}`);
      await screen.findAllByText('Registrazione effettuata con successo!');
    },
  ],
];
