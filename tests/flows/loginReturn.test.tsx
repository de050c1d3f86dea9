import { cleanup, screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ADMIN_SCREENS } from '#src/app/screens';
import { pathTo } from '#src/config/paths';
import { enterText } from '#tests/support/enterText';
import { adminToken, NUMBER } from '#tests/support/orders';
import { main, openShop, useMockBackend } from '#tests/support/shop';
import { expectRedirect, stopTimers } from '#tests/support/stopTimers';

const backend = useMockBackend();
const ADMIN = { email: 'admin@bottega2018.example', password: 'bottega2018' };
const CUSTOMER = { email: 'cliente@bottega2018.example', password: 'cliente2018' };
const address = () => location.pathname + location.search + location.hash;

async function logIn(user: ReturnType<typeof userEvent.setup>, { email, password } = ADMIN) {
  await enterText(user, await screen.findByLabelText('Email'), email);
  await enterText(user, screen.getByLabelText('Password'), password);
  stopTimers();
  await user.click(main().getByRole('button', { name: 'Accedi' }));
  await main().findByText(/effettuato con successo!$/);
}

describe('without a token', () => {
  it.each(ADMIN_SCREENS.map(({ path }) => pathTo(path, { id: '1' })))(
    '%s leads to exactly /login, without a call',
    async (path) => {
      await openShop(backend, `${path}?ordini=${NUMBER}`);
      expect(await screen.findByRole('heading', { level: 1, name: 'Accesso' })).toBeVisible();
      expect(address()).toBe('/login');
      expect(backend.seen.filter(({ path: called }) => /^.(admin|order)/.test(called))).toEqual([]);
    },
  );
});

describe('a login that started from a page of administrators', () => {
  const PAGE = '/admin/all-orders?stato=SHIPPED';

  it('leads back there, also after a reload', async () => {
    await openShop(backend, PAGE);
    await screen.findByLabelText('Email');
    cleanup();
    // A reload keeps the history entry with its state.
    vi.spyOn(history, 'replaceState').mockImplementationOnce(() => undefined);
    const { user } = await openShop(backend, '/login');
    expect(address()).toBe('/login');
    await logIn(user);
    await expectRedirect(2_000, '/admin/all-orders');
    expect(address()).toBe(PAGE);
  });

  it('leads back to the search for a customer, whose words are not in the address', async () => {
    const token = await adminToken();
    const { user } = await openShop(backend, '/admin/all-orders', { token });
    await user.type(await screen.findByRole('searchbox', { name: /ordine$/ }), 'nicolò');
    await user.click(await main().findByRole('button', { name: /^Cerca «nicolò»/ }));
    const found = (await main().findByText(/trovati per nome/)).textContent;
    await expect.poll(() => JSON.stringify(history.state)).toContain('nicolò');
    const mend = backend.fail('get', '/order/getAll', 401);
    await user.click(main().getByRole('button', { name: 'Aggiorna' }));
    await user.click(await main().findByRole('link', { name: 'Accedi' }));
    mend();
    await logIn(user);
    await expectRedirect(2_000, '/admin/all-orders');
    expect(await main().findByText(/trovati per nome/)).toHaveTextContent(found);
    expect(location.search).toBe('');
  });

  it('leads a customer home', async () => {
    const { user } = await openShop(backend, PAGE);
    await logIn(user, CUSTOMER);
    await expectRedirect(2_000, '/');
  });
});

it('a login after a logout leads home', async () => {
  const { user } = await openShop(backend, '/admin/profile', { token: await adminToken() });
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await logIn(user);
  await expectRedirect(2_000, '/');
});

it('any other login leads home', async () => {
  const { user } = await openShop(backend, '/contattaci');
  await user.click(await screen.findByRole('link', { name: 'Area riservata' }));
  await logIn(user);
  await expectRedirect(2_000, '/');
});
