import '#tests/support/noPreload';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { removeQaTools, replayPage } from '#tests/support/qaTools';
import { adminToken } from '#tests/support/orders';
import { main, openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

afterEach(removeQaTools);

const openAsAdmin = async (path: string) => openShop(backend, path, { token: await adminToken() });

const rows = () =>
  main()
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

it('shows the page of the preview of a bulk change', async () => {
  const numbers = Array.from({ length: 60 }, (_, index) => `B2018-000${250 - index}`);
  const { store, user } = await openAsAdmin(`/admin/cambio-stato?ordini=${numbers.join(',')}`);
  await user.selectOptions(await main().findByRole('combobox', { name: 'Nuovo stato' }), 'Spedito');
  await main().findByRole('table', { name: 'Anteprima' });
  await user.click(main().getByRole('button', { name: '2' }));
  const shown = rows();
  await replayPage(backend, store);
  expect(main().getByRole('button', { name: '2' })).toHaveAttribute('aria-current', 'page');
  expect(rows()).toEqual(shown);
});

it('shows only the orders that a bulk change could not change', async () => {
  backend.fail('patch', '/order/orderState/B2018-000249', () =>
    HttpResponse.text('', { status: 409 }),
  );
  const { store, user } = await openAsAdmin('/admin/cambio-stato?ordini=B2018-000250,B2018-000249');
  await user.selectOptions(
    await main().findByRole('combobox', { name: 'Nuovo stato' }),
    'Consegnato',
  );
  await user.click(await main().findByRole('button', { name: /^Cambia stato a / }));
  await user.click(await main().findByRole('checkbox', { name: 'Mostra solo i non riusciti' }));
  await replayPage(backend, store);
  expect(main().getByRole('checkbox', { name: 'Mostra solo i non riusciti' })).toBeChecked();
  expect(rows()).toHaveLength(2);
});

it('shows the button of a message', async () => {
  const { store, user } = await openShop(backend, '/product/101');
  await user.click(await main().findByRole('button', { name: 'Aggiungi al carrello' }));
  const button = { name: 'Vai al carrello' };
  expect(await screen.findByRole('button', button)).toBeVisible();
  await replayPage(backend, store);
  await userEvent.click(screen.getByRole('button', button));
  expect(await main().findByRole('heading', { name: 'Carrello' })).toBeVisible();
});

it('shows which picture of a product its form showed large', async () => {
  const { store, user } = await openAsAdmin('/admin/edit-product/101');
  await user.click(await main().findByRole('button', { name: 'Mostra immagine 2' }));
  const large = { name: /, immagine 2 di 5$/ };
  expect(main().getByRole('img', large)).toBeVisible();
  await replayPage(backend, store);
  expect(main().getByRole('img', large)).toBeVisible();
});

it('shows the cover of a packing list', async () => {
  const { store, user } = await openAsAdmin('/admin/lista-imballaggio?ordini=B2018-000250');
  const cover = { name: 'Con il foglio riassuntivo' };
  await user.click(await main().findByRole('checkbox', cover));
  await replayPage(backend, store);
  expect(main().getByRole('checkbox', cover)).toBeChecked();
});

it('shows the name that was being typed for a view of the order list', async () => {
  const { store, user } = await openAsAdmin('/admin/all-orders?stato=SHIPPED');
  const name = () => main().findByRole('textbox', { name: 'Nome della vista' });
  await user.click(await main().findByRole('button', { name: 'Salva questa vista' }));
  await user.type(await name(), 'Zanardi');
  const snapshot = await replayPage(backend, store);
  expect(JSON.stringify(snapshot)).not.toMatch(/zanardi/i);
  expect(await name()).toHaveDisplayValue(/^Nome \d+$/);
});

it('shows that a view of the order list was deleted', async () => {
  const { store, user } = await openAsAdmin('/admin/all-orders?stato=SHIPPED');
  await user.click(await main().findByRole('button', { name: 'Salva questa vista' }));
  await user.type(
    await main().findByRole('textbox', { name: 'Nome della vista' }),
    'Zanardi{Enter}',
  );
  await user.click(await main().findByRole('button', { name: 'Elimina' }));
  await main().findByText('Vista «Zanardi» eliminata.');
  const snapshot = await replayPage(backend, store);
  expect(JSON.stringify(snapshot)).not.toMatch(/zanardi/i);
  expect(main().getByText(/^Vista «Nome \d+» eliminata\.$/)).toBeVisible();
  expect(main().getByRole('button', { name: 'Ripristina' })).toBeVisible();
});

it('shows that the name of a view is missing', async () => {
  const { store, user } = await openAsAdmin('/admin/all-orders?stato=SHIPPED');
  await user.click(await main().findByRole('button', { name: 'Salva questa vista' }));
  await user.click(main().getByRole('button', { name: 'Salva' }));
  const missing = 'Scrivi un nome per la vista.';
  expect(main().getByText(missing)).toBeVisible();
  await user.click(main().getByRole('button', { name: 'Annulla' }));
  await user.click(main().getByRole('button', { name: 'Salva questa vista' }));
  expect(main().queryByText(missing)).toBeNull();
  await user.click(main().getByRole('button', { name: 'Salva' }));
  await replayPage(backend, store);
  expect(main().getByText(missing)).toBeVisible();
});

it('does not say that a password is missing which the backend has refused', async () => {
  const { store, user } = await openAsAdmin('/admin/profile');
  await user.click(await main().findByRole('button', { name: 'Modifica password' }));
  await user.type(main().getByLabelText('Password attuale'), 'uno');
  await user.type(main().getByLabelText('Nuova password'), 'due');
  await user.click(main().getByRole('button', { name: 'Conferma' }));
  await main().findByText(/Errore nel cambio password/);
  await replayPage(backend, store);
  expect(main().getByText(/Errore nel cambio password/)).toBeVisible();
  for (const label of ['Password attuale', 'Nuova password'])
    expect(main().getByLabelText(label)).toHaveAttribute('aria-invalid', 'false');
});

it.each(['/product/101', '/dicono-di-noi'])(
  'shows the open photo of a feedback on %s',
  async (path) => {
    const { store, user } = await openShop(backend, path);
    const [row] = (await main().findAllByRole('row')).filter((one) =>
      within(one).queryByRole('button', { name: 'Apri immagine 2' }),
    );
    await user.click(within(row as HTMLElement).getByRole('button', { name: 'Apri immagine 2' }));
    await screen.findByRole('dialog', { name: /^Foto di / });
    await replayPage(backend, store);
    const photo = within(screen.getByRole('dialog', { name: /^Foto di Cliente \d+$/ }));
    expect(photo.getByRole('img', { name: /, immagine 2 di \d$/ })).toBeVisible();
  },
);
