import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillCart } from '#tests/support/cart';
import { button, callsOf, openProduct, soldOut } from '#tests/support/product';
import { main, useMockBackend } from '#tests/support/shop';
import { selectNotifications } from '#src/features/notifications/notificationsSlice';
import { expectRedirect, stopTimers } from '#tests/support/stopTimers';

const backend = useMockBackend();

describe('buying', () => {
  it('adds the chosen quantity, once for a double click', async () => {
    const { user } = await openProduct(backend);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Quantità' }), '3');
    await user.dblClick(button('Aggiungi al carrello'));
    expect(await screen.findByRole('link', { name: 'Carrello, 3 articoli' })).toBeVisible();
    expect(await screen.findByText(/^Nel carrello: 3/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vai al carrello' })).toHaveAttribute('href', '/cart');
    expect(callsOf(backend, 'POST')).toEqual(['/cart/add/101/3']);
  });

  it('goes to the cart a second after buying, which happens once', async () => {
    const { user, store } = await openProduct(backend);
    stopTimers();
    await user.click(button('Acquista'));
    await waitFor(() => expect(selectNotifications(store.getState())).toHaveLength(1));
    await user.click(button('Acquista'));
    // Until then nothing else is added, and the buttons say so.
    expect(button('Acquista')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Aggiungi al carrello')).toHaveAttribute('aria-disabled', 'true');
    await expectRedirect(1_000, '/cart');
    expect(await screen.findByRole('heading', { level: 1, name: 'Carrello' })).toBeVisible();
    expect(callsOf(backend, 'POST')).toEqual(['/cart/add/101/1']);
  });

  it('removes it from the cart after a confirmation', async () => {
    const { user } = await openProduct(backend, '101', { cart: fillCart([['101', 2]]) });
    expect(await screen.findByText(/^Nel carrello: 2/)).toBeVisible();
    await user.click(button('Rimuovi'));
    await user.click(button('Annulla'));
    expect(callsOf(backend, 'DELETE')).toEqual([]);
    await user.click(button('Rimuovi'));
    await user.click(button('Conferma'));
    await waitFor(() => expect(screen.queryByText(/^Nel carrello/)).toBeNull());
    expect(await screen.findByText('Prodotto rimosso dal carrello.')).toBeVisible();
    expect(callsOf(backend, 'DELETE')).toEqual(['/cart/delete/101']);
    await waitFor(() => expect(button('Aggiungi al carrello')).toHaveFocus());
  });

  it('keeps the focus in the page while the removal is under way', async () => {
    const answer = backend.hold('delete', '/cart/delete/:id', { once: true });
    const { user } = await openProduct(backend, '101', { cart: fillCart([['101', 2]]) });
    await user.click(await screen.findByRole('button', { name: 'Rimuovi' }));
    await user.click(button('Conferma'));
    await waitFor(() => expect(button('Aggiungi al carrello')).toHaveFocus());
    answer();
    expect(await screen.findByText('Prodotto rimosso dal carrello.')).toBeVisible();
  });

  it('keeps it in the cart if the removal fails', async () => {
    backend.fail('delete', '/cart/delete/:id', 500);
    const { user } = await openProduct(backend, '101', { cart: fillCart([['101', 2]]) });
    await user.click(await screen.findByRole('button', { name: 'Rimuovi' }));
    await user.click(button('Conferma'));
    expect(await screen.findAllByText('Errore nella rimozione del prodotto.')).toHaveLength(1);
    expect(main().queryByRole('alert')).toBeNull();
    expect(await screen.findByText(/^Nel carrello: 2/)).toBeVisible();
    await waitFor(() => expect(button('Aggiungi al carrello')).toHaveFocus());
  });

  it('keeps the focus in the page after the removal of a sold-out product', async () => {
    const { user } = await openProduct(backend, '101', {
      cart: fillCart([['101', 2]]),
      change: soldOut,
    });
    await user.click(await screen.findByRole('button', { name: 'Rimuovi' }));
    await user.click(button('Conferma'));
    await waitFor(() => expect(screen.queryByText(/^Nel carrello/)).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});
