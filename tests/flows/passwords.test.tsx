import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { selectNotifications } from '#src/features/notifications/notificationsSlice';
import { HOST, main, openAboutPage, openShop, useMockBackend } from '#tests/support/shop';
import { expectRedirect, stopTimers } from '#tests/support/stopTimers';
import { enterText } from '#tests/support/enterText';

const backend = useMockBackend();
const EMAIL = 'cliente@bottega2018.example';

describe('recovery', () => {
  async function openRecovery() {
    const shop = await openShop(backend, '/login');
    const { user } = shop;
    await enterText(user, await screen.findByLabelText('Email'), EMAIL);
    await user.click(screen.getByRole('button', { name: 'Password dimenticata?' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Recupero password');
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    return shop;
  }

  it('says in an alert that an email was sent, and returns to the login', async () => {
    const { user } = await openRecovery();
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Recupera password' }));
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent(/inviata un’email con le istruzioni/);
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(backend.calls('/access/forgotpw')).toMatchObject([
      { method: 'PATCH', search: `?email=${encodeURIComponent(EMAIL)}` },
    ]);
    await user.click(screen.getByRole('button', { name: 'Torna al login' }));
    expect(screen.getByLabelText('Password')).toBeVisible();
  });

  it('does not bring an earlier message of the login back', async () => {
    const { user } = await openShop(backend, '/login');
    await user.click(screen.getByRole('button', { name: 'Accedi' }));
    await main().findByText('Compila tutti i campi!');
    await user.click(screen.getByRole('button', { name: 'Password dimenticata?' }));
    await user.click(screen.getByRole('button', { name: 'Torna al login' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'false');
    expect(main().queryByRole('alert')).toBeNull();
  });

  it('is reported in a toast if the user has left the page meanwhile', async () => {
    const answer = backend.hold('patch', '/access/forgotpw');
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
    expect(await main().findByText('Compila tutti i campi!')).toBeVisible();
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
    expect(await main().findByText('Password modificata con successo!')).toBeVisible();
    expect(resetCalls()).toMatchObject([
      { method: 'PATCH', path: '/access/resetpw/abc%2F1', search: '?newPW=nuova+%26+pi%C3%B9' },
    ]);
    await expectRedirect(2_500, '/login');
  });

  it('is reported in a toast if the user has left the page meanwhile', async () => {
    const answer = backend.hold('patch', '/access/resetpw/:id');
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
    expect(await main().findByText('❌ Le password non coincidono!')).toBeVisible();
    expect(screen.getByLabelText('Nuova password')).toHaveValue('uno');
    expect(resetCalls()).toHaveLength(0);
  });

  it('requires both fields', async () => {
    await fillInReset('uno', '');
    expect(await main().findByText('Compila tutti i campi!')).toBeVisible();
    expect(screen.getByLabelText('Conferma password')).toHaveFocus();
    expect(resetCalls()).toHaveLength(0);
  });

  it.each([
    ['any other text', () => HttpResponse.text('Password modificata'), 'Password modificata'],
    ['a used link', undefined, 'Il link è scaduto o non è valido.'],
  ])('shows %s as the error and stays', async (_, reply, text) => {
    await fillInReset('uguale', 'uguale', reply);
    expect(await main().findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Conferma password')).toHaveValue('uguale');
    expect(location.pathname).toMatch(/resetpw/);
  });
});
