import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { sessionExpired } from '#src/session/sessionSlice';
import { enterText } from '#tests/support/enterText';
import { adminToken } from '#tests/support/orders';
import { leaveAndComeBack, main, openShop, useMockBackend } from '#tests/support/shop';
import { expectRedirect, stopTimers } from '#tests/support/stopTimers';

const backend = useMockBackend();
const button = (name: string) => main().getByRole('button', { name });
const UNSENT = /non ancora inviato/;

type User = Awaited<ReturnType<typeof openShop>>['user'];

async function logIn(user: User, place: ReturnType<typeof within> = main()) {
  await enterText(user, await place.findByLabelText('Email'), 'admin@bottega2018.example');
  await enterText(user, place.getByLabelText('Password'), 'bottega2018');
  await user.click(place.getByRole('button', { name: 'Accedi' }));
}

it('a registration is sent once after leaving and returning, and again after its failure', async () => {
  const answer = backend.hold('post', '/admin/registration', { once: true });
  const { user } = await openShop(backend, '/admin/registration');
  const fillIn = async (fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) {
      await enterText(user, main().getByLabelText(label), text);
    }
  };
  await fillIn({ Username: 'Maria', Email: 'maria@posta.example', Telefono: '3331234567' });
  const secrets = { Password: 'segreta', 'Codice di autorizzazione': 'X' };
  await fillIn(secrets);
  await user.click(button('Registrati'));
  await waitFor(() => expect(backend.calls('POST')).toHaveLength(1));
  await leaveAndComeBack(user);
  expect(main().getByText('Invio in corso…')).toHaveRole('status');
  expect(main().queryByText(UNSENT)).toBeNull();
  await fillIn(secrets);
  await user.click(button('Registrati'));
  expect(main().queryByRole('alert')).toBeNull();
  answer(new HttpResponse(null, { status: 500 }));
  expect(await main().findByRole('alert')).toHaveTextContent(/^Errore durante la registrazione/);
  expect(main().getByText(UNSENT)).toBeVisible();
  expect(backend.calls('POST')).toHaveLength(1);
  await fillIn(secrets);
  await user.click(button('Registrati'));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});

it('a new password of the profile is sent once after leaving and returning', async () => {
  const answer = backend.hold('patch', '/admin/updatePassword', { once: true });
  const { user } = await openShop(backend, '/admin/profile', { token: await adminToken() });
  await user.click(await main().findByRole('button', { name: 'Modifica password' }));
  await enterText(user, main().getByLabelText('Password attuale'), 'bottega2018');
  await enterText(user, main().getByLabelText('Nuova password'), 'nuova');
  await user.click(button('Conferma'));
  await waitFor(() => expect(backend.calls('PATCH')).toHaveLength(1));
  await leaveAndComeBack(user);
  await user.click(await main().findByRole('button', { name: 'Modifica password' }));
  await user.click(button('Conferma'));
  // The fields are empty by now, and locked.
  expect(main().queryByRole('alert')).toBeNull();
  answer();
  expect(await main().findByText('Password aggiornata con successo.')).toBeVisible();
  expect(backend.calls('PATCH')).toHaveLength(1);
});

it('a login is sent once after leaving and returning, and then leads home', async () => {
  const answer = backend.hold('post', '/access/login', { once: true });
  const { user } = await openShop(backend, '/login');
  await logIn(user);
  await waitFor(() => expect(backend.calls('POST')).toHaveLength(1));
  expect(main().getByLabelText('Email')).toHaveAttribute('readonly');
  expect(main().getByLabelText('Password')).toHaveAttribute('readonly');
  await leaveAndComeBack(user);
  expect(await main().findByText('Invio in corso…')).toHaveRole('status');
  await logIn(user);
  stopTimers();
  answer();
  expect(await main().findByText('Accesso come Admin effettuato con successo!')).toBeVisible();
  expect(backend.calls('POST')).toHaveLength(1);
  await expectRedirect(2_000, '/');
});

it('a login in a dialog is sent once, also if it is closed and opened again', async () => {
  const answer = backend.hold('post', '/access/login', { once: true });
  const { user, store } = await openShop(backend, '/admin/profile', { token: await adminToken() });
  act(() => void store.dispatch(sessionExpired()));
  const open = async () => {
    await user.click(await main().findByRole('button', { name: 'Accedi qui' }));
    return within(await screen.findByRole('dialog', { name: 'Accesso' }));
  };
  await logIn(user, await open());
  await waitFor(() => expect(backend.calls('POST')).toHaveLength(1));
  await user.keyboard('{Escape}');
  const dialog = await open();
  expect(dialog.getByText('Invio in corso…')).toHaveRole('status');
  await logIn(user, dialog);
  answer(HttpResponse.text('Account sospeso.'));
  expect(await screen.findByText('Account sospeso.')).toBeVisible();
  expect(dialog.queryByText('Invio in corso…')).toBeNull();
  expect(backend.calls('POST')).toHaveLength(1);
});

it('a new password is sent once after leaving and returning, and then leads to the login', async () => {
  const answer = backend.hold('patch', '/access/resetpw/:id', { once: true });
  const { user } = await openShop(backend, '/access/resetpw/1');
  const send = async () => {
    await enterText(user, await main().findByLabelText('Nuova password'), 'nuova');
    await enterText(user, main().getByLabelText('Conferma password'), 'nuova');
    await user.click(button('Reimposta password'));
  };
  await send();
  await waitFor(() => expect(backend.calls('PATCH')).toHaveLength(1));
  await leaveAndComeBack(user);
  await send();
  stopTimers();
  answer(HttpResponse.text('Password modificata con successo!'));
  expect(await main().findByText('Password modificata con successo!')).toBeVisible();
  expect(backend.calls('PATCH')).toHaveLength(1);
  await expectRedirect(2_500, '/login');
});
