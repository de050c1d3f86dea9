import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { selectNotifications } from '#src/features/notifications/notificationsSlice';
import { HOST, openShop, useMockBackend } from '#tests/support/shop';
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
const inMain = () => within(screen.getByRole('main'));
const cartReads = () => backend.seen.filter(({ path }) => path === '/cart/get');
const loginCalls = () => backend.seen.filter(({ path }) => path === '/access/login');

/** Holds the reply to a call until the returned function is called, with a reply or for the mock backend's. */
function holdReply(method: 'post' | 'patch', path: string): (reply?: Response) => void {
  const gate = Promise.withResolvers<Response | undefined>();
  backend.server.use(http[method](HOST + path, () => gate.promise));
  return (reply) => gate.resolve(reply);
}

async function openAboutPage(user: User): Promise<void> {
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Chi siamo' }));
  await screen.findByRole('heading', { level: 1, name: 'Chi siamo' });
}

describe('login', () => {
  it('lets an administrator in and goes home after two seconds', async () => {
    const { user } = await openShop(backend, '/login');
    await fillIn(user, ADMIN);
    stopTimers();
    await user.click(accedi());
    expect(await inMain().findByText('Accesso come Admin effettuato con successo!')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
    await expect.poll(() => localStorage.getItem('adminAuthToken')).toMatch(/\..+\./);
    await expectRedirect(2_000, '/');
  });

  it('does not lead back to an address of another site', async () => {
    const { user } = await openShop(backend, '/login?ritorno=%2Fcontattaci');
    await fillIn(user, ADMIN);
    stopTimers();
    await user.click(accedi());
    await inMain().findByText('Accesso come Admin effettuato con successo!');
    await expectRedirect(2_000, '/');
  });

  it('shows a customer the text of the backend, and goes home', async () => {
    const { user } = await openShop(backend, '/login');
    await fillIn(user, CUSTOMER);
    await user.click(accedi());
    expect(await inMain().findByText('Accesso effettuato con successo!')).toBeVisible();
    await expect.poll(() => location.pathname, { timeout: 4000 }).toBe('/');
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
    await expect.poll(cartReads).not.toHaveLength(0);
    const before = cartReads().length;
    await user.click(accedi());
    await inMain().findByText(text);
    await expect.poll(() => cartReads().length).toBe(before + 1);
    expect(backend.seen.at(-1)?.path).toBe('/cart/get');
  });

  it('requires both fields, without a call', async () => {
    const { user } = await openShop(backend, '/login');
    await user.type(await screen.findByLabelText('Email'), 'a@b.it');
    await user.click(accedi());
    expect(await inMain().findByText('Compila tutti i campi!')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toBeInvalid();
    expect(loginCalls()).toHaveLength(0);
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
    ['an expired token', () => tokenReply(tokenFor(-10)), 'Credenziali non valide!'],
    ['a broken token', () => tokenReply('abc'), 'Credenziali non valide!'],
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
    expect(await inMain().findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(ADMIN.email);
    expect(screen.getByLabelText('Password')).toHaveValue(ADMIN.password);
    expect(localStorage.getItem('adminAuthToken')).toBeNull();
  });

  it('does not redirect home after the user has opened another page', async () => {
    stopTimers();
    const { user } = await openShop(backend, '/login');
    await fillIn(user, CUSTOMER);
    await user.click(accedi());
    await inMain().findByText('Accesso effettuato con successo!');
    await openAboutPage(user);
    expect(location.pathname).toBe('/chi-siamo');
    await expectNoRedirect(2_000);
  });

  it('is reported in a toast if the user has left the page meanwhile', async () => {
    const answer = holdReply('post', '/access/login');
    const { user, store } = await openShop(backend, '/login');
    await fillIn(user, { ...CUSTOMER, password: 'sbagliata' });
    await user.click(accedi());
    await expect.poll(() => loginCalls().length).toBe(1);
    await openAboutPage(user);
    answer(HttpResponse.text('Account bloccato'));
    await expect
      .poll(() => selectNotifications(store.getState()))
      .toMatchObject([{ text: 'Account bloccato', severity: 'error', isForeign: true }]);
  });

  it('does not change to the recovery while it is being sent, nor before its redirect', async () => {
    const answer = holdReply('post', '/access/login');
    const { user } = await openShop(backend, '/login');
    await fillIn(user, CUSTOMER);
    stopTimers();
    await user.click(accedi());
    const forgotten = screen.getByRole('button', { name: 'Password dimenticata?' });
    await user.click(forgotten);
    expect(forgotten).toHaveAttribute('aria-disabled', 'true');
    answer();
    await inMain().findByText('Accesso effettuato con successo!');
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

describe('recovery', () => {
  async function openRecovery() {
    const shop = await openShop(backend, '/login');
    const { user } = shop;
    await enterText(user, await screen.findByLabelText('Email'), CUSTOMER.email);
    await user.click(screen.getByRole('button', { name: 'Password dimenticata?' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Recupero password');
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    return shop;
  }

  it('says in an alert that an email was sent, and returns to the login', async () => {
    const { user } = await openRecovery();
    expect(screen.getByLabelText('Email')).toHaveValue(CUSTOMER.email);
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Recupera password' }));
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent(/inviata un’email con le istruzioni/);
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(backend.seen.filter(({ path }) => path === '/access/forgotpw')).toMatchObject([
      { method: 'PATCH', search: `?email=${encodeURIComponent(CUSTOMER.email)}` },
    ]);
    await user.click(screen.getByRole('button', { name: 'Torna al login' }));
    expect(screen.getByLabelText('Password')).toBeVisible();
  });

  it('does not bring an earlier message of the login back', async () => {
    const { user } = await openShop(backend, '/login');
    await user.click(accedi());
    await inMain().findByText('Compila tutti i campi!');
    await user.click(screen.getByRole('button', { name: 'Password dimenticata?' }));
    await user.click(screen.getByRole('button', { name: 'Torna al login' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'false');
    expect(inMain().queryByRole('alert')).toBeNull();
  });

  it('is reported in a toast if the user has left the page meanwhile', async () => {
    const answer = holdReply('patch', '/access/forgotpw');
    const { user, store } = await openRecovery();
    await user.click(screen.getByRole('button', { name: 'Recupera password' }));
    await openAboutPage(user);
    answer();
    await expect
      .poll(() => selectNotifications(store.getState()))
      .toMatchObject([{ text: expect.stringMatching(/^È stata inviata/), severity: 'success' }]);
  });

  it('requires the address', async () => {
    const { user } = await openRecovery();
    await user.clear(screen.getByLabelText('Email'));
    await user.click(screen.getByRole('button', { name: 'Recupera password' }));
    expect(await inMain().findByText('Compila tutti i campi!')).toBeVisible();
    expect(backend.seen.some(({ path }) => path === '/access/forgotpw')).toBe(false);
  });
});

describe('reset', () => {
  async function fillInReset(first: string, second: string, reply?: () => Response) {
    if (reply) backend.server.use(http.patch(`${HOST}/access/resetpw/:id`, reply));
    const { user } = await openShop(backend, '/access/resetpw/abc%2F1');
    await enterText(user, await screen.findByLabelText('Nuova password'), first);
    if (second) await enterText(user, screen.getByLabelText('Conferma password'), second);
    stopTimers();
    await user.click(screen.getByRole('button', { name: 'Reimposta password' }));
  }
  const resetCalls = () => backend.seen.filter(({ path }) => path.startsWith('/access/resetpw'));

  it('sets the password and leads to the login after two and a half seconds', async () => {
    await fillInReset('nuova & più', 'nuova & più', () =>
      HttpResponse.text('Password modificata con successo!'),
    );
    expect(await inMain().findByText('Password modificata con successo!')).toBeVisible();
    expect(resetCalls()).toMatchObject([
      { method: 'PATCH', path: '/access/resetpw/abc%2F1', search: '?newPW=nuova+%26+pi%C3%B9' },
    ]);
    await expectRedirect(2_500, '/login');
  });

  it('is reported in a toast if the user has left the page meanwhile', async () => {
    const answer = holdReply('patch', '/access/resetpw/:id');
    const { user, store } = await openShop(backend, '/access/resetpw/1');
    await enterText(user, await screen.findByLabelText('Nuova password'), 'uguale');
    await enterText(user, screen.getByLabelText('Conferma password'), 'uguale');
    await user.click(screen.getByRole('button', { name: 'Reimposta password' }));
    await openAboutPage(user);
    answer(HttpResponse.text('Password modificata con successo!'));
    await expect
      .poll(() => selectNotifications(store.getState()))
      .toMatchObject([{ text: 'Password modificata con successo!', severity: 'success' }]);
  });

  it('refuses two different passwords, without a call', async () => {
    await fillInReset('uno', 'due');
    expect(await inMain().findByText('❌ Le password non coincidono!')).toBeVisible();
    expect(screen.getByLabelText('Nuova password')).toHaveValue('uno');
    expect(resetCalls()).toHaveLength(0);
  });

  it('requires both fields', async () => {
    await fillInReset('uno', '');
    expect(await inMain().findByText('Compila tutti i campi!')).toBeVisible();
    expect(screen.getByLabelText('Conferma password')).toHaveFocus();
    expect(resetCalls()).toHaveLength(0);
  });

  it.each([
    ['any other text', () => HttpResponse.text('Password modificata'), 'Password modificata'],
    ['a used link', undefined, 'Il link è scaduto o non è valido.'],
  ])('shows %s as the error and stays', async (_, reply, text) => {
    await fillInReset('uguale', 'uguale', reply);
    expect(await inMain().findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Conferma password')).toHaveValue('uguale');
    expect(location.pathname).toMatch(/resetpw/);
  });
});

function tokenReply(token: string, text: string | null = null): Response {
  return new HttpResponse(text, { headers: { BearerToken: token } });
}
