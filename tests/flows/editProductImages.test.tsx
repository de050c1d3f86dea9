import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { PRODUCT_SAVED_MS } from '#src/domain/limits';
import {
  button,
  field,
  openForm,
  productOf,
  rows,
  shownNames,
} from '#tests/support/editProductForm';
import { pngFile } from '#tests/support/orders';
import { HOST, leaveAndComeBack, main, useMockBackend } from '#tests/support/shop';
import { expectRedirect, stopTimers } from '#tests/support/stopTimers';

const backend = useMockBackend();

async function deleteImage(user: UserEvent, position: number): Promise<void> {
  await user.click(button(`Elimina immagine ${position}`));
  await user.click(await screen.findByRole('button', { name: 'Conferma' }));
}

it('shows a clicked picture as the preview', async () => {
  const { user } = await openForm(backend);
  expect(main().getByRole('img', { name: 'Orso Bruno, immagine 1 di 3' })).toHaveAttribute(
    'src',
    expect.stringMatching(/a\.png$/),
  );
  await user.click(button('Mostra immagine 3'));
  expect(main().getByRole('img', { name: 'Orso Bruno, immagine 3 di 3' })).toHaveAttribute(
    'src',
    expect.stringMatching(/c\.png$/),
  );
  expect(button('Mostra immagine 3')).toHaveAttribute('aria-current', 'true');
});

it('adds pictures at once, and keeps the chosen order', async () => {
  const shop = await openForm(backend);
  const { user } = shop;
  await user.click(button('Sposta prima immagine 2'));
  await user.upload(field('Aggiungi immagini'), [pngFile('x.png'), pngFile('y.png')]);
  await waitFor(() => expect(rows()).toHaveLength(5));
  expect(shownNames().slice(0, 3)).toEqual(['b.png', 'a.png', 'c.png']);
  const shown = shownNames();
  await user.click(button('Salva'));
  await main().findByText('Prodotto aggiornato correttamente!');
  expect((await productOf(shop))?.fileNames).toEqual(shown);
});

it('waits for a running upload before it saves', async () => {
  const answer = backend.hold('patch', '/insertion/addImages');
  const shop = await openForm(backend);
  const { user } = shop;
  await user.click(button('Sposta prima immagine 3'));
  await user.upload(field('Aggiungi immagini'), [pngFile('x.png')]);
  expect(await main().findByRole('progressbar')).toHaveAccessibleName();
  await user.click(button('Salva'));
  expect(main().getByText(/^Prima finiscono le modifiche/)).toBeVisible();
  expect(backend.calls('/insertion/update')).toHaveLength(0);
  answer();
  await main().findByText('Prodotto aggiornato correttamente!');
  expect((await productOf(shop))?.fileNames).toEqual([
    'a.png',
    'c.png',
    'b.png',
    expect.stringMatching(/\.png$/),
  ]);
});

it('does not take the focus from a field into which one types while a picture is deleted', async () => {
  const answer = backend.hold('put', '/insertion/deleteImage');
  const { user } = await openForm(backend);
  await deleteImage(user, 2);
  await waitFor(() => expect(backend.calls('/insertion/deleteImage')).toHaveLength(1));
  await user.click(await main().findByLabelText('Titolo'));
  answer();
  await waitFor(() => expect(rows()).toHaveLength(2));
  await screen.findByText('Immagine eliminata.');
  expect(field('Titolo')).toHaveFocus();
});

it('keeps the focus in the page if a picture was deleted, but the answer is lost', async () => {
  let isLost = true;
  backend.server.use(
    http.put(`${HOST}/insertion/deleteImage`, async ({ request }) => {
      if (!isLost) return undefined;
      isLost = false;
      await fetch(request); // it arrives, but its answer is lost
      return HttpResponse.error();
    }),
  );
  const { user } = await openForm(backend);
  await deleteImage(user, 2);
  await screen.findByRole('alertdialog', { name: "Errore durante l'eliminazione dell'immagine." });
  const pressed = { name: 'Elimina immagine 3', hidden: true };
  await waitFor(() => expect(screen.queryByRole('button', pressed)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
});

it('says that it is deleting a picture, and that a save waits for it', async () => {
  const answer = backend.hold('put', '/insertion/deleteImage');
  const { user } = await openForm(backend);
  await deleteImage(user, 2);
  expect(await main().findByText('Eliminazione dell’immagine…')).toHaveRole('status');
  await user.click(button('Salva'));
  expect(main().getByText('Prima finiscono le modifiche alle immagini…')).toBeVisible();
  answer();
  await main().findByText('Prodotto aggiornato correttamente!');
  expect(main().queryByText('Eliminazione dell’immagine…')).toBeNull();
});

it('says that a picture is still being deleted after leaving and returning', async () => {
  const answer = backend.hold('put', '/insertion/deleteImage');
  const { user } = await openForm(backend);
  await deleteImage(user, 2);
  await waitFor(() => expect(backend.calls('/insertion/deleteImage')).toHaveLength(1));
  await leaveAndComeBack(user);
  expect(await main().findByText('Eliminazione dell’immagine…')).toHaveRole('status');
  answer();
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(main().queryByText('Eliminazione dell’immagine…')).toBeNull();
});

it('says that pictures may have arrived, and sends them again only on request', async () => {
  backend.fail('patch', '/insertion/addImages', () => HttpResponse.error(), { once: true });
  const { user } = await openForm(backend);
  await user.upload(field('Aggiungi immagini'), [pngFile('x.png')]);
  await screen.findByRole('alertdialog', {
    name: /^Errore durante il caricamento delle immagini: .*Non sappiamo se sono arrivate/,
  });
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(await main().findByText(/Forse non caricata: «x.png»/)).toBeVisible();
  await user.upload(field('Aggiungi immagini'), [pngFile('y.png')]);
  await screen.findByRole('alertdialog', { name: /^Prima scegli/ });
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(backend.calls('/insertion/addImages')).toHaveLength(1);
  await user.click(button('Rinuncia'));
  expect(field('Aggiungi immagini')).toHaveFocus();
  await user.click(button('Salva'));
  await main().findByText('Prodotto aggiornato correttamente!');
  expect(backend.calls('/insertion/addImages')).toHaveLength(1);
});

it('still knows that pictures may have arrived after the page was left and opened again', async () => {
  backend.fail('patch', '/insertion/addImages', () => HttpResponse.error(), { once: true });
  const { user } = await openForm(backend);
  await user.upload(field('Aggiungi immagini'), [pngFile('x.png')]);
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await user.click(button('Annulla'));
  await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
  expect(await main().findByText(/Forse non caricata: «x.png»/)).toBeVisible();
  await user.upload(field('Aggiungi immagini'), [pngFile('y.png')]);
  await screen.findByRole('alertdialog', { name: /^Prima scegli/ });
  expect(backend.calls('/insertion/addImages')).toHaveLength(1);
});

/** Chooses a picture, and leaves the form and comes back while it is sent, until `answer`. */
async function leaveDuringUpload() {
  const answer = backend.hold('patch', '/insertion/addImages');
  const shop = await openForm(backend);
  await shop.user.upload(field('Aggiungi immagini'), [pngFile('x.png')]);
  await waitFor(() => expect(backend.calls('/insertion/addImages')).toHaveLength(1));
  await leaveAndComeBack(shop.user);
  await main().findByRole('button', { name: 'Salva' });
  return { ...shop, answer };
}

it('sends pictures once if the form is left and opened again meanwhile', async () => {
  const shop = await leaveDuringUpload();
  const { user, answer } = shop;
  expect(main().queryByText(/«x.png»/)).toBeNull();
  expect(main().getByRole('progressbar')).toBeVisible();
  expect(field('Aggiungi immagini')).toBeDisabled();
  await user.click(button('Salva'));
  expect(main().getByText(/^Prima finiscono le modifiche/)).toBeVisible();
  answer();
  await main().findByText('Prodotto aggiornato correttamente!');
  expect(backend.calls('/insertion/addImages')).toHaveLength(1);
  expect((await productOf(shop))?.fileNames).toHaveLength(4);
});

it('does not send pictures again that arrived after the form was left and opened again', async () => {
  const { user, answer } = await leaveDuringUpload();
  answer();
  await waitFor(() => expect(rows()).toHaveLength(4));
  await user.type(field('Titolo'), ' blu');
  await user.click(button('Salva'));
  await main().findByText('Prodotto aggiornato correttamente!');
  expect(backend.calls('/insertion/addImages')).toHaveLength(1);
});

it('says in a toast why pictures were not added if the form was left meanwhile', async () => {
  const { user, answer } = await leaveDuringUpload();
  answer(new HttpResponse('Troppo', { status: 413 }));
  expect(
    await screen.findByText('Errore durante il caricamento delle immagini: 413 Troppo'),
  ).toBeVisible();
  expect(await main().findByText(/«x.png»/)).toBeVisible();
  backend.server.resetHandlers();
  await user.click(button('Riprova il caricamento'));
  await waitFor(() => expect(rows()).toHaveLength(4));
});

it('does not say that refused pictures are being sent if the form is left during a deletion', async () => {
  backend.fail('patch', '/insertion/addImages', () => new HttpResponse('Troppo', { status: 413 }));
  const answer = backend.hold('put', '/insertion/deleteImage');
  const { user } = await openForm(backend);
  await user.upload(field('Aggiungi immagini'), [pngFile('x.png')]);
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await deleteImage(user, 1);
  await waitFor(() => expect(backend.calls('/insertion/deleteImage')).toHaveLength(1));
  await leaveAndComeBack(user);
  await main().findByRole('button', { name: 'Salva' });
  expect(main().queryByRole('progressbar')).toBeNull();
  answer();
  await waitFor(() => expect(rows()).toHaveLength(2));
});

it.each(['by a button', 'by choosing them again'])(
  'says why pictures were not added, keeps them, and sends them again %s',
  async (how) => {
    backend.fail(
      'patch',
      '/insertion/addImages',
      () => new HttpResponse('Troppo', { status: 413 }),
      { once: true },
    );
    const { user } = await openForm(backend);
    const picture = pngFile('x.png');
    await user.upload(field('Aggiungi immagini'), [picture]);
    await screen.findByRole('alertdialog', {
      name: 'Errore durante il caricamento delle immagini: 413 Troppo',
    });
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await main().findByText(/«x.png»/)).toBeVisible();
    if (how === 'by a button') await user.click(button('Riprova il caricamento'));
    else await user.upload(field('Aggiungi immagini'), [picture]);
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(main().queryByText(/«x.png»/)).toBeNull();
  },
);

it('saves without the pictures that could not be added, and keeps those', async () => {
  backend.fail('patch', '/insertion/addImages', 500);
  const { user } = await openForm(backend);
  await user.upload(field('Aggiungi immagini'), [pngFile('x.png')]);
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await user.click(await main().findByRole('button', { name: 'Salva' }));
  await main().findByText('Prodotto aggiornato correttamente!');
  expect(backend.calls('/insertion/addImages')).toHaveLength(1);
  await user.click(await main().findByRole('link', { name: 'Modifica' }, { timeout: 6000 }));
  expect(await main().findByText(/non è stata caricata. «x.png»/)).toBeVisible();
});

it('saves after an upload that fails meanwhile, whose alert is read before the page is left', async () => {
  const answer = backend.hold('patch', '/insertion/addImages');
  const { user } = await openForm(backend);
  await user.upload(field('Aggiungi immagini'), [pngFile('x.png')]);
  await user.click(button('Salva'));
  stopTimers();
  answer(new HttpResponse('Troppo', { status: 413 }));
  const alert = await screen.findByRole('alertdialog', { name: /413 Troppo$/ });
  await screen.findByText('Prodotto aggiornato correttamente!');
  await act(() => vi.advanceTimersByTimeAsync(PRODUCT_SAVED_MS));
  expect(location.pathname).toBe('/admin/edit-product/101');
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  await expectRedirect(PRODUCT_SAVED_MS, '/product/101');
});

it('deletes a picture after a question, and saves without it', async () => {
  const shop = await openForm(backend);
  const { user } = shop;
  await user.click(button('Elimina immagine 2'));
  const question = 'Sei sicuro di voler eliminare questa immagine?';
  const dialog = await screen.findByRole('alertdialog', { name: question });
  await user.click(within(dialog).getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(backend.calls('/insertion/deleteImage')).toHaveLength(0);
  await deleteImage(user, 2);
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(backend.calls('/insertion/deleteImage')[0]?.search).toBe(
    '?idInsertion=101&imagesName=b.png',
  );
  expect(field('Aggiungi immagini')).toHaveFocus();
  await user.click(button('Salva'));
  await main().findByText('Prodotto aggiornato correttamente!');
  expect((await productOf(shop))?.fileNames).toEqual(['a.png', 'c.png']);
});
