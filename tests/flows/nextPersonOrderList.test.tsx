import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { issueToken } from '#mocks/backend/tokens';
import { sessionExpired, signedIn } from '#src/session/sessionSlice';
import { changePerson } from '#tests/support/changePerson';
import { adminToken, NUMBER, withOrder } from '#tests/support/orders';
import { main, openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

describe('a search for a customer, and the order beside the list, are not shown to the next person', () => {
  async function searchAndPeek() {
    const shop = await openShop(backend, '/admin/all-orders', {
      token: await adminToken(),
      change: withOrder(),
    });
    const { user } = shop;
    await user.type(await search(), 'Maria Bianchi');
    await user.click(await main().findByRole('button', { name: /^Cerca «Maria Bianchi»/ }));
    await user.click(
      await main().findByRole('button', { name: `Anteprima dell’ordine ${NUMBER}` }),
    );
    await screen.findByRole('dialog', { name: `Ordine ${NUMBER}` });
    await waitFor(() => expect(JSON.stringify(history.state)).toMatch(/Maria Bianchi.*peek/));
    return shop;
  }
  const search = () => main().findByRole('searchbox', { name: 'Cerca per numero ordine' });

  it('who goes back after a logout', async () => {
    const { user, store } = await searchAndPeek();
    await user.click(screen.getByRole('link', { name: 'Apri l’ordine' }));
    await screen.findByRole('heading', { level: 1, name: `Ordine ${NUMBER}` });
    await changePerson(store);
    act(() => history.back());
    await screen.findByRole('heading', { level: 1, name: 'Ordini' });
    expect(await search()).toHaveValue('');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('who logs in on the open page', async () => {
    const { store } = await searchAndPeek();
    const token = await issueToken('2', new Date());
    act(() => void store.dispatch(sessionExpired()));
    act(() => void store.dispatch(signedIn({ token, now: Date.now() })));
    expect(await search()).toHaveValue('');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('who logs in on the list to which the last order has led back, nor the offer to undo its save', async () => {
    const { user, store } = await searchAndPeek();
    await user.click(screen.getByRole('link', { name: 'Apri l’ordine' }));
    await screen.findByRole('heading', { level: 1, name: `Ordine ${NUMBER}` });
    await user.click(await main().findByLabelText('Poi il prossimo'));
    await user.type(main().getByLabelText('Corriere'), 'BRT{Enter}');
    // The list has it; the order's page showed one for a moment.
    expect(await search()).toHaveValue('Maria Bianchi');
    expect(await main().findByRole('button', { name: 'Ripristina' })).toBeVisible();
    const token = await issueToken('2', new Date());
    act(() => void store.dispatch(sessionExpired()));
    act(() => void store.dispatch(signedIn({ token, now: Date.now() })));
    expect(await search()).toHaveValue('');
    expect(main().queryByRole('button', { name: 'Ripristina' })).toBeNull();
  });
});
