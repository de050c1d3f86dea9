import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { ORDER_STATES } from '#src/domain/orderState';
import { sessionExpired } from '#src/session/sessionSlice';
import { changeElsewhere } from '#tests/support/elsewhere';
import { HOST, openShop, storedToken, useMockBackend } from '#tests/support/shop';
import { orderDesk } from '#tests/support/orderDesk';
import { NUMBER, withOrder } from '#tests/support/orders';
import { enterText } from '#tests/support/enterText';

const backend = useMockBackend();
const { main, openOrder } = orderDesk(backend);

it('sets one of the states, and requires a choice', async () => {
  const { user } = await openOrder();
  const select = main().getByRole('combobox', { name: 'Stato ordine' });
  expect(within(select).getAllByRole('option')).toHaveLength(1 + ORDER_STATES.length);
  await user.click(main().getByRole('button', { name: 'Aggiorna Stato' }));
  expect(await main().findByRole('alert')).toHaveTextContent('Seleziona uno stato.');
  expect(select).toBeInvalid();
  expect(select).toHaveFocus();
  expect(backend.calls('PATCH')).toHaveLength(0);

  await user.selectOptions(select, 'Spedito');
  await user.dblClick(main().getByRole('button', { name: 'Aggiorna Stato' }));
  expect(await main().findByText('Stato aggiornato con successo.')).toBeVisible();
  expect(main().getByText('Spedito', { selector: 'strong' })).toBeVisible();
  expect(backend.calls('PATCH').map(({ path, search }) => path + search)).toEqual([
    `/order/orderState/${NUMBER}?stateOfOrder=SHIPPED`,
  ]);
  expect(backend.calls('PATCH')[0]?.headers.get('BearerToken')).toBe(storedToken());
});

it('says that a change is being sent', async () => {
  const answer = backend.hold('patch', '/order/orderState/:number');
  const { user } = await openOrder();
  await user.selectOptions(main().getByRole('combobox', { name: 'Stato ordine' }), 'Spedito');
  await user.click(main().getByRole('button', { name: 'Aggiorna Stato' }));
  expect(await main().findByText('Invio in corso…')).toHaveRole('status');
  answer();
  expect(await main().findByText('Stato aggiornato con successo.')).toBeVisible();
  expect(main().queryByText('Invio in corso…')).toBeNull();
});

it('sends shipping data and state one after the other, each with its outcome', async () => {
  const { user } = await openOrder();
  await user.click(main().getByLabelText('Segna anche come Spedito'));
  await user.type(main().getByLabelText('Corriere'), 'BRT');
  await user.type(main().getByLabelText('Codice di tracciamento'), ' ABC 1 {Enter}');
  expect(await main().findByText('Stato aggiornato con successo.')).toBeVisible();
  expect(main().getByText('Dati di spedizione aggiornati con successo.')).toBeVisible();
  expect(backend.calls('PATCH').map(({ path, search }) => path + search)).toEqual([
    `/order/shipping/${NUMBER}?shipper=BRT&shippingCode=ABC+1`,
    `/order/orderState/${NUMBER}?stateOfOrder=SHIPPED`,
  ]);
  expect(main().queryByLabelText('Segna anche come Spedito')).toBeNull();
  const offer = within(
    main()
      .getByText(/^Stato ordine: /)
      .closest('[role=status]') as HTMLElement,
  );
  await user.click(offer.getByRole('button', { name: 'Ripristina' }));
  expect(await main().findByText('Modifica annullata.')).toBeVisible();
  expect(main().getByText('In Preparazione', { selector: 'strong' })).toBeVisible();
  expect(main().getByLabelText('Corriere')).toHaveFocus();
});

it('does not take its own Spedito for a change by others', async () => {
  const { user } = await openOrder();
  await user.selectOptions(main().getByRole('combobox', { name: 'Stato ordine' }), 'Consegnato');
  await user.click(main().getByLabelText('Segna anche come Spedito'));
  await user.type(main().getByLabelText('Corriere'), 'BRT{Enter}');
  expect(await main().findByText('Stato aggiornato con successo.')).toBeVisible();
  await user.click(main().getByRole('button', { name: 'Aggiorna Stato' }));
  expect(await main().findByText('Consegnato', { selector: 'strong' })).toBeVisible();
});

it('shows no failure of the second call any more once the state is set', async () => {
  const { user } = await openOrder();
  const mend = backend.fail(
    'patch',
    '/order/orderState/:number',
    () => new HttpResponse('Chiuso.', { status: 409 }),
  );
  await user.click(main().getByLabelText('Segna anche come Spedito'));
  await user.type(main().getByLabelText('Corriere'), 'BRT{Enter}');
  expect(await main().findByText('Errore: Chiuso.')).toBeVisible();
  mend();
  await user.selectOptions(main().getByRole('combobox', { name: 'Stato ordine' }), 'Spedito');
  await user.click(main().getByRole('button', { name: 'Aggiorna Stato' }));
  expect(await main().findByText('Stato aggiornato con successo.')).toBeVisible();
  expect(main().queryByText('Errore: Chiuso.')).toBeNull();
});

it('keeps the shipping data if the state could not be set after it', async () => {
  backend.server.use(
    http.patch(
      `${HOST}/order/orderState/:number`,
      () => new HttpResponse('Chiuso.', { status: 409 }),
    ),
  );
  const { user } = await openOrder();
  await user.click(main().getByLabelText('Segna anche come Spedito'));
  await user.type(main().getByLabelText('Corriere'), 'BRT{Enter}');
  expect(await main().findByText('Errore: Chiuso.')).toBeVisible();
  expect(main().getByText('Dati di spedizione aggiornati con successo.')).toBeVisible();
  expect(main().getByText('In Preparazione', { selector: 'strong' })).toBeVisible();
});

it('sets shipper and tracking code, and keeps what was typed if that fails', async () => {
  const mend = backend.fail('patch', '/order/shipping/:number', 500);
  const { user, mockBackend } = await openOrder();
  await enterText(user, main().getByRole('textbox', { name: 'Corriere' }), 'GLS & figli');
  await user.type(main().getByRole('textbox', { name: 'Codice di tracciamento' }), 'M1');
  const send = main().getByRole('button', { name: 'Aggiorna spedizione' });
  await user.click(send);
  expect(await main().findByRole('alert')).toHaveTextContent(
    'Errore durante l’aggiornamento dei dati di spedizione.',
  );
  expect(main().getByRole('textbox', { name: 'Corriere' })).toHaveValue('GLS & figli');
  mend();
  await user.click(send);
  expect(await main().findByText('Dati di spedizione aggiornati con successo.')).toBeVisible();
  const order = await mockBackend.database.read((tables) => tables.get('orders', NUMBER));
  expect(order).toMatchObject({ shipper: 'GLS & figli', shippingCode: 'M1' });
});

it.each([
  [
    'shipping data',
    '/order/shipping/:number',
    'Errore durante l’aggiornamento dei dati di spedizione.',
  ],
  ['the state after it', '/order/orderState/:number', "Errore nell'aggiornamento dello stato."],
])('says of %s without an answer that it may have been changed', async (_, path, text) => {
  backend.server.use(http.patch(HOST + path, () => HttpResponse.error()));
  const { user } = await openOrder();
  await user.click(main().getByLabelText('Segna anche come Spedito'));
  await user.type(main().getByLabelText('Corriere'), 'BRT{Enter}');
  expect(await main().findByRole('alert')).toHaveTextContent(
    `${text} Non sappiamo se la modifica è arrivata: guarda l’ordine prima di inviarla di nuovo.`,
  );
});

it('refunds after a question', async () => {
  const { user } = await openOrder();
  await user.click(main().getByRole('button', { name: 'Rimborsa' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(backend.calls('POST')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Conferma' }));
  expect(await main().findByText('Rimborso avviato con successo.')).toBeVisible();
  expect(await main().findByText('Rimborsato', { selector: 'strong' })).toBeVisible();

  await user.click(main().getByRole('button', { name: 'Rimborsa' }));
  const again = within(await screen.findByRole('alertdialog', { name: /già rimborsato/ }));
  await user.click(again.getByRole('button', { name: 'Conferma' }));
  expect(await main().findByRole('alert')).toHaveTextContent(
    'Errore: L’ordine è già stato rimborsato.',
  );
});

it('says after a lost connection that the outcome is unknown, and asks again once it is known', async () => {
  const { user, mockBackend } = await openOrder();
  // The backend refunds, but its answer is lost.
  backend.server.use(
    http.post(`${HOST}/order/refund/:number`, async () => {
      await changeElsewhere(mockBackend.database, 'orders', NUMBER, { stateOfOrder: 'REIMBURSED' });
      return HttpResponse.error();
    }),
  );
  await user.click(main().getByRole('button', { name: 'Rimborsa' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Conferma' }));
  const alert = await main().findByRole('alert');
  expect(within(alert).getByText('Errore durante il rimborso.')).toBeVisible();
  expect(alert).toHaveTextContent(
    'L’esito non è noto: controlla l’ordine prima di rimborsare di nuovo.',
  );
  expect(await main().findByText('Rimborsato', { selector: 'strong' })).toBeVisible();

  await user.click(main().getByRole('button', { name: 'Rimborsa' }));
  const again = await screen.findByRole('alertdialog', { name: /già rimborsato/ });
  await user.click(within(again).getByRole('button', { name: 'Annulla' }));
  expect(backend.calls('POST')).toHaveLength(1);
});

it('does not say that the outcome is unknown if the refund was not sent', async () => {
  const { user } = await openOrder();
  backend.server.use(http.get(`${HOST}/order/get/:number`, () => HttpResponse.error()));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  try {
    await user.click(main().getByRole('button', { name: 'Rimborsa' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Conferma' }));
    const alert = await main().findByText('Errore durante il rimborso.', {}, { timeout: 8_000 });
    expect(alert.closest('[role=alert]')).not.toHaveTextContent('esito');
    expect(backend.calls('POST')).toHaveLength(0);
  } finally {
    vi.useRealTimers();
  }
});

it('is not there for customers', async () => {
  await openShop(backend, `/order/get/${NUMBER}`, { change: withOrder() });
  await main().findByText('In Preparazione');
  expect(main().queryByRole('combobox')).toBeNull();
  expect(main().queryByRole('button', { name: 'Rimborsa' })).toBeNull();
});

it.each([
  ['another call of the page', 'Annulla ordine'],
  ['another tab', null],
])('keeps what is typed if %s ends the session', async (_, button) => {
  backend.fail('delete', '/order/annul/:number', 401);
  const { user, store } = await openOrder();
  await enterText(user, main().getByRole('textbox', { name: 'Corriere' }), 'GLS');
  if (button === null) act(() => void store.dispatch(sessionExpired()));
  else await user.click(main().getByRole('button', { name: button }));
  const unauthorized = 'Non autorizzato. Effettua il login come admin.';
  expect(await main().findByText(unauthorized)).toBeVisible();
  expect(main().getByRole('link', { name: 'Accedi' })).toBeVisible();
  expect(main().getByRole('textbox', { name: 'Corriere' })).toHaveValue('GLS');
});
