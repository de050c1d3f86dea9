import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { adminToken, pngFile } from '#tests/support/orders';
import { main, openShop, useMockBackend } from '#tests/support/shop';
import { button, field, fill, pick, rows } from '#tests/support/productForm';
import { enterText } from '#tests/support/enterText';

const backend = useMockBackend();

async function openForm() {
  return openShop(backend, '/admin/insertProduct', { token: await adminToken() });
}

const isStopped = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const follow = async (user: UserEvent, link: string) => {
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: link }));
};

it('keeps texts without a question, says so on return, and clears them on request', async () => {
  const { user, store } = await openForm();
  await user.type(field('Titolo'), 'Lampada');
  expect(isStopped()).toBe(false);
  expect(main().queryByText(/Abbiamo ritrovato/)).toBeNull();
  await follow(user, 'Contattaci');
  expect(await screen.findByRole('heading', { level: 1, name: 'Contattaci' })).toBeVisible();
  await follow(user, '+ Nuovo Prodotto');
  expect(await main().findByLabelText('Titolo')).toHaveValue('Lampada');
  expect(main().getByRole('status')).toHaveTextContent(/^Abbiamo ritrovato quello che avevi/);
  await user.click(button('Cancella i dati inseriti'));
  expect(field('Titolo')).toHaveValue('');
  expect(field('Nome prodotto')).toHaveFocus();
  expect(main().queryByRole('button', { name: 'Cancella i dati inseriti' })).toBeNull();
  expect(store.getState().drafts).toEqual({});
});

it('clears what was typed and chosen on this page', async () => {
  const shop = await openForm();
  const { user, store } = shop;
  await user.type(field('Titolo'), 'Lampada');
  await pick(shop, pngFile('a.png'));
  await user.click(button('Cancella i dati inseriti'));
  expect(field('Titolo')).toHaveValue('');
  expect(main().queryByRole('list', { name: 'Immagini del prodotto' })).toBeNull();
  expect(store.getState().drafts).toEqual({});
});

it('also clears why a file was refused', async () => {
  const { user } = await openForm();
  await user.type(field('Titolo'), 'Lampada');
  const note = new File(['ciao'], 'nota.txt', { type: 'text/plain' });
  fireEvent.change(field('Immagini'), { target: { files: [note] } });
  expect(await main().findByText(/«nota.txt» non è un’immagine ammessa/)).toBeVisible();
  await user.click(button('Cancella i dati inseriti'));
  expect(main().queryByText(/nota.txt/)).toBeNull();
});

it('asks before chosen pictures are lost by a link or by closing, and keeps the texts', async () => {
  const shop = await openForm();
  const { user } = shop;
  await user.type(field('Titolo'), 'Lampada');
  await pick(shop, pngFile('a.png'));
  expect(isStopped()).toBe(true);
  await follow(user, 'Contattaci');
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Le immagini scelte non vengono conservate. Vuoi uscire senza inviarle?',
  });
  await user.click(within(dialog).getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(location.pathname).toBe('/admin/insertProduct');
  expect(rows()).toHaveLength(1);
  await follow(user, 'Contattaci');
  await user.click(await screen.findByRole('button', { name: 'Conferma' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Contattaci' })).toBeVisible();
  expect(isStopped()).toBe(false);
  await follow(user, '+ Nuovo Prodotto');
  expect(await main().findByLabelText('Titolo')).toHaveValue('Lampada');
  expect(main().queryByRole('list', { name: 'Immagini del prodotto' })).toBeNull();
});

it('goes home at once with Annulla, and Ripristina restores everything', async () => {
  const shop = await openForm();
  const { user, store } = shop;
  await fill(shop);
  await pick(shop, pngFile('a.png'), pngFile('b.png'));
  await user.click(button('Annulla'));
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(store.getState().drafts).toEqual({});
  expect(await screen.findByText('Modifiche annullate')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ripristina' }));
  await waitFor(() => expect(location.pathname).toBe('/admin/insertProduct'));
  expect(await main().findByLabelText('Titolo')).toHaveValue('Lampada di prova');
  expect(field('Prezzo')).toHaveValue('1234,50');
  expect(rows()).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ripristina' })).toBeNull());
});

it('is left by Annulla once, in one step of the history, however often it is pressed', async () => {
  const shop = await openForm();
  await shop.user.type(field('Titolo'), 'Lampada');
  await pick(shop, pngFile('a.png'));
  const index = () => (history.state as { idx: number }).idx;
  const before = index();
  const cancel = button('Annulla');
  act(() => {
    cancel.click();
    cancel.click();
  });
  expect(await screen.findAllByText('Modifiche annullate')).toHaveLength(1);
  expect(index()).toBe(before + 1);
  await shop.user.click(screen.getByRole('button', { name: 'Ripristina' }));
  expect(await main().findByLabelText('Titolo')).toHaveValue('Lampada');
  expect(rows()).toHaveLength(1);
});

it('has an empty form after Annulla, with Ripristina among the latest messages', async () => {
  const shop = await openForm();
  const { user } = shop;
  await user.type(field('Titolo'), 'Lampada');
  await pick(shop, pngFile('a.png'));
  await user.click(button('Annulla'));
  await waitFor(() => expect(location.pathname).toBe('/'));
  await screen.findByText('Modifiche annullate');
  await follow(user, '+ Nuovo Prodotto');
  expect(await main().findByLabelText('Titolo')).toHaveValue('');
  expect(main().queryByRole('list', { name: 'Immagini del prodotto' })).toBeNull();
  await user.keyboard('{Alt>}t{/Alt}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Notifiche recenti' }));
  await user.click(dialog.getByRole('button', { name: 'Ripristina' }));
  await waitFor(() => expect(field('Titolo')).toHaveValue('Lampada'));
  expect(rows()).toHaveLength(1);
});

it('restores a product that was given up only once the next one is not in its place', async () => {
  const { user } = await openForm();
  const restore = async () => {
    await user.keyboard('{Alt>}t{/Alt}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Notifiche recenti' }));
    await user.click(dialog.getAllByRole('button', { name: 'Ripristina' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await user.type(field('Titolo'), 'Lampada');
  await user.click(button('Annulla'));
  await screen.findByText('Modifiche annullate');
  await follow(user, '+ Nuovo Prodotto');
  await user.type(await main().findByLabelText('Titolo'), 'Tazza');
  await restore();
  expect(field('Titolo')).toHaveValue('Tazza');
  expect(await screen.findByText(/^Prima invia o cancella/)).toBeVisible();
  await user.click(button('Cancella i dati inseriti'));
  await restore();
  await waitFor(() => expect(field('Titolo')).toHaveValue('Lampada'));
});

it('restores what was given up into the form that is open again, and keeps the focus in the page', async () => {
  const { user } = await openForm();
  await user.type(field('Titolo'), 'Lampada');
  await user.click(button('Annulla'));
  const restore = await screen.findByRole('button', { name: 'Ripristina' });
  await user.hover(restore);
  await follow(user, '+ Nuovo Prodotto');
  expect(await main().findByLabelText('Titolo')).toHaveValue('');
  const { length } = history;
  await user.click(restore);
  expect(field('Titolo')).toHaveValue('Lampada');
  await waitFor(() => expect(restore).not.toBeInTheDocument());
  expect(history).toHaveLength(length);
  expect(document.body).not.toHaveFocus();
});

it('restores what was given up a second time', async () => {
  const { user, store } = await openForm();
  await user.type(field('Titolo'), 'Lampada');
  for (const added of [' da', ' terra']) {
    await user.type(field('Titolo'), added);
    const typed = (field('Titolo') as HTMLInputElement).value;
    await user.click(button('Annulla'));
    await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
    expect(await main().findByLabelText('Titolo')).toHaveValue(typed);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ripristina' })).toBeNull());
  }
  expect(store.getState().drafts).not.toHaveProperty('insert-product/resume');
});

it('goes home at once with Annulla while there is nothing to lose', async () => {
  const { user } = await openForm();
  await user.click(button('Annulla'));
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(screen.queryByText('Modifiche annullate')).toBeNull();
});

it('asks before the browser goes back without the pictures, and goes back after a yes', async () => {
  history.replaceState(null, '', '/contattaci');
  const shop = await openShop(backend, '/contattaci', { token: await adminToken() });
  const { user } = shop;
  await user.click(await screen.findByRole('link', { name: '+ Nuovo Prodotto' }));
  await user.type(await main().findByLabelText('Titolo'), 'Lampada');
  await pick(shop, pngFile('a.png'));
  history.back();
  await screen.findByRole('alertdialog');
  await waitFor(() => expect(location.pathname).toBe('/admin/insertProduct'));
  await user.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(field('Titolo')).toHaveValue('Lampada');
  history.back();
  await user.click(await screen.findByRole('button', { name: 'Conferma' }));
  await waitFor(() => expect(location.pathname).toBe('/contattaci'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Contattaci' })).toBeVisible();
});

it('keeps texts and pictures over a 401 and the login', async () => {
  backend.fail('post', '/insertion/create', 401, { once: true });
  const shop = await openForm();
  const { user } = shop;
  await fill(shop);
  await pick(shop, pngFile('a.png'));
  await user.click(button('Inserisci prodotto'));
  expect(await main().findByText('Non autorizzato. Effettua il login come admin.')).toBeVisible();
  expect(field('Titolo')).toHaveValue('Lampada di prova');
  await user.click(main().getByRole('link', { name: 'Accedi' }));
  await enterText(user, await main().findByLabelText('Email'), 'admin@bottega2018.example');
  await enterText(user, field('Password'), 'bottega2018');
  await user.click(button('Accedi'));
  await waitFor(() => expect(location.pathname).toBe('/admin/insertProduct'));
  expect(await main().findByLabelText('Titolo')).toHaveValue('Lampada di prova');
  expect(rows()[0]).toHaveTextContent('a.png');
  await user.click(button('Inserisci prodotto'));
  await screen.findByRole('alertdialog', { name: 'Prodotto inserito correttamente!' });
});

it('restores the texts after a reload and says that the pictures are gone', async () => {
  const shop = await openForm();
  await fill(shop);
  await pick(shop, pngFile('a.png'));
  const { drafts } = shop.store.getState();
  // A reload makes another store; the drafts are in this tab's storage.
  cleanup();
  const again = await openShop(backend, '/admin/insertProduct', {
    token: await adminToken(),
    drafts,
  });
  expect(field('Titolo')).toHaveValue('Lampada di prova');
  expect(main().getByText(/sceglile di nuovo/)).toBeVisible();
  await again.user.click(button('Cancella i dati inseriti'));
  expect(field('Titolo')).toHaveValue('');
  expect(main().queryByText(/sceglile di nuovo/)).toBeNull();
});
