import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { tick } from '#src/api/logicalClock';
import { entitiesLearned } from '#src/entities/entities';
import { sessionExpired, signedIn } from '#src/session/sessionSlice';
import type { ShopStore } from '#src/store/makeStore';
import { button, callsOf, openProduct, TITLE } from '#tests/support/product';
import { HOST, main, storedToken, useMockBackend } from '#tests/support/shop';
import { tokenFor } from '#tests/support/storeTokens';

const backend = useMockBackend();

async function becomeAdmin(store: ShopStore): Promise<void> {
  const { headers } = await fetch(`${HOST}/access/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@bottega2018.example', password: 'bottega2018' }),
  });
  store.dispatch(signedIn({ token: headers.get('BearerToken') ?? '', now: Date.now() }));
}

describe('for administrators', () => {
  it('offers to edit, and deletes after a confirmation', async () => {
    const { user, store } = await openProduct(backend);
    await becomeAdmin(store);
    expect(await screen.findByRole('link', { name: 'Modifica' })).toHaveAttribute(
      'href',
      '/admin/edit-product/101',
    );
    await user.click(button('Elimina'));
    const question = await screen.findByRole('alertdialog', {
      name: 'Sei sicuro di voler eliminare questo prodotto?',
    });
    await user.click(within(question).getByRole('button', { name: 'Annulla' }));
    expect(callsOf(backend, 'DELETE')).toEqual([]);
    await user.click(button('Elimina'));
    await user.dblClick(button('Conferma'));
    expect(await screen.findByText('Prodotto eliminato correttamente')).toBeVisible();
    await expect.poll(() => location.pathname).toBe('/');
    expect(callsOf(backend, 'DELETE')).toEqual(['/insertion/delete/101']);
    const [call] = backend.calls('DELETE');
    expect(call?.headers.get('BearerToken')).toBe(storedToken());
    await screen.findAllByRole('article');
    expect(screen.queryByRole('article', { name: TITLE })).toBeNull();
  });

  it('keeps the focus in the page if the session ends while it asks whether to delete', async () => {
    const { user, store } = await openProduct(backend);
    await becomeAdmin(store);
    await user.click(await screen.findByRole('button', { name: 'Elimina' }));
    await screen.findByRole('alertdialog');
    act(() => void store.dispatch(sessionExpired()));
    await expect.poll(() => document.activeElement?.tagName).toBe('H1');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says that the product is deleted, and not for a moment that it is no longer sold', async () => {
    const { user, store } = await openProduct(backend);
    await becomeAdmin(store);
    await user.click(await screen.findByRole('button', { name: 'Elimina' }));
    const shown: HTMLElement[] = [];
    const observer = new MutationObserver(() => {
      shown.push(...screen.queryAllByText('Questo prodotto non è più in vendita.'));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await user.click(button('Conferma'));
    await screen.findByText('Prodotto eliminato correttamente');
    await expect.poll(() => location.pathname).toBe('/');
    observer.disconnect();
    expect(shown).toEqual([]);
  });

  it('says only that it is no longer sold to who goes back to it', async () => {
    const { user, store } = await openProduct(backend);
    await becomeAdmin(store);
    await user.click(await screen.findByRole('button', { name: 'Elimina' }));
    await user.click(button('Conferma'));
    await expect.poll(() => location.pathname).toBe('/');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 }); // it is read again
    history.back();
    expect(await screen.findByText('Questo prodotto non è più in vendita.')).toBeVisible();
    expect(await screen.findByText('Errore nel caricamento del prodotto.')).toBeVisible();
    expect(main().getAllByRole('link', { name: 'Torna alla home' })).toHaveLength(1);
    expect(main().queryByRole('button', { name: 'Riprova' })).toBeNull();
  });

  it('gives the heading the focus that its enlarged picture had when another tab deletes it', async () => {
    const { user, store } = await openProduct(backend);
    await user.click(await screen.findByRole('button', { name: 'Ingrandisci immagine' }));
    await screen.findByRole('dialog', { name: TITLE });
    const removed = [{ kind: 'products', id: '101' } as const];
    act(() => void store.dispatch(entitiesLearned({ asOf: tick(), removed })));
    expect(await screen.findByText('Questo prodotto non è più in vendita.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('does not lead home who has opened another page meanwhile, whose file is still loading', async () => {
    const answer = backend.hold('delete', '/insertion/delete/:id');
    const { user, store } = await openProduct(backend);
    await becomeAdmin(store);
    await user.click(await screen.findByRole('button', { name: 'Elimina' }));
    await user.click(button('Conferma'));
    await expect.poll(() => callsOf(backend, 'DELETE')).toHaveLength(1);
    expect(await screen.findByText('Eliminazione in corso…')).toHaveRole('status');
    history.pushState(null, '', '/contattaci');
    answer();
    await screen.findByText('Prodotto eliminato correttamente');
    expect(location.pathname).toBe('/contattaci');
  });

  it('stays, with the link to the login, if the session has ended', async () => {
    backend.fail('delete', '/insertion/delete/:id', 401);
    const { user } = await openProduct(backend, '101', { token: tokenFor(3600) });
    await user.click(await screen.findByRole('button', { name: 'Elimina' }));
    await user.click(button('Conferma'));
    expect(await screen.findByText('Non autorizzato. Effettua il login come admin.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Elimina' })).toBeNull();
    expect(localStorage.getItem('adminAuthToken')).toBeNull();
  });

  it('says on another page that it could not delete because the session had ended', async () => {
    const answer = backend.hold('delete', '/insertion/delete/:id');
    const { user } = await openProduct(backend, '101', { token: tokenFor(3600) });
    await user.click(await screen.findByRole('button', { name: 'Elimina' }));
    await user.click(button('Conferma'));
    await expect.poll(() => callsOf(backend, 'DELETE')).toHaveLength(1);
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Contattaci' }));
    await screen.findByRole('heading', { level: 1, name: 'Contattaci' });
    answer(new HttpResponse(null, { status: 401 }));
    expect(await screen.findByText('Non autorizzato. Effettua il login come admin.')).toBeVisible();
  });
});
