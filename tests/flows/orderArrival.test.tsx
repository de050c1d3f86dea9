import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { OrderRecord } from '#mocks/backend/records';
import { UNDO_MS } from '#src/domain/limits';
import { ordersShown } from '#src/features/order/orderSelectionSlice';
import { advanceClock, changeElsewhere } from '#tests/support/elsewhere';
import { orderDesk } from '#tests/support/orderDesk';
import { adminToken, NUMBER } from '#tests/support/orders';
import { openOrders, peekAtFirst } from '#tests/support/ordersList';
import { openShop, useMockBackend } from '#tests/support/shop';
import { settled } from '#tests/support/storeSettled';

const backend = useMockBackend();
const desk = orderDesk(backend);
const { main, button, writes } = desk;
const NEXT = 'B2018-000020';

/** Opens an order that another one follows, and lets its saves lead there. */
async function openOrder(fields: Partial<OrderRecord>) {
  const shop = await desk.openOrder(fields);
  await shop.user.click(await main().findByLabelText('Poi il prossimo'));
  act(() => void shop.store.dispatch(ordersShown([NUMBER, NEXT])));
  return shop;
}

/** Waits until the save has led to a field of the next order. */
async function expectArrival(field: string) {
  expect(await screen.findByRole('heading', { name: `Ordine ${NEXT}` })).toBeVisible();
  await waitFor(() => expect(main().getByLabelText(field)).toHaveFocus());
}

it('does not offer to undo a change of an unknown state, to which the backend cannot return', async () => {
  const { user } = await openOrder({ stateOfOrder: 'BOH', shipper: 'SDA', shippingCode: 'X1' });
  await user.selectOptions(main().getByLabelText('Stato ordine'), 'Spedito');
  await user.click(button('Aggiorna Stato'));
  await expectArrival('Stato ordine');
  expect(main().queryByRole('button', { name: 'Ripristina' })).toBeNull();
  expect(writes()).toEqual([`PATCH /order/orderState/${NUMBER}?stateOfOrder=SHIPPED`]);
});

it('does not offer to undo a save that has changed nothing', async () => {
  const { user } = await openOrder({ shipper: 'SDA', shippingCode: 'X1' });
  await user.click(button('Aggiorna spedizione'));
  await expectArrival('Corriere');
  expect(
    main().getByText(`Ordine ${NUMBER}: Dati di spedizione aggiornati con successo.`),
  ).toBeVisible();
  expect(main().queryByRole('button', { name: 'Ripristina' })).toBeNull();
});

it('undoes both saves of an order, back to the state that a customer had set meanwhile', async () => {
  const { user, mockBackend } = await openOrder({ shipper: 'SDA', shippingCode: 'X1' });
  await user.click(main().getByLabelText('Segna anche come Spedito'));
  await changeElsewhere(mockBackend.database, 'orders', NUMBER, {
    stateOfOrder: 'CANCELLATION_IN_PROGRESS',
  });
  advanceClock();
  await user.type(main().getByLabelText('Codice di tracciamento'), '2{Enter}');
  await user.click(await screen.findByRole('radio', { name: 'Il tuo: «Spedito»' }));
  await user.click(screen.getByRole('button', { name: 'Conferma' }));
  await expectArrival('Codice di tracciamento');
  await user.click(button('Ripristina'));
  await waitFor(() =>
    expect(writes()).toEqual([
      `PATCH /order/shipping/${NUMBER}?shipper=SDA&shippingCode=X12`,
      `PATCH /order/orderState/${NUMBER}?stateOfOrder=SHIPPED`,
      `PATCH /order/orderState/${NUMBER}?stateOfOrder=CANCELLATION_IN_PROGRESS`,
      `PATCH /order/shipping/${NUMBER}?shipper=SDA&shippingCode=X1`,
    ]),
  );
  expect(await main().findByText('Modifica annullata.')).toBeVisible();
});

it('sends nothing for the next order by a second Enter, before something is typed there', async () => {
  const { user } = await openOrder({ shipper: 'SDA', shippingCode: 'X1' });
  await user.type(main().getByLabelText('Codice di tracciamento'), '2{Enter}');
  await expectArrival('Codice di tracciamento');
  await user.keyboard('{Enter}');
  await user.keyboard('3{Enter}');
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]).toMatch(new RegExp(`^PATCH /order/shipping/${NEXT}\\?.*=3$`));
});

it('sends an order to which a save has led by its button, also if nothing is typed', async () => {
  const { user } = await openOrder({ shipper: 'SDA', shippingCode: 'X1' });
  await user.type(main().getByLabelText('Codice di tracciamento'), '2{Enter}');
  await expectArrival('Codice di tracciamento');
  await user.click(button('Aggiorna spedizione'));
  await waitFor(() => expect(writes()).toHaveLength(2));
});

it('undoes the save of the order before also while the present one is being saved', async () => {
  const { user } = await openOrder({ shipper: 'SDA', shippingCode: 'X1' });
  await user.type(main().getByLabelText('Codice di tracciamento'), '2{Enter}');
  await expectArrival('Codice di tracciamento');
  const answer = backend.hold('patch', `/order/shipping/${NEXT}`, { once: true });
  await user.keyboard('Y{Enter}');
  await waitFor(() => expect(writes()).toHaveLength(2));
  await user.click(button('Ripristina'));
  expect(await main().findByText('Modifica annullata.')).toBeVisible();
  answer();
});

it('says once that both saves of an order are undone, after the second call', async () => {
  const { user } = await openOrder({ shipper: 'SDA' });
  await user.click(main().getByLabelText('Segna anche come Spedito'));
  await user.type(main().getByLabelText('Corriere'), ' X{Enter}');
  await expectArrival('Corriere');
  const sentWhenSaid = new Set<number>();
  const observer = new MutationObserver(() => {
    if (main().queryByText('Modifica annullata.')) sentWhenSaid.add(writes().length);
  });
  observer.observe(document.body, { subtree: true, childList: true });
  await user.click(button('Ripristina'));
  expect(await main().findByText('Modifica annullata.')).toBeVisible();
  await waitFor(() => expect(writes()).toHaveLength(4));
  expect(await main().findByText('Modifica annullata.')).toBeVisible();
  observer.disconnect();
  expect([...sentWhenSaid]).toEqual([4]);
});

it('says of which save an undo has failed, and tries that one again', async () => {
  const { user } = await openOrder({ shipper: 'SDA' });
  await user.click(main().getByLabelText('Segna anche come Spedito'));
  await user.type(main().getByLabelText('Corriere'), ' X{Enter}');
  await expectArrival('Corriere');
  const restore = backend.fail('patch', '/order/shipping/:number', 500);
  await user.click(button('Ripristina'));
  expect(
    await main().findByText('Errore durante l’aggiornamento dei dati di spedizione.'),
  ).toBeVisible();
  expect(main().getByText('È stata annullata solo la modifica dello stato.')).toBeVisible();
  expect(button('Ripristina').closest('[role=status]')).toHaveTextContent(
    /: Dati di spedizione aggiornati con successo\. Hai/,
  );
  restore();
  await user.click(await main().findByRole('button', { name: 'Ripristina' }));
  expect(await main().findByText('Modifica annullata.')).toBeVisible();
  expect(main().queryByText('È stata annullata solo la modifica dello stato.')).toBeNull();
  expect(writes().slice(2)).toEqual([
    `PATCH /order/orderState/${NUMBER}?stateOfOrder=IN_PREPARATION`,
    `PATCH /order/shipping/${NUMBER}?shipper=SDA&shippingCode=`,
    `PATCH /order/shipping/${NUMBER}?shipper=SDA&shippingCode=`,
  ]);
});

it('leads nowhere if the page was left during the save', async () => {
  const answer = backend.hold('patch', '/order/shipping/:number');
  const { user, store } = await openOrder({ shipper: 'SDA' });
  await user.type(main().getByLabelText('Corriere'), ' X{Enter}');
  await waitFor(() => expect(writes()).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Profilo' }));
  await screen.findByRole('heading', { level: 1, name: 'Profilo' });
  answer();
  await settled(store);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Profilo');
  expect(location.pathname).toBe('/admin/profile');
});

it('leads nowhere while one types in another field of the page', async () => {
  const answer = backend.hold('patch', '/order/shipping/:number');
  const { user } = await openOrder({ shipper: 'SDA' });
  await user.type(main().getByLabelText('Corriere'), ' X{Enter}');
  await waitFor(() => expect(writes()).toHaveLength(1));
  const lookup = within(screen.getByRole('contentinfo')).getByLabelText('Numero ordine');
  await user.type(lookup, 'B2018-0001');
  answer();
  expect(await main().findByText('Dati di spedizione aggiornati con successo.')).toBeVisible();
  expect(lookup).toHaveFocus();
  expect(location.pathname).toBe(`/order/get/${NUMBER}`);
});

it('offers to undo a save once: not again after Back or a reload', async () => {
  const { user } = await openOrder({ shipper: 'SDA' });
  await user.type(main().getByLabelText('Corriere'), ' X{Enter}');
  await expectArrival('Corriere');
  expect(
    main().getByText(/^Ordine .+: Dati di spedizione aggiornati con successo\. Hai 10 secondi/),
  ).toBeVisible();
  expect(button('Ripristina')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Profilo' }));
  await screen.findByRole('heading', { level: 1, name: 'Profilo' });
  act(() => history.back());
  await screen.findByRole('heading', { level: 1, name: `Ordine ${NEXT}` });
  await main().findByLabelText('Corriere');
  expect(main().queryByRole('button', { name: 'Ripristina' })).toBeNull();

  const entry: unknown = history.state;
  cleanup();
  await openShop(backend, `/order/get/${NEXT}`, { token: await adminToken(), entry });
  expect(await main().findByLabelText('Corriere')).not.toHaveFocus();
  expect(main().queryByRole('button', { name: 'Ripristina' })).toBeNull();
});

it('does not say of a save that it was undone because an earlier one of that order was', async () => {
  const { user } = await openOrders(backend, '?stato=IN_PREPARATION');
  const heading = (number: string) => screen.findByRole('heading', { name: `Ordine ${number}` });
  const peek = () => within(screen.getByRole('dialog', { name: /^Ordine / }));
  await peekAtFirst(user);
  await heading('B2018-000250');
  await user.click(await peek().findByLabelText('Poi il prossimo'));
  const save = async () => {
    await user.type(await peek().findByLabelText('Corriere'), ' X{Enter}');
    await heading('B2018-000248');
    expect(await peek().findByText(/^Ordine B2018-000250: /)).toBeVisible();
  };
  await save();
  await user.click(peek().getByRole('button', { name: 'Ripristina' }));
  expect(await peek().findByText('Modifica annullata.')).toBeVisible();
  await user.click(peek().getByRole('button', { name: 'Ordine precedente' }));
  await heading('B2018-000250');
  await save();
  expect(peek().queryByText('Modifica annullata.')).toBeNull();
});

it('keeps why an undo above the list has failed when the time to try it again is over', async () => {
  const { user } = await openOrders(backend, '?q=B2018-000250');
  await peekAtFirst(user);
  await user.click(await screen.findByLabelText('Poi il prossimo'));
  await user.type(screen.getByLabelText('Corriere'), ' X{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  backend.fail('patch', '/order/shipping/:number', 500);
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await user.click(await main().findByRole('button', { name: 'Ripristina' }));
  const failure = await main().findByText('Errore durante l’aggiornamento dei dati di spedizione.');
  expect(await main().findByRole('button', { name: 'Ripristina' })).toBeVisible();
  await vi.advanceTimersByTimeAsync(UNDO_MS + 1_000);
  await vi.waitFor(() => expect(main().queryByRole('button', { name: 'Ripristina' })).toBeNull());
  expect(failure).toBeVisible();
  expect(document.body).not.toHaveFocus();
});

it('ends what it says above the list of a save that cannot be undone', async () => {
  const { user } = await openOrders(backend, '?q=B2018-000250');
  await peekAtFirst(user);
  await user.click(await screen.findByLabelText('Poi il prossimo'));
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await user.click(screen.getByRole('button', { name: 'Aggiorna spedizione' }));
  const news = 'Ordine B2018-000250: Dati di spedizione aggiornati con successo.';
  const message = await main().findByText(news);
  await vi.advanceTimersByTimeAsync(UNDO_MS + 1_000);
  await vi.waitFor(() => expect(message).not.toBeInTheDocument());
});
