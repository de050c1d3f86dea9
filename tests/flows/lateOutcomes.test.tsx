import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { notificationAdded } from '#src/features/notifications/notificationsSlice';
import { advanceClock, changeElsewhere } from '#tests/support/elsewhere';
import { enterText } from '#tests/support/enterText';
import { adminToken, BEAR, NUMBER, withOrder } from '#tests/support/orders';
import {
  leaveAndComeBack,
  main,
  openAboutPage,
  openShop,
  useMockBackend,
} from '#tests/support/shop';
import { peekAtFirst } from '#tests/support/ordersList';

const backend = useMockBackend();

const NEXT = 'B2018-000249';
const FAILED = /Errore durante l’aggiornamento dei dati di spedizione/;

/** Lets a call wait, and then be refused with these words. */
function holdAndRefuse(method: 'patch' | 'post', path: string, words: string) {
  const answer = backend.hold(method, path, { once: true });
  return { refuse: () => answer(new HttpResponse(words, { status: 409 })) };
}

/** Opens the list's first order beside the list, with its forms. */
async function openPeek(user: UserEvent): Promise<void> {
  await peekAtFirst(user);
  await screen.findByLabelText('Corriere');
}

const openDesk = async () => {
  const token = await adminToken();
  const shop = await openShop(backend, '/admin/imballaggio', { token, change: withOrder() });
  const field = await main().findByLabelText('Scansiona o scrivi un ordine');
  await shop.user.type(field, `${NUMBER}{Enter}`);
  await main().findByLabelText('Corriere');
  return { ...shop, scanNext: () => shop.user.type(field, `${NEXT}{Enter}`) };
};

it.each(['goes on to the next order', 'closes it'])(
  'a save in the order beside the list that fails after one %s is said in a toast',
  async (how) => {
    const { user } = await openShop(backend, '/admin/all-orders', { token: await adminToken() });
    const { refuse } = holdAndRefuse('patch', '/order/shipping/:number', 'Chiuso.');
    await openPeek(user);
    await user.type(screen.getByLabelText('Corriere'), 'BRT{Enter}');
    await waitFor(() => expect(backend.calls('PATCH')).toHaveLength(1));
    if (how === 'closes it') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: 'Ordine successivo' }));
    refuse();
    expect(await screen.findByText(FAILED)).toBeVisible();
    // In jsdom, as on phones, the next order is a dialog that covers the page.
    expect(screen.getByRole('button', { name: 'Ordine B2018-000250' })).toBeVisible();
  },
);

it('a toast over the order is read although another one was shown when that opened', async () => {
  const { user, store } = await openShop(backend, '/admin/all-orders', {
    token: await adminToken(),
  });
  act(() => void store.dispatch(notificationAdded('success', 'Prima')));
  await screen.findByText('Prima');
  await openPeek(user);
  act(() => void store.dispatch(notificationAdded('error', 'Dopo')));
  await screen.findByText('Dopo');
  expect(screen.getByRole('alert')).toHaveTextContent('Dopo');
});

it('a refund that fails after the order beside the list was closed is said in a toast', async () => {
  const { user } = await openShop(backend, '/admin/all-orders', { token: await adminToken() });
  const { refuse } = holdAndRefuse('post', '/order/refund/:number', 'Fondi insufficienti.');
  await openPeek(user);
  await user.click(screen.getByRole('button', { name: 'Rimborsa' }));
  await user.click(await screen.findByRole('button', { name: 'Conferma' }));
  await waitFor(() => expect(backend.calls('POST')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByLabelText('Corriere')).toBeNull());
  refuse();
  expect(await screen.findByText(/Fondi insufficienti/)).toBeVisible();
});

it('a refund that a colleague was faster with is said not to be sent, once one has gone on', async () => {
  const { user, mockBackend } = await openShop(backend, `/order/get/${NUMBER}`, {
    token: await adminToken(),
    change: withOrder(),
  });
  await user.click(await main().findByRole('button', { name: 'Rimborsa' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await changeElsewhere(mockBackend.database, 'orders', NUMBER, { stateOfOrder: 'REIMBURSED' });
  advanceClock();
  const answer = backend.hold('get', `/order/get/${NUMBER}`, { once: true });
  await user.click(dialog.getByRole('button', { name: 'Conferma' }));
  await waitFor(() => expect(backend.calls(`/order/get/${NUMBER}`)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await openAboutPage(user);
  answer();
  expect(
    await screen.findByText('L’ordine è già rimborsato: il rimborso non è stato inviato.'),
  ).toBeVisible();
  expect(backend.calls('POST')).toEqual([]);
});

it('a save that fails after the next scan is said in a toast', async () => {
  const { user, scanNext } = await openDesk();
  const { refuse } = holdAndRefuse('patch', '/order/shipping/:number', 'Chiuso.');
  await user.type(main().getByLabelText('Corriere'), 'BRT{Enter}{Enter}');
  await waitFor(() => expect(backend.calls('PATCH')).toHaveLength(1));
  await scanNext();
  await main().findByRole('heading', { name: new RegExp(`^Ordine ${NEXT}`) });
  refuse();
  expect(await screen.findByText(FAILED)).toBeVisible();
});

it('a conflict that is found after the next scan is said, and nothing is overwritten', async () => {
  const { user, mockBackend, scanNext } = await openDesk();
  await user.type(main().getByLabelText('Corriere'), 'BRT{Enter}');
  await user.keyboard('AB1');
  await changeElsewhere(mockBackend.database, 'orders', NUMBER, { shippingCode: 'ZZ9' });
  advanceClock();
  const answer = backend.hold('get', `/order/get/${NUMBER}`, { once: true });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(backend.calls(`/order/get/${NUMBER}`)).toHaveLength(2));
  await scanNext();
  await main().findByRole('heading', { name: new RegExp(`^Ordine ${NEXT}`) });
  answer();
  expect(
    await screen.findByText('I dati sono cambiati nel frattempo: la modifica non è stata salvata.'),
  ).toBeVisible();
  expect(backend.calls('PATCH')).toEqual([]);
});

it('a product that is inserted after one has left the form is announced', async () => {
  const { user } = await openShop(backend, '/admin/insertProduct', { token: await adminToken() });
  const answer = backend.hold('post', '/insertion/create', { once: true });
  for (const [label, text] of [
    [/Nome prodotto/, 'a'],
    [/Titolo/, 'b'],
    [/Descrizione/, 'c'],
    [/Prezzo/, '3'],
  ] as const) {
    await user.type(main().getByLabelText(label), text);
  }
  await user.click(main().getByRole('button', { name: 'Inserisci prodotto' }));
  await waitFor(() => expect(backend.calls('POST')).toHaveLength(1));
  await user.click(
    within(screen.getByRole('banner')).getByRole('link', { name: 'Chi siamo', hidden: true }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Chi siamo' });
  answer();
  expect(await screen.findByText('Prodotto inserito correttamente!')).toBeVisible();
});

const OTHER = 'B2018-ALTRO';

const bothOrders: Parameters<typeof openShop>[2] = {
  change: (seed) => {
    for (const orderNumber of [NUMBER, OTHER]) {
      withOrder({ orderNumber, stateOfOrder: 'DELIVERED' })(seed);
    }
  },
};

/** Opens the other order from the footer, and one of its links. */
async function openLinkOfOther(user: UserEvent, name: string): Promise<void> {
  const footer = within(screen.getByRole('contentinfo'));
  await enterText(user, footer.getByRole('textbox', { name: 'Numero ordine' }), OTHER);
  await user.click(footer.getByRole('button', { name: 'Cerca' }));
  await screen.findByRole('heading', { level: 1, name: `Ordine ${OTHER}` });
  await user.click(await main().findByRole('link', { name }));
}

it('feedback that fails while that on another order is written is said in a toast', async () => {
  const { refuse } = holdAndRefuse('post', '/feedback/add', 'Chiuso.');
  const { user } = await openShop(backend, `/feedback?orderNumber=${NUMBER}`, bothOrders);
  await screen.findByRole('group', { name: BEAR });
  await user.click(main().getByRole('button', { name: 'Invia feedback' }));
  await waitFor(() => expect(backend.calls('POST')).toHaveLength(1));
  await openLinkOfOther(user, 'Lascia un feedback');
  await main().findByRole('link', { name: `Ordine ${OTHER}` });
  refuse();
  expect(await screen.findByText(/Errore durante l'invio del feedback. Riprova./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Feedback sull’ordine ${NUMBER}` }));
  expect(await main().findByRole('link', { name: `Ordine ${NUMBER}` })).toBeVisible();
});

it.each(['fails', 'is sent'])(
  'a withdrawal that %s while that from another order is written is said in a toast',
  async (how) => {
    const answer = backend.hold('post', '/order/return/:number', { once: true });
    const { user } = await openShop(backend, `/recesso?ordine=${NUMBER}`, bothOrders);
    const field = (name: string) => main().getByRole('textbox', { name });
    await enterText(user, field('Nome e cognome'), 'Maria Bianchi');
    await enterText(user, field('Email'), 'maria@posta.example');
    await user.click(main().getByRole('button', { name: 'Conferma recesso' }));
    await waitFor(() => expect(backend.calls('POST')).toHaveLength(1));
    await openLinkOfOther(user, 'Recedere dal contratto qui');
    await waitFor(() => expect(field('Numero ordine')).toHaveValue(OTHER));
    answer(new HttpResponse(null, { status: how === 'fails' ? 500 : 200 }));
    expect(await screen.findByRole('button', { name: `Ordine ${NUMBER}` })).toBeVisible();
    expect(field('Numero ordine')).toHaveValue(OTHER);
  },
);

// As after a press of a link: the page that was left stays until the file of the next one is loaded.
const leaveForSlowPage = () => history.pushState(null, '', '/contattaci');

it('a cancellation that ends while the next page is loading is said in a toast', async () => {
  const answer = backend.hold('delete', '/order/annul/:number');
  const { user } = await openShop(backend, `/order/get/${NUMBER}`, { change: withOrder() });
  await user.click(await main().findByRole('button', { name: 'Annulla ordine' }));
  await waitFor(() => expect(backend.calls('DELETE')).toHaveLength(1));
  leaveForSlowPage();
  answer();
  const said = await screen.findByText("Richiesta d'annullamento inoltrata!");
  expect(main().queryByText(said.textContent)).toBeNull();
});

it('a quantity that is refused while the next page is loading is said in a toast', async () => {
  const { refuse } = holdAndRefuse('patch', '/cart/updateQuantity', 'Ne restano due.');
  const { user } = await openShop(backend, '/cart', {
    cart: { lines: [{ productId: '101', quantity: 1 }] },
  });
  await user.selectOptions(await main().findByRole('combobox', { name: /^Quantità/ }), '3');
  await waitFor(() => expect(backend.calls('PATCH')).toHaveLength(1));
  leaveForSlowPage();
  refuse();
  expect(
    await screen.findByText("Errore nell'aggiornamento della quantità. Ne restano due."),
  ).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

const toRecovery = () => main().findByRole('button', { name: 'Password dimenticata?' });

/** Asks for a new password, whose call waits until `answer`. */
async function recover() {
  const answer = backend.hold('patch', '/access/forgotpw', { once: true });
  const { user } = await openShop(backend, '/login');
  await user.click(await toRecovery());
  await enterText(user, main().getByLabelText('Email'), 'cliente@posta.example');
  await user.click(main().getByRole('button', { name: 'Recupera password' }));
  await waitFor(() => expect(backend.calls('PATCH')).toHaveLength(1));
  return { user, answer };
}

it('a recovery that ends once one is back at the login is said in a toast, and not later', async () => {
  const { user, answer } = await recover();
  await leaveAndComeBack(user);
  await toRecovery();
  answer();
  expect(await screen.findByText(/^È stata inviata un’email/)).toBeVisible();
  await user.click(await toRecovery());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('a recovery that ends while the next page is loading is said in a toast', async () => {
  const { answer } = await recover();
  leaveForSlowPage();
  answer();
  expect(await screen.findByText(/^È stata inviata un’email/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
