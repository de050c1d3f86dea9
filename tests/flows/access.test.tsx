import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { selectNotifications } from '#src/features/notifications/notificationsSlice';
import { HOST, main, openAboutPage, openShop, useMockBackend } from '#tests/support/shop';
import { expectNoRedirect, expectRedirect, stopTimers } from '#tests/support/stopTimers';
import { tokenFor } from '#tests/support/storeTokens';
import { enterText } from '#tests/support/enterText';

const backend = useMockBackend();
const ADMIN = { email: 'admin@bottega2018.example', password: 'bottega2018' };
const CUSTOMER = { email: 'cliente@bottega2018.example', password: 'cliente2018' };

type User = ReturnType<typeof userEvent.setup>;

async function fillIn(user: User, { email, password }: typeof ADMIN): Promise<void> {
  await enterText(user, await screen.findByLabelText('Email'), email);
  await enterText(user, screen.getByLabelText('Password'), password);
}

const accedi = () => screen.getByRole('button', { name: 'Accedi' });

describe('login', () => {
  it('lets an administrator in and goes home after two seconds', async () => {
    const { user } = await openShop(backend, '/login');
    await fillIn(user, ADMIN);
    stopTimers();
    await user.click(accedi());
    expect(await main().findByText('Accesso come Admin effettuato con successo!')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
    await expect.poll(() => localStorage.getItem('adminAuthToken')).toMatch(/\..+\./);
    await expectRedirect(2_000, '/');
  });

  it('says that it is being sent', async () => {
    const answer = backend.hold('post', '/access/login');
    const { user } = await openShop(backend, '/login');
    await fillIn(user, ADMIN);
    await user.click(accedi());
    expect(await main().findByText('Invio in corso…')).toHaveRole('status');
    answer();
    expect(await main().findByText('Accesso come Admin effettuato con successo!')).toBeVisible();
    expect(main().queryByText('Invio in corso…')).toBeNull();
  });

  it('does not lead back to an address of another site', async () => {
    const { user } = await openShop(backend, '/login?ritorno=%2Fcontattaci');
    await fillIn(user, ADMIN);
    stopTimers();
    await user.click(accedi());
    await main().findByText('Accesso come Admin effettuato con successo!');
    await expectRedirect(2_000, '/');
  });

  it('shows a customer the text of the backend, and goes home', async () => {
    const { user } = await openShop(backend, '/login');
    await fillIn(user, CUSTOMER);
    stopTimers();
    await user.click(accedi());
    expect(await main().findByText('Accesso effettuato con successo!')).toBeVisible();
    await expectRedirect(2_000, '/');
    // The menu of administrators is a separate file, which loads a little later.
    await vi.dynamicImportSettled();
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  });

  it.each([
    ['an administrator', ADMIN, 'Accesso come Admin effettuato con successo!'],
    ['a customer', CUSTOMER, 'Accesso effettuato con successo!'],
  ])('reads the cart again after the login of %s', async (_, credentials, text) => {
    const { user } = await openShop(backend, '/login');
    await fillIn(user, credentials);
    await expect.poll(() => backend.calls('/cart/get')).not.toHaveLength(0);
    const before = backend.calls('/cart/get').length;
    await user.click(accedi());
    await main().findByText(text);
    await expect.poll(() => backend.calls('/cart/get').length).toBe(before + 1);
    expect(backend.seen.at(-1)?.path).toBe('/cart/get');
  });

  it('requires both fields, without a call', async () => {
    const { user } = await openShop(backend, '/login');
    await user.type(await screen.findByLabelText('Email'), 'a@b.it');
    await user.click(accedi());
    expect(await main().findByText('Compila tutti i campi!')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toBeInvalid();
    expect(backend.calls('/access/login')).toHaveLength(0);
  });

  it.each([
    ['the text of the server', () => HttpResponse.text('Account sospeso.'), 'Account sospeso.'],
    ['a text of ours for none', () => HttpResponse.text(''), 'Credenziali non valide!'],
    ['a text of ours for a page', () => HttpResponse.text('<p>no</p>'), 'Credenziali non valide!'],
    [
      'the reason of a refusal',
      () => HttpResponse.text('Account sospeso.', { status: 403 }),
      'Account sospeso.',
    ],
    [
      'an error before the reason of a refusal',
      () => HttpResponse.text('Account sospeso.', { status: 403 }),
      "Si è verificato un errore durante l'accesso",
    ],
    [
      'the text in an object',
      () => HttpResponse.json({ message: 'Account sospeso.' }),
      'Account sospeso.',
    ],
    [
      'an error for an expired token',
      () => tokenReply(tokenFor(-10)),
      "Si è verificato un errore durante l'accesso",
    ],
    [
      'an error for a broken token',
      () => tokenReply('abc'),
      "Si è verificato un errore durante l'accesso",
    ],
    [
      'the text next to a broken token',
      () => tokenReply('abc', 'Account sospeso.'),
      'Account sospeso.',
    ],
  ])('shows %s and keeps what was typed', async (_, reply, text) => {
    backend.server.use(http.post(`${HOST}/access/login`, reply));
    const { user } = await openShop(backend, '/login');
    await fillIn(user, ADMIN);
    await user.click(accedi());
    expect(await main().findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(ADMIN.email);
    expect(screen.getByLabelText('Password')).toHaveValue(ADMIN.password);
    expect(localStorage.getItem('adminAuthToken')).toBeNull();
  });

  it('sets the reason of a refusal off from an error without a full stop', async () => {
    backend.fail(
      'post',
      '/access/login',
      () => new HttpResponse('Account sospeso.', { status: 403 }),
    );
    const { user } = await openShop(backend, '/login');
    await fillIn(user, ADMIN);
    await user.click(accedi());
    expect(await main().findByRole('alert')).toHaveTextContent(
      /^Si è verificato un errore durante l'accesso: Account sospeso\.$/,
    );
  });

  it('says the refusal in the same words after the user has opened another page', async () => {
    const { user } = await openShop(backend, '/login');
    const answer = backend.hold('post', '/access/login');
    await fillIn(user, ADMIN);
    await user.click(accedi());
    await openAboutPage(user);
    answer(new HttpResponse('Account sospeso.', { status: 403 }));
    expect(
      await screen.findByText("Si è verificato un errore durante l'accesso: Account sospeso."),
    ).toBeVisible();
  });

  it('does not redirect home after the user has opened another page', async () => {
    stopTimers();
    const { user } = await openShop(backend, '/login');
    await fillIn(user, CUSTOMER);
    await user.click(accedi());
    await main().findByText('Accesso effettuato con successo!');
    await openAboutPage(user);
    expect(location.pathname).toBe('/chi-siamo');
    await expectNoRedirect(2_000);
  });

  it('is reported in a toast if the user has left the page meanwhile', async () => {
    const answer = backend.hold('post', '/access/login');
    const { user, store } = await openShop(backend, '/login');
    await fillIn(user, { ...CUSTOMER, password: 'sbagliata' });
    await user.click(accedi());
    await expect.poll(() => backend.calls('/access/login').length).toBe(1);
    await openAboutPage(user);
    answer(HttpResponse.text('Account bloccato'));
    await expect
      .poll(() => selectNotifications(store.getState()))
      .toMatchObject([{ text: 'Account bloccato', severity: 'error', isForeign: true }]);
  });

  it('does not change to the recovery while it is being sent, nor before its redirect', async () => {
    const answer = backend.hold('post', '/access/login');
    const { user } = await openShop(backend, '/login');
    await fillIn(user, CUSTOMER);
    stopTimers();
    await user.click(accedi());
    const forgotten = screen.getByRole('button', { name: 'Password dimenticata?' });
    await user.click(forgotten);
    expect(forgotten).toHaveAttribute('aria-disabled', 'true');
    answer();
    await main().findByText('Accesso effettuato con successo!');
    await user.click(forgotten);
    await expectRedirect(2_000, '/');
  });

  it('has fields that browsers can fill in, and can show the password', async () => {
    const { user } = await openShop(backend, '/login');
    const password = await screen.findByLabelText('Password');
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    const show = screen.getByRole('button', { name: 'Mostra i caratteri', pressed: false });
    await user.click(show);
    expect(password).toHaveAttribute('type', 'text');
    expect(show).toHaveAttribute('aria-pressed', 'true');
  });
});

function tokenReply(token: string, text: string | null = null): Response {
  return new HttpResponse(text, { headers: { BearerToken: token } });
}
