import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { tick } from '#src/api/logicalClock';
import { entitiesLearned, selectEntity } from '#src/entities/entities';
import { advanceClock } from '#tests/support/elsewhere';
import { orderDesk } from '#tests/support/orderDesk';
import { NUMBER } from '#tests/support/orders';
import { HOST, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
const desk = orderDesk(backend);
const { main, button, field, select, writes, openOrder, changeElsewhere } = desk;

type Shop = Awaited<ReturnType<typeof openOrder>>;

/** Applies a change of the order that another tab has sent. */
function receiveChange({ store }: Shop, fields: { state?: string; shipper?: string }): void {
  const order = selectEntity(store.getState(), 'orders', NUMBER);
  if (!order) throw new Error('the order is not on screen');
  store.dispatch(entitiesLearned({ asOf: tick(), orders: [{ ...order, ...fields }] }));
}

afterEach(() => vi.useRealTimers());

it('asks before it overwrites another administrator’s state', async () => {
  const shop = await openOrder();
  await shop.user.selectOptions(select(), 'Consegnato');
  await changeElsewhere(shop, { stateOfOrder: 'CANCELED' });
  advanceClock();
  await shop.user.click(button('Aggiorna Stato'));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'I dati sono cambiati mentre li modificavi' }),
  );
  expect(dialog.getByRole('group', { name: 'Stato ordine' })).toHaveTextContent(
    'Prima era «In Preparazione».',
  );
  expect(writes()).toEqual([]);
  await shop.user.click(dialog.getByRole('radio', { name: 'Il tuo: «Consegnato»' }));
  await shop.user.click(dialog.getByRole('button', { name: 'Conferma' }));
  expect(await main().findByText('Stato aggiornato con successo.')).toBeVisible();
  expect(writes()).toEqual([`PATCH /order/orderState/${NUMBER}?stateOfOrder=DELIVERED`]);
});

it.each(['reads', 'hears of'])(
  'sends the chosen state, not the new one that it %s, even if it is the previous one',
  async (how) => {
    const shop = await openOrder();
    await shop.user.selectOptions(select(), 'In Preparazione');
    await changeElsewhere(shop, { stateOfOrder: 'SHIPPED' });
    if (how === 'reads') advanceClock();
    else receiveChange(shop, { state: 'SHIPPED' });
    await shop.user.click(button('Aggiorna Stato'));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'I dati sono cambiati mentre li modificavi' }),
    );
    expect(writes()).toEqual([]);
    await shop.user.click(dialog.getByRole('radio', { name: 'Il tuo: «In Preparazione»' }));
    await shop.user.click(dialog.getByRole('button', { name: 'Conferma' }));
    expect(await main().findByText('Stato aggiornato con successo.')).toBeVisible();
    expect(writes()).toEqual([`PATCH /order/orderState/${NUMBER}?stateOfOrder=IN_PREPARATION`]);
  },
);

it('sends nothing if the new state is chosen or the question is cancelled', async () => {
  const shop = await openOrder();
  await shop.user.selectOptions(select(), 'Consegnato');
  await changeElsewhere(shop, { stateOfOrder: 'SHIPPED' });
  advanceClock();
  await shop.user.click(button('Aggiorna Stato'));
  await screen.findByRole('dialog');
  await shop.user.keyboard('{Escape}');
  expect(select()).toHaveValue('DELIVERED');
  await shop.user.click(button('Aggiorna Stato'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radio', { name: 'Il nuovo valore: «Spedito»' })).toBeChecked();
  await shop.user.click(dialog.getByRole('button', { name: 'Conferma' }));
  await vi.waitFor(() => expect(select()).toHaveValue(''));
  expect(writes()).toEqual([]);
  expect(await main().findByText('Spedito', { selector: 'strong' })).toBeVisible();
});

it('merges changes of different fields without a question', async () => {
  const shop = await openOrder({ shipper: 'Poste', shippingCode: 'A1' });
  await shop.user.clear(field('Codice di tracciamento'));
  await shop.user.type(field('Codice di tracciamento'), 'B2');
  await changeElsewhere(shop, { shipper: 'SDA' });
  advanceClock();
  await shop.user.click(button('Aggiorna spedizione'));
  expect(await main().findByText('Dati di spedizione aggiornati con successo.')).toBeVisible();
  expect(writes()).toEqual([`PATCH /order/shipping/${NUMBER}?shipper=SDA&shippingCode=B2`]);
});

it('also sets Spedito if the new shipping data is taken instead of the typed one', async () => {
  const shop = await openOrder({ shipper: 'Poste', shippingCode: 'A1' });
  await shop.user.click(main().getByLabelText('Segna anche come Spedito'));
  await shop.user.type(field('Corriere'), ' Italiane');
  await changeElsewhere(shop, { shipper: 'SDA' });
  advanceClock();
  await shop.user.click(button('Aggiorna spedizione'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radio', { name: 'Il nuovo valore: «SDA»' })).toBeChecked();
  await shop.user.click(dialog.getByRole('button', { name: 'Conferma' }));
  expect(await main().findByText('Stato aggiornato con successo.')).toBeVisible();
  expect(field('Corriere')).toHaveValue('SDA');
  expect(writes()).toEqual([`PATCH /order/orderState/${NUMBER}?stateOfOrder=SHIPPED`]);
});

it('says what another tab has changed while the user types, and offers the choice', async () => {
  const shop = await openOrder({ shipper: 'Poste', shippingCode: 'A1' });
  await shop.user.clear(field('Corriere'));
  await shop.user.type(field('Corriere'), 'GLS');
  expect(main().queryByText('Aggiornato nel frattempo.')).toBeNull();
  receiveChange(shop, { shipper: 'SDA' });
  expect(await main().findByText('Aggiornato nel frattempo.')).toBeVisible();
  expect(main().getByText('Corriere: ora è «SDA».')).toBeVisible();
  expect(field('Corriere')).toHaveValue('GLS');
  await shop.user.click(button('Tieni i miei'));
  expect(main().queryByText('Aggiornato nel frattempo.')).toBeNull();
  expect(field('Corriere')).toHaveValue('GLS');
  receiveChange(shop, { shipper: 'BRT' });
  await shop.user.click(await main().findByRole('button', { name: 'Usa i nuovi valori' }));
  expect(field('Corriere')).toHaveValue('BRT');
});

it('does not report its own changes as those of others', async () => {
  const { user } = await openOrder({ stateOfOrder: 'DELIVERED' });
  await user.selectOptions(select(), 'Spedito');
  await user.type(field('Corriere'), 'SDA');
  await user.click(button('Aggiorna spedizione'));
  await main().findByText('Dati di spedizione aggiornati con successo.');
  await user.click(button('Rimborsa'));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Conferma' }));
  await main().findByText('Rimborso avviato con successo.');
  expect(select()).toHaveValue('SHIPPED');
  expect(main().queryByText('Aggiornato nel frattempo.')).toBeNull();
});

it('asks again before it refunds an order that has been refunded since the question', async () => {
  const shop = await openOrder();
  await shop.user.click(button('Rimborsa'));
  const dialog = within(await screen.findByRole('alertdialog'));
  await changeElsewhere(shop, { stateOfOrder: 'REIMBURSED' });
  advanceClock();
  await shop.user.click(dialog.getByRole('button', { name: 'Conferma' }));
  expect(await screen.findByRole('alertdialog', { name: /già rimborsato/ })).toBeVisible();
  expect(writes()).toEqual([]);
});

it('requests no cancellation of an order that was shipped meanwhile', async () => {
  const shop = await openOrder();
  await changeElsewhere(shop, { stateOfOrder: 'SHIPPED' });
  advanceClock();
  await shop.user.click(button('Annulla ordine'));
  expect(await main().findByText("Non è più possibile annullare l'ordine.")).toBeVisible();
  expect(writes()).toEqual([]);
});

it('undoes a change of the state while that is offered', async () => {
  const { user } = await openOrder();
  await user.selectOptions(select(), 'Spedito');
  await user.click(button('Aggiorna Stato'));
  await main().findByText('Stato aggiornato con successo.');
  await user.tab();
  expect(button('Ripristina')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await main().findByText('Modifica annullata.')).toBeVisible();
  expect(button('Aggiorna Stato')).toHaveFocus();
  expect(await main().findByText('In Preparazione', { selector: 'strong' })).toBeVisible();
  expect(writes()).toEqual([
    `PATCH /order/orderState/${NUMBER}?stateOfOrder=SHIPPED`,
    `PATCH /order/orderState/${NUMBER}?stateOfOrder=IN_PREPARATION`,
  ]);
  expect(main().queryByRole('button', { name: 'Ripristina' })).toBeNull();
});

it('lets an undo be tried again that has failed, or got no answer', async () => {
  const shop = await openOrder();
  const { user } = shop;
  await user.selectOptions(select(), 'Spedito');
  await user.click(button('Aggiorna Stato'));
  await main().findByText('Stato aggiornato con successo.');
  const restore = backend.fail('patch', '/order/orderState/:number', 500);
  await user.click(button('Ripristina'));
  expect(await main().findByText('Errore: Internal Server Error')).toBeVisible();
  restore();
  // It is carried out, but its answer is lost.
  backend.server.use(
    http.patch(`${HOST}/order/orderState/:number`, async () => {
      await changeElsewhere(shop, { stateOfOrder: 'IN_PREPARATION' });
      return HttpResponse.error();
    }),
  );
  await user.click(await main().findByRole('button', { name: 'Ripristina' }));
  expect(await main().findByText("Errore nell'aggiornamento dello stato.")).toBeVisible();
  expect(await main().findByText('In Preparazione', { selector: 'strong' })).toBeVisible();
  await user.click(await main().findByRole('button', { name: 'Ripristina' }));
  expect(await main().findByText('Modifica annullata.')).toBeVisible();
  expect(writes()).toHaveLength(3);
  expect(main().queryByRole('button', { name: 'Ripristina' })).toBeNull();
});

it('does not say of an undo that was not sent that it may have arrived', async () => {
  const { user } = await openOrder();
  await user.selectOptions(select(), 'Spedito');
  await user.click(button('Aggiorna Stato'));
  await main().findByText('Stato aggiornato con successo.');
  backend.server.use(http.get(`${HOST}/order/get/:number`, () => HttpResponse.error()));
  advanceClock();
  await user.click(button('Ripristina'));
  const text = "Errore nell'aggiornamento dello stato.";
  const message = await main().findByText(text, {}, { timeout: 8_000 });
  expect(message.closest('[role=alert]')).not.toHaveTextContent('Non sappiamo');
  expect(writes()).toHaveLength(1);
});

it('does not undo a change while a refund is running', async () => {
  const { user } = await openOrder();
  await user.selectOptions(select(), 'Spedito');
  await user.click(button('Aggiorna Stato'));
  await main().findByText('Stato aggiornato con successo.');
  const answer = backend.hold('post', '/order/refund/:number');
  await user.click(button('Rimborsa'));
  await user.click(await screen.findByRole('button', { name: 'Conferma' }));
  expect(button('Ripristina')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Ripristina'));
  answer();
  expect(await main().findByText('Rimborso avviato con successo.')).toBeVisible();
  expect(button('Ripristina')).toHaveAttribute('aria-disabled', 'false');
  expect(main().getByText('Rimborsato', { selector: 'strong' })).toBeVisible();
  expect(writes()).toEqual([
    `PATCH /order/orderState/${NUMBER}?stateOfOrder=SHIPPED`,
    `POST /order/refund/${NUMBER}`,
  ]);
});

it('undoes shipping data, but not over later changes of others', async () => {
  const shop = await openOrder({ shipper: 'Poste', shippingCode: 'A1' });
  const { user } = shop;
  await user.type(field('Corriere'), ' Italiane');
  await user.click(button('Aggiorna spedizione'));
  await user.click(await main().findByRole('button', { name: 'Ripristina' }));
  expect(await main().findByText('Modifica annullata.')).toBeVisible();
  expect(button('Aggiorna spedizione')).toHaveFocus();
  await vi.waitFor(() => expect(field('Corriere')).toHaveValue('Poste'));
  await user.type(field('Corriere'), '!');
  await user.click(button('Aggiorna spedizione'));
  const offer = await main().findByRole('button', { name: 'Ripristina' });
  await changeElsewhere(shop, { shipper: 'SDA' });
  advanceClock();
  await user.click(offer);
  expect(await main().findByRole('alert')).toHaveTextContent('Nel frattempo l’ordine è cambiato');
  expect(offer).not.toBeInTheDocument();
  expect(writes().at(-1)).toBe(`PATCH /order/shipping/${NUMBER}?shipper=Poste%21&shippingCode=A1`);
  expect(writes()).toHaveLength(3);
});

it('does not report its own undo as a change by others of what is typed meanwhile', async () => {
  const { user } = await openOrder({ shipper: 'Poste', shippingCode: 'A1' });
  await user.type(field('Codice di tracciamento'), '2{Enter}');
  const offer = await main().findByRole('button', { name: 'Ripristina' });
  await user.type(field('Codice di tracciamento'), '3');
  await user.click(offer);
  expect(await main().findByText('Modifica annullata.')).toBeVisible();
  expect(field('Codice di tracciamento')).toHaveValue('A123');
  expect(main().queryByText('Aggiornato nel frattempo.')).toBeNull();
});

it('offers to undo for ten seconds, paused under the pointer', async () => {
  const { user } = await openOrder();
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
  });
  await user.selectOptions(select(), 'Spedito');
  await user.click(button('Aggiorna Stato'));
  const offer = await main().findByRole('button', { name: 'Ripristina' });
  await vi.advanceTimersByTimeAsync(9_000);
  await user.hover(offer);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(offer).toBeInTheDocument();
  await user.unhover(offer);
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(offer).not.toBeInTheDocument());
});
