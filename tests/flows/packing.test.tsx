import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { selectEntity } from '#src/entities/entities';
import { recordAnnouncements } from '#tests/support/announcements';
import { advanceClock, changeElsewhere } from '#tests/support/elsewhere';
import { adminToken, BEAR, NUMBER, withOrder } from '#tests/support/orders';
import { main, openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

async function openDesk(fields = {}) {
  const shop = await openShop(backend, '/admin/imballaggio', {
    token: await adminToken(),
    change: withOrder(fields),
  });
  const field = await main().findByLabelText('Scansiona o scrivi un ordine');
  return { ...shop, field };
}

it('opens what a scanner types, ticks its lines, ships it, and is ready for the next scan', async () => {
  const { user, store, field } = await openDesk();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocapitalize', 'characters');
  await user.keyboard(`https://negozio.example/order/get/${NUMBER}?x=1{Enter}`);
  expect(await main().findByText('Mancano ancora 3 articoli.')).toBeVisible();
  expect(location.search).toBe(`?ordine=${NUMBER}`);
  await user.click(main().getByLabelText(`2 × ${BEAR}`));
  expect(main().getByText('Manca ancora 1 articolo.')).toBeVisible();
  await user.click(main().getByLabelText('Segna anche come Spedito'));
  await user.type(main().getByLabelText('Corriere'), 'BRT');
  const said = recordAnnouncements();
  await user.type(main().getByLabelText('Codice di tracciamento'), 'AB12{Enter}');
  expect(await main().findByText(`Ordine ${NUMBER} spedito: scansiona il prossimo.`)).toBeVisible();
  expect(said.filter((text) => text.includes('non è più da spedire'))).toEqual([]);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  expect(selectEntity(store.getState(), 'orders', NUMBER)).toMatchObject({
    state: 'SHIPPED',
    shipper: 'BRT',
    shippingCode: 'AB12',
  });
  expect(store.getState().drafts).toEqual({});
  await user.type(field, `${NUMBER}{Enter}`);
  expect(await main().findByText(/non è più da spedire/)).toBeVisible();
  expect(main().queryByText(/con successo/)).toBeNull();
});

it('does not announce missing articles again when a packed order is saved', async () => {
  const { user } = await openDesk();
  await user.keyboard(`${NUMBER}{Enter}`);
  for (const line of await main().findAllByRole('checkbox', { name: / × / }))
    await user.click(line);
  let isSaid = false;
  const observer = new MutationObserver(() => {
    isSaid ||= main().queryByText(/^Mancano ancora/) !== null;
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await user.keyboard('BRT{Enter}AB12{Enter}');
  expect(await main().findByText(/: scansiona il prossimo|Scansiona il prossimo/)).toBeVisible();
  observer.disconnect();
  expect(isSaid).toBe(false);
});

it('goes to the courier once all is packed, and takes the next scan there for what it is', async () => {
  const { user, field } = await openDesk();
  const packAll = async () => {
    for (const line of await main().findAllByRole('checkbox', { name: / × / })) {
      expect(main().getByLabelText('Corriere')).not.toHaveFocus();
      await user.click(line);
    }
    expect(main().getByLabelText('Corriere')).toHaveFocus();
  };
  await user.keyboard('B2018-000250{Enter}');
  await packAll();
  await user.keyboard('BRTB2018-000249{Enter}');
  expect(await main().findByRole('heading', { name: /^Ordine B2018-000249/ })).toBeVisible();
  expect(field).toHaveFocus();

  await packAll();
  await user.tab();
  await user.keyboard('https://negozio.example/order/get/B2018-000250{Enter}');
  expect(await main().findByRole('heading', { name: /^Ordine B2018-000250/ })).toBeVisible();
  expect(await main().findByLabelText('Corriere')).toHaveValue('BRT');
  expect(backend.calls('PATCH')).toEqual([]);
});

it('says that only the shipping data is saved, and lets the next scan replace what a field holds', async () => {
  const { user, store } = await openDesk();
  backend.fail('patch', '/order/orderState/:number', () => HttpResponse.error(), { once: true });
  await user.keyboard(`${NUMBER}{Enter}`);
  await user.click(await main().findByLabelText('Segna anche come Spedito'));
  await user.type(main().getByLabelText('Corriere'), 'BRT');
  const code = main().getByLabelText('Codice di tracciamento');
  await user.type(code, 'AB12{Enter}');
  expect(await main().findByRole('alert')).toHaveTextContent("Errore nell'aggiornamento");
  await waitFor(() => expect(code).toHaveFocus());
  await user.keyboard('AB12{Enter}');
  expect(await main().findByText(`Ordine ${NUMBER} spedito: scansiona il prossimo.`)).toBeVisible();
  expect(main().queryByText('Invio in corso…')).toBeNull();
  expect(selectEntity(store.getState(), 'orders', NUMBER)?.shippingCode).toBe('AB12');
});

it('leaves alone what is typed for the next scan if a save fails meanwhile', async () => {
  const { user, field } = await openDesk();
  const reply = backend.hold('patch', '/order/shipping/:number');
  await user.keyboard(`${NUMBER}{Enter}`);
  await user.type(await main().findByLabelText('Corriere'), 'BRT{Enter}{Enter}');
  expect(main().getByText('Invio in corso…')).toHaveRole('status');
  await user.type(field, 'B2018-');
  reply(new HttpResponse('Chiuso.', { status: 409 }));
  expect(await main().findByText(/Chiuso/)).toBeVisible();
  await user.keyboard('000249');
  expect(field).toHaveValue('B2018-000249');
});

it('opens the order whose number is scanned after a code', async () => {
  const { user, store } = await openDesk();
  await user.keyboard('B2018-000250{Enter}');
  await user.type(await main().findByLabelText('Codice di tracciamento'), 'AB12');
  await user.keyboard('B2018-000249{Enter}');
  expect(await main().findByRole('heading', { name: /^Ordine B2018-000249/ })).toBeVisible();
  expect(backend.calls('PATCH')).toEqual([]);
  expect(store.getState().drafts['order-shipping/B2018-000250']).toMatchObject({
    shippingCode: 'AB12',
  });
});

it('goes from the courier to the code, and keeps nothing of a scanned address', async () => {
  const { user, store } = await openDesk();
  await user.keyboard('B2018-000250{Enter}');
  await user.type(await main().findByLabelText('Corriere'), 'BRT{Enter}');
  expect(main().getByLabelText('Codice di tracciamento')).toHaveFocus();
  await user.keyboard('https://negozio.example/order/get/B2018-000249{Enter}');
  expect(await main().findByRole('heading', { name: /^Ordine B2018-000249/ })).toBeVisible();
  expect(backend.calls('PATCH')).toEqual([]);
  expect(store.getState().drafts['order-shipping/B2018-000250']).toMatchObject({
    shipper: 'BRT',
    shippingCode: '',
  });
});

it('opens the next order also if its number has other letters', async () => {
  const { user } = await openDesk({ orderNumber: 'B2018-9XW4TD', orderPriority: 'PRIORITARIO' });
  await user.keyboard('B2018-9XW4TD{Enter}');
  expect(await main().findByText('Prioritario (entro 3 giorni)')).toBeVisible();
  await user.type(await main().findByLabelText('Corriere'), 'BRT');
  await user.keyboard('B2018-000249{Enter}');
  expect(await main().findByRole('heading', { name: /^Ordine B2018-000249/ })).toBeVisible();
  expect(backend.calls('PATCH')).toEqual([]);
});

it('saves a courier and a code whose digits look like an order of digits only', async () => {
  const { user, store } = await openDesk({ orderNumber: '31' });
  await user.keyboard('31{Enter}');
  await user.type(await main().findByLabelText('Codice di tracciamento'), '8001 25');
  await user.type(main().getByLabelText('Corriere'), 'Crono 24{Enter}');
  expect(await main().findByText(/^Ordine 31 salvato/)).toBeVisible();
  expect(selectEntity(store.getState(), 'orders', '31')).toMatchObject({
    shipper: 'Crono 24',
    shippingCode: '8001 25',
  });
});

it('stays with the order that was scanned while another one was being saved', async () => {
  const { user, field } = await openDesk();
  const answer = backend.hold('patch', '/order/shipping/:number');
  await user.keyboard(`${NUMBER}{Enter}`);
  await user.type(await main().findByLabelText('Corriere'), 'BRT{Enter}{Enter}');
  await waitFor(() => expect(backend.seen.some(({ method }) => method === 'PATCH')).toBe(true));
  await user.type(field, 'B2018-000249{Enter}');
  expect(await main().findByRole('heading', { name: /^Ordine B2018-000249/ })).toBeVisible();
  answer();
  expect(await screen.findByText('Dati di spedizione aggiornati con successo.')).toBeVisible();
  expect(screen.getByRole('button', { name: `Ordine ${NUMBER}` })).toBeVisible();
  expect(main().getByRole('heading', { name: /^Ordine B2018-000249/ })).toBeVisible();
});

it('takes a scan while no field has the focus', async () => {
  const { user, field } = await openDesk();
  await user.click(screen.getByRole('heading', { level: 1 }));
  await user.keyboard(`${NUMBER}{Enter}`);
  expect(await main().findByText('Mancano ancora 3 articoli.')).toBeVisible();
  await user.click(main().getByLabelText(`2 × ${BEAR}`));
  await user.keyboard('g');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('g');
});

it('says aloud that a code is no order, or that a colleague has shipped it', async () => {
  const { user, field } = await openDesk({ stateOfOrder: 'SHIPPED' });
  await user.keyboard('{Enter}');
  expect(main().getByRole('alert')).toHaveTextContent('Scansiona o scrivi un numero d’ordine.');
  await user.type(field, '8001234567890{Enter}');
  expect(await main().findByText('Nessun ordine con il codice «8001234567890»')).toBeVisible();
  expect(main().getByRole('alert')).toHaveTextContent('8001234567890');
  expect(field).toHaveFocus();
  await user.type(field, ` ${NUMBER} {Enter}`);
  expect(await main().findByText(/non è più da spedire. Il suo stato è «Spedito»/)).toBeVisible();
});

it('does not take an order that cannot be read now for an unknown code', async () => {
  const { user, field } = await openDesk();
  backend.fail('get', '/order/get/:number', 503);
  await user.type(field, 'B2018-999{Enter}');
  expect(await main().findByText("Errore nel recupero dell'ordine.")).toBeVisible();
  expect(main().getByRole('heading', { name: 'Ordine B2018-999' })).toBeVisible();
  expect(main().getByRole('button', { name: 'Riprova' })).toBeVisible();
  expect(main().queryByText(/Nessun ordine con il codice/)).toBeNull();
});

it('reads an order again that is scanned twice', async () => {
  const { user, field, mockBackend } = await openDesk();
  await user.type(field, `${NUMBER}{Enter}`);
  await main().findByText('Mancano ancora 3 articoli.');
  await changeElsewhere(mockBackend.database, 'orders', NUMBER, { stateOfOrder: 'SHIPPED' });
  await user.type(field, `${NUMBER}{Enter}`);
  expect(await main().findByText(/non è più da spedire/)).toBeVisible();
});

/** Scans an order, whose state changes elsewhere before courier and code are saved. */
async function packWhile(stateOfOrder: string) {
  const { user, field, mockBackend } = await openDesk();
  await user.type(field, `${NUMBER}{Enter}`);
  await user.type(await main().findByLabelText('Corriere'), 'BRT{Enter}');
  await mockBackend.database.write(async (tables) => {
    const order = await tables.get('orders', NUMBER);
    if (order) await tables.put('orders', { ...order, stateOfOrder });
  });
  await user.keyboard('AB1{Enter}');
}

it('stays with an order that a customer has cancelled since it was scanned', async () => {
  await packWhile('CANCELLATION_IN_PROGRESS');
  expect(await main().findByText('Dati di spedizione aggiornati con successo.')).toBeVisible();
  expect(main().getByText(/non è più da spedire. Il suo stato è «Annullamento/)).toBeVisible();
  expect(main().queryByText(/scansiona il prossimo/i)).toBeNull();
});

it('does not say of an order that a colleague has shipped meanwhile that it is not shipped', async () => {
  await packWhile('SHIPPED');
  expect(await main().findByText(`Ordine ${NUMBER} salvato: scansiona il prossimo.`)).toBeVisible();
});

it('says of an order that was shipped before only that it is saved', async () => {
  const { user, field } = await openDesk({ stateOfOrder: 'SHIPPED' });
  await user.type(field, `${NUMBER}{Enter}`);
  await user.type(await main().findByLabelText('Corriere'), 'BRT{Enter}');
  await user.keyboard('AB1{Enter}');
  expect(await main().findByText(`Ordine ${NUMBER} salvato: scansiona il prossimo.`)).toBeVisible();
});

it('keeps what was typed and ticked after a 401, and cannot send it', async () => {
  const { user, field } = await openDesk();
  backend.fail('patch', '/order/shipping/:number', 401);
  await user.type(field, `${NUMBER}{Enter}`);
  await user.click(await main().findByLabelText(`2 × ${BEAR}`));
  await user.type(main().getByLabelText('Corriere'), 'BRT{Enter}{Enter}');
  expect(await main().findByText(/Non autorizzato/)).toBeVisible();
  expect(main().getByLabelText('Corriere')).toHaveValue('BRT');
  expect(main().getByLabelText(`2 × ${BEAR}`)).toBeChecked();
  expect(main().getByRole('button', { name: 'Aggiorna spedizione' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

it('says a save once, and keeps the form, if the order is scanned again meanwhile', async () => {
  const { user, field } = await openDesk();
  const answer = backend.hold('patch', '/order/shipping/:number');
  await user.type(field, `${NUMBER}{Enter}`);
  await user.type(await main().findByLabelText('Corriere'), 'BRT{Enter}{Enter}');
  await waitFor(() => expect(backend.seen.some(({ method }) => method === 'PATCH')).toBe(true));
  await user.type(field, `${NUMBER}{Enter}`);
  answer();
  expect(await screen.findByText('Dati di spedizione aggiornati con successo.')).toBeVisible();
  expect(screen.queryByText(/^Ordine .+ salvato/)).toBeNull();
  expect(main().getByLabelText('Corriere')).toHaveValue('BRT');
});

it('leaves the focus in an open question when a scanner types', async () => {
  const { user, mockBackend, field } = await openDesk();
  await user.keyboard(`${NUMBER}{Enter}`);
  await user.type(await main().findByLabelText('Corriere'), 'BRT');
  advanceClock();
  await changeElsewhere(mockBackend.database, 'orders', NUMBER, { shipper: 'SDA' });
  await user.type(main().getByLabelText('Codice di tracciamento'), 'AB12{Enter}');
  const question = await screen.findByRole('dialog', { name: /^I dati sono cambiati/ });
  await waitFor(() => expect(question).toHaveFocus());
  await user.keyboard(`${NUMBER}{Enter}`);
  expect(question).toHaveFocus();
  expect(field).toHaveValue('');
});
