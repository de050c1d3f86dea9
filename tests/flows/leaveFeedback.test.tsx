import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ordersApi } from '#src/api/orders';
import type { DraftsState } from '#src/features/form-drafts/draftsSlice';
import { loggedOut } from '#src/session/sessionSlice';
import { HOST, main, openShop, useMockBackend } from '#tests/support/shop';
import { expectRedirect, stopTimers } from '#tests/support/stopTimers';
import { BEAR, CHESS, deliveredOrder, NUMBER, pngFile } from '#tests/support/orders';

const backend = useMockBackend();
const group = (name: string) => within(screen.getByRole('group', { name }));
const send = () => main().getByRole('button', { name: 'Invia feedback' });

async function openForm(drafts: DraftsState = {}) {
  const shop = await openShop(backend, `/feedback?orderNumber=${NUMBER}`, {
    change: deliveredOrder(),
    drafts,
  });
  await screen.findByRole('group', { name: BEAR });
  return shop;
}

/** Returns the backend's feedback on the order, by product. */
async function keptOf({ mockBackend }: Awaited<ReturnType<typeof openForm>>) {
  const all = await mockBackend.database.read((tables) => tables.getAll('feedback'));
  const own = all.filter(({ orderNumber }) => orderNumber === NUMBER);
  return Object.fromEntries(own.map((feedback) => [feedback.productId, feedback]));
}

it('sends one call a product and goes home after two seconds', async () => {
  const shop = await openForm();
  const { user } = shop;
  const bear = group(BEAR);
  expect(bear.getAllByRole('radio')).toHaveLength(5);
  expect(bear.getByRole('radio', { name: '5 stelle' })).toBeChecked();
  await user.click(group(CHESS).getByRole('radio', { name: '1 stella' }));
  await user.type(bear.getByRole('textbox', { name: 'Commento' }), 'Morbido!');
  await user.upload(bear.getByLabelText('Immagini'), [pngFile()]);
  await bear.findByRole('img', { name: 'foto.png' });
  stopTimers();
  const scrollTo = vi.spyOn(window, 'scrollTo');
  await user.dblClick(send());
  expect(await main().findByText('Grazie per il tuo feedback!')).toBeVisible();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  // Its fields would look as if nothing had been typed.
  expect(main().queryAllByRole('group')).toEqual([]);
  expect(send()).toHaveFocus();
  expect(backend.calls('POST')).toHaveLength(2);
  expect(await keptOf(shop)).toMatchObject({
    101: { stars: 5, feedbackS: 'Morbido!', images: [expect.stringMatching(/\.png$/)] },
    103: { stars: 1, feedbackS: '', images: [] },
  });
  await expectRedirect(2_000, '/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Tutti i prodotti' })).toBeVisible();
});

it('counts the comment up to 500 characters, in red above 450', async () => {
  const { user } = await openForm();
  const comment = group(BEAR).getByRole('textbox', { name: 'Commento' });
  const counter = (count: number) => group(BEAR).getByText(`${count}/500`);
  expect(counter(0)).not.toHaveClass('Mui-error');
  fireEvent.change(comment, { target: { value: 'a'.repeat(450) } });
  expect(counter(450)).not.toHaveClass('Mui-error');
  await user.type(comment, 'b');
  expect(counter(451)).toHaveClass('Mui-error');
  expect(comment).toHaveAttribute('maxlength', '500');
  expect(comment).toHaveAccessibleDescription('451/500');
});

it('skips empty reviews, and requires at least one', async () => {
  const shop = await openForm();
  const { user } = shop;
  for (const name of [BEAR, CHESS]) {
    await user.click(group(name).getByRole('button', { name: 'Nessuna valutazione' }));
    expect(group(name).getByRole('radio', { name: '5 stelle' })).not.toBeChecked();
  }
  await user.click(send());
  expect(await main().findByRole('alert')).toHaveTextContent(
    "Devi selezionare almeno una valutazione, caricare un'immagine o scrivere un commento per qualche prodotto.",
  );
  expect(backend.calls('POST')).toHaveLength(0);
  await user.click(group(CHESS).getByRole('radio', { name: '4 stelle' }));
  expect(main().queryByRole('alert')).toBeNull();
  await user.click(send());
  await main().findByText('Grazie per il tuo feedback!');
  expect(Object.keys(await keptOf(shop))).toEqual(['103']);
});

it('sends a comment or pictures without a rating, with 0 stars', async () => {
  const shop = await openForm();
  const { user } = shop;
  for (const name of [BEAR, CHESS])
    await user.click(group(name).getByRole('button', { name: 'Nessuna valutazione' }));
  await user.type(group(BEAR).getByRole('textbox', { name: 'Commento' }), 'Mah');
  await user.upload(group(CHESS).getByLabelText('Immagini'), [pngFile()]);
  await group(CHESS).findByRole('img', { name: 'foto.png' });
  await user.click(send());
  expect(await main().findByText('Grazie per il tuo feedback!')).toBeVisible();
  expect(main().queryByRole('alert')).toBeNull();
  expect(await keptOf(shop)).toMatchObject({
    101: { stars: 0, feedbackS: 'Mah', images: [] },
    103: { stars: 0, feedbackS: '', images: [expect.stringMatching(/\.png$/)] },
  });
});

it('has one control for no rating, and no radio for it beside the five', async () => {
  await openForm();
  const bear = group(BEAR);
  expect(bear.getAllByRole('radio', { hidden: true })).toHaveLength(5);
  expect(bear.getAllByRole('button', { name: /nessun/i, hidden: true })).toHaveLength(1);
});

it('takes at most three pictures a product, and only pictures', async () => {
  const { user } = await openForm();
  const input = group(BEAR).getByLabelText('Immagini');
  const four = ['a', 'b', 'c', 'd'].map((name) => pngFile(`${name}.png`));
  await user.upload(input, four);
  expect(await group(BEAR).findByRole('alert')).toHaveTextContent(
    'Puoi caricare al massimo 3 immagini per prodotto.',
  );
  expect(group(BEAR).getAllByRole('img', { name: /png/ })).toHaveLength(3);
  await user.click(group(BEAR).getByRole('button', { name: 'Rimuovi b.png' }));
  await userEvent
    .setup({ applyAccept: false })
    .upload(input, [new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' })]);
  expect(await group(BEAR).findByText(/«x.svg» non è un’immagine ammessa/)).toBeVisible();
  expect(group(BEAR).getAllByRole('img', { name: /png/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Cancella i dati inseriti' }));
  expect(group(BEAR).queryByRole('img', { name: /png/ })).toBeNull();
  expect(group(BEAR).queryByRole('alert')).toBeNull();
});

it('sends only what failed again, and keeps what was typed', async () => {
  let failures = 1;
  backend.server.use(
    http.post(`${HOST}/feedback/add`, () => {
      failures -= 1;
      return failures === 0 ? new HttpResponse('<h1>no</h1>', { status: 500 }) : undefined;
    }),
  );
  const shop = await openForm();
  const { user } = shop;
  await user.type(group(BEAR).getByRole('textbox', { name: 'Commento' }), 'Bello');
  await user.click(send());
  expect(await main().findByRole('alert')).toHaveTextContent(
    "Errore durante l'invio del feedback. Riprova.",
  );
  expect(backend.calls('POST')).toHaveLength(2);
  expect(group(CHESS).getByText('Inviato')).toBeVisible();
  expect(group(CHESS).getByRole('textbox', { name: 'Commento' })).toBeDisabled();
  expect(group(BEAR).queryByText('Inviato')).toBeNull();
  expect(group(BEAR).getByRole('textbox', { name: 'Commento' })).toHaveValue('Bello');
  await user.click(send());
  expect(await main().findByText('Grazie per il tuo feedback!')).toBeVisible();
  expect(backend.calls('POST')).toHaveLength(3);
  expect(await keptOf(shop)).toMatchObject({ 101: { feedbackS: 'Bello' }, 103: { stars: 5 } });
  expect(shop.store.getState().drafts).toEqual({});
});

it('keeps the focus in the form that is cleared after the first review was sent', async () => {
  holdCall(1).open();
  const { user } = await openForm();
  await user.type(group(CHESS).getByRole('textbox', { name: 'Commento' }), 'Bello');
  await user.click(send());
  expect(await main().findByRole('alert')).toBeVisible();
  await user.click(main().getByRole('button', { name: 'Cancella i dati inseriti' }));
  expect(group(CHESS).getByRole('textbox', { name: 'Commento' })).toHaveValue('');
  expect(group(CHESS).getByRole('radio', { name: '1 stella' })).toHaveFocus();
});

it('gives the heading the focus if the form was sent from a field, which is gone then', async () => {
  const { user } = await openForm();
  await user.click(group(BEAR).getByRole('radio', { name: '4 stelle' }));
  await user.keyboard('{Enter}');
  expect(await main().findByText('Grazie per il tuo feedback!')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('says that the outcome is unknown only of what got no answer', async () => {
  const refuse = () =>
    http.post(`${HOST}/feedback/add`, () => new HttpResponse(null, { status: 500 }), {
      once: true,
    });
  // The one that is refused after it does not hide that.
  backend.server.use(
    http.post(`${HOST}/feedback/add`, () => HttpResponse.error(), { once: true }),
    refuse(),
  );
  const { user } = await openForm();
  await user.click(send());
  const alert = await main().findByRole('alert');
  expect(within(alert).getByText("Errore durante l'invio del feedback. Riprova.")).toBeVisible();
  expect(alert).toHaveTextContent(/Non sappiamo se è arrivato: prima di inviarlo di nuovo guarda/);
  backend.server.use(refuse());
  await user.click(send());
  await waitFor(() => expect(main().getByRole('alert')).not.toHaveTextContent(/Non sappiamo/));
});

it('does not say that the outcome is unknown if nothing was sent for lack of a connection', async () => {
  const { user } = await openForm();
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => offline.mockRestore());
  await user.click(send());
  expect(await main().findByRole('alert')).toHaveTextContent(
    /^Errore durante l'invio del feedback. Riprova.$/,
  );
  expect(await screen.findAllByText(/la modifica non è stata inviata/)).toHaveLength(1);
  expect(backend.calls('POST')).toHaveLength(0);
});

it('does not say that the order could not be read again, which it does not need', async () => {
  const { user, store } = await openForm();
  backend.fail('get', '/order/get/:number', 503);
  await store.dispatch(ordersApi.endpoints.getOrder.initiate(NUMBER, { forceRefetch: true }));
  await user.type(group(BEAR).getByRole('textbox', { name: 'Commento' }), 'Morbido');
  expect(main().queryByRole('alert')).toBeNull();
});

/** Holds the first or the second call until `open` is called; the second then fails. */
function holdCall(held: 1 | 2) {
  const gate = Promise.withResolvers<void>();
  let calls = 0;
  backend.server.use(
    http.post(`${HOST}/feedback/add`, async () => {
      calls += 1;
      if (calls === held) await gate.promise;
      return calls > held && held === 1 ? new HttpResponse(null, { status: 500 }) : undefined;
    }),
  );
  return { open: gate.resolve };
}

it('sends only what is missing after it was interrupted, even by a reload', async () => {
  const second = holdCall(2);
  const { user, store } = await openForm();
  await user.click(send());
  await waitFor(() => expect(backend.calls('POST')).toHaveLength(2));
  const { drafts } = store.getState();
  cleanup();
  const again = await openForm(drafts);
  expect(group(BEAR).getByText('Inviato')).toBeVisible();
  await again.user.click(send());
  expect(await main().findByText('Grazie per il tuo feedback!')).toBeVisible();
  expect(Object.keys(await keptOf(again))).toEqual(['103']);
  expect(again.store.getState().drafts).toEqual({});
  second.open();
});

it('leaves no draft of a call that is still running at a logout', async () => {
  const first = holdCall(1);
  const { user, store } = await openForm();
  await user.type(group(BEAR).getByRole('textbox', { name: 'Commento' }), 'Bello');
  await user.click(send());
  await waitFor(() => expect(backend.calls('POST')).toHaveLength(1));
  act(() => void store.dispatch(loggedOut()));
  first.open();
  await waitFor(() => expect(backend.calls('POST')).toHaveLength(2));
  expect(store.getState().drafts).toEqual({});
});

it('says that the order number is missing in the address, and has a field to find the order', async () => {
  await openShop(backend, '/feedback');
  expect(await main().findByRole('alert')).toHaveTextContent('Numero ordine mancante in URL.');
  expect(main().queryByRole('button', { name: 'Invia feedback' })).toBeNull();
  expect(main().getByRole('form', { name: 'Trova l’ordine' })).toBeVisible();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('form', { name: 'Cerca il tuo ordine' })).toBeVisible();
});

it('leaves the search of orders to the footer if it knows the order', async () => {
  await openForm();
  expect(screen.getAllByRole('textbox', { name: 'Numero ordine' })).toHaveLength(1);
});

it('says that there is no such order', async () => {
  await openShop(backend, '/feedback?orderNumber=niente');
  expect(await main().findByRole('alert')).toHaveTextContent('Ordine non trovato.');
});
