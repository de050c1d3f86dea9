import { screen, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import type { OrderRecord } from '#mocks/backend/records';
import { tick } from '#src/api/logicalClock';
import { entitiesLearned, selectEntity } from '#src/entities/entities';
import { adminToken, NUMBER, withOrder } from '#tests/support/orders';
import { HOST, openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
// A closing dialog still hides it from assistive technology: tests wait for what they look for.
const main = () => within(screen.getByRole('main', { hidden: true }));
const button = (name: string) => main().getByRole('button', { name });
const field = (name: string) => main().getByRole('textbox', { name });
const select = () => main().getByRole('combobox', { name: 'Stato ordine' });
const writes = () =>
  backend.seen
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, search }) => `${method} ${path}${search}`);
const reads = () => backend.seen.filter(({ path }) => path === `/order/get/${NUMBER}`);

type Shop = Awaited<ReturnType<typeof openShop>>;

async function openOrder(fields: Partial<OrderRecord> = {}): Promise<Shop> {
  const token = await adminToken();
  const shop = await openShop(backend, `/order/get/${NUMBER}`, {
    change: withOrder(fields),
    token,
  });
  await screen.findByRole('combobox', { name: 'Stato ordine' });
  return shop;
}

/** Changes the order like another administrator on another machine. */
async function changeElsewhere({ mockBackend }: Shop, fields: Partial<OrderRecord>): Promise<void> {
  await mockBackend.database.write(async (tables) => {
    const order = await tables.get('orders', NUMBER);
    if (order) await tables.put('orders', { ...order, ...fields });
  });
}

/** Applies a change of the order that another tab has sent. */
function receiveChange({ store }: Shop, fields: { state?: string; shipper?: string }): void {
  const order = selectEntity(store.getState(), 'orders', NUMBER);
  if (!order) throw new Error('the order is not on screen');
  store.dispatch(entitiesLearned({ asOf: tick(), orders: [{ ...order, ...fields }] }));
}

/** Makes the page look as if it had been open for a while. */
function advanceClock(ms = 6_000): void {
  vi.useFakeTimers({ toFake: ['Date'], now: tick() + ms });
}
afterEach(() => vi.useRealTimers());

it('reads an order again that was on screen for a while before it changes it', async () => {
  const { user } = await openOrder();
  expect(reads()).toHaveLength(1);
  advanceClock();
  await user.selectOptions(select(), 'Spedito');
  await user.click(button('Aggiorna Stato'));
  expect(await main().findByText('Stato aggiornato con successo.')).toBeVisible();
  expect(reads()).toHaveLength(2);
  expect(writes()).toEqual([`PATCH /order/orderState/${NUMBER}?stateOfOrder=SHIPPED`]);
});

it('reads an order again of which another tab has told only the state', async () => {
  const shop = await openOrder({ shipper: 'GLS', shippingCode: 'ABC' });
  advanceClock();
  shop.store.dispatch(
    entitiesLearned({
      asOf: tick(),
      patches: [{ kind: 'orders', id: NUMBER, fields: { state: 'SHIPPED' } }],
    }),
  );
  await changeElsewhere(shop, { shippingCode: 'DEF' });
  await shop.user.type(field('Corriere'), ' Italia');
  await shop.user.click(button('Aggiorna spedizione'));
  expect(await main().findByText('Dati di spedizione aggiornati con successo.')).toBeVisible();
  expect(writes()).toEqual([`PATCH /order/shipping/${NUMBER}?shipper=GLS+Italia&shippingCode=DEF`]);
});

it('keeps what others have changed in the field without input, if one types during a save', async () => {
  const shop = await openOrder({ shipper: 'G', shippingCode: 'ABC' });
  await changeElsewhere(shop, { shippingCode: 'DEF' });
  advanceClock();
  const slow = Promise.withResolvers<undefined>();
  backend.server.use(
    http.patch(`${HOST}/order/shipping/:number`, () => slow.promise, { once: true }),
  );
  await shop.user.type(field('Corriere'), 'L{Enter}');
  await vi.waitFor(() => expect(writes()).toHaveLength(1));
  await shop.user.type(field('Corriere'), 'S');
  slow.resolve(undefined);
  expect(await main().findByText('Dati di spedizione aggiornati con successo.')).toBeVisible();
  expect(field('Codice di tracciamento')).toHaveValue('DEF');
  await shop.user.type(field('Corriere'), '{Enter}');
  await vi.waitFor(() =>
    expect(writes()).toEqual([
      `PATCH /order/shipping/${NUMBER}?shipper=GL&shippingCode=DEF`,
      `PATCH /order/shipping/${NUMBER}?shipper=GLS&shippingCode=DEF`,
    ]),
  );
});

it('waits for a read that began earlier, and then reads again', async () => {
  const shop = await openOrder({ shipper: 'GLS', shippingCode: 'ABC' });
  const slow = Promise.withResolvers<void>();
  backend.server.use(
    http.get(
      `${HOST}/order/get/:number`,
      async ({ request }) => {
        const reply = await getResponse(shop.mockBackend.handlers, request);
        await slow.promise;
        return reply;
      },
      { once: true },
    ),
  );
  await shop.user.click(button('Aggiorna'));
  await vi.waitFor(() => expect(reads()).toHaveLength(2));
  await changeElsewhere(shop, { shippingCode: 'DEF' });
  advanceClock();
  await shop.user.type(field('Corriere'), ' Italia');
  await shop.user.click(button('Aggiorna spedizione'));
  slow.resolve();
  expect(await main().findByText('Dati di spedizione aggiornati con successo.')).toBeVisible();
  expect(writes()).toEqual([`PATCH /order/shipping/${NUMBER}?shipper=GLS+Italia&shippingCode=DEF`]);
});

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

it('sends nothing if the order cannot be read again', async () => {
  const { user } = await openOrder();
  await user.selectOptions(select(), 'Spedito');
  advanceClock();
  backend.server.use(
    http.get(`${HOST}/order/get/:number`, () => new HttpResponse(null, { status: 404 })),
  );
  await user.click(button('Aggiorna Stato'));
  expect(await main().findByText('Errore: Not Found')).toBeVisible();
  expect(select()).toHaveValue('SHIPPED');
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

it('does not undo a change while a refund is running', async () => {
  const { user } = await openOrder();
  await user.selectOptions(select(), 'Spedito');
  await user.click(button('Aggiorna Stato'));
  await main().findByText('Stato aggiornato con successo.');
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  backend.server.use(http.post(`${HOST}/order/refund/:number`, () => held));
  await user.click(button('Rimborsa'));
  await user.click(await screen.findByRole('button', { name: 'Conferma' }));
  await user.click(button('Ripristina'));
  answer();
  expect(await main().findByText('Rimborso avviato con successo.')).toBeVisible();
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
  expect(writes().at(-1)).toBe(`PATCH /order/shipping/${NUMBER}?shipper=Poste%21&shippingCode=A1`);
  expect(writes()).toHaveLength(3);
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

it('says how old the order is, and refetches it on request', async () => {
  const shop = await openOrder();
  expect(main().getByText(/^Aggiornato alle \d\d:\d\d$/)).toBeVisible();
  await changeElsewhere(shop, { stateOfOrder: 'SHIPPED' });
  await shop.user.click(button('Aggiorna'));
  expect(await main().findByText('Spedito', { selector: 'strong' })).toBeVisible();
  expect(reads()).toHaveLength(2);
});
