import '#tests/support/noPreload';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { removeQaTools, replayPage } from '#tests/support/qaTools';
import {
  adminToken,
  BEAR,
  deliveredOrder,
  NUMBER,
  pngFile,
  withOrder,
} from '#tests/support/orders';
import { fill } from '#tests/support/productForm';
import { main, openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

afterEach(removeQaTools);

it('shows edited cells of the product table as edited, and the open one', async () => {
  const { store, user } = await openShop(backend, '/admin/prodotti', { token: await adminToken() });
  const cell = (name: RegExp) => main().findByRole('gridcell', { name });
  await user.click(await cell(/^Orsacchiotto Bruno$/));
  await user.keyboard('Orso{Enter}');
  await user.click(await cell(/^189,00\s€$/));
  await user.keyboard('199,5');
  expect(await cell(/^Orso, prima: Orsacchiotto Bruno$/)).toBeVisible();
  await replayPage(backend, store);
  expect(await cell(/^Xxxx, prima: Orsacchiotto Bruno$/)).toBeVisible();
  expect(main().getByRole('textbox', { name: 'Prezzo' })).toHaveValue('199,5');
});

it.each([
  ['/?q=wireless', /^Cuffie/],
  ['/?q=orsachiotto', /^Orsacchiotto/],
  ['/admin/prodotti?q=rsacc', /Orsacchiotto/],
])('shows the products that %s had found', async (path, name) => {
  const { store } = await openShop(backend, path, { token: await adminToken() });
  await main().findAllByRole('link', { name });
  const links = () =>
    main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  const found = links();
  await replayPage(backend, store);
  expect(links()).toEqual(found);
});

it('shows that a search of the order list finds nothing', async () => {
  const { store, user } = await openShop(backend, '/admin/all-orders?stato=SHIPPED', {
    token: await adminToken(),
  });
  await user.type(await main().findByRole('searchbox'), 'zanardi');
  await main().findByText('Nessun ordine trovato.');
  const snapshot = await replayPage(backend, store);
  expect(JSON.stringify(snapshot)).not.toMatch(/zanardi/i);
  expect(main().getByText('Nessun ordine trovato.')).toBeVisible();
  expect(main().getByRole('button', { name: /^Cerca «.+» fra nomi ed email/ })).toBeVisible();
});

it('shows that a product has been inserted', async () => {
  const { store, user } = await openShop(backend, '/admin/insertProduct', {
    token: await adminToken(),
  });
  await main().findByLabelText('Prezzo');
  await fill({ user });
  await user.click(main().getByRole('button', { name: 'Inserisci prodotto' }));
  const popup = { name: 'Prodotto inserito correttamente!' };
  await screen.findByRole('alertdialog', popup);
  await replayPage(backend, store);
  expect(screen.getByRole('alertdialog', popup)).toBeVisible();
});

it.each([
  ['deletion', /^Errore durante l'eliminazione dell'immagine\.$/],
  ['upload', /^Xxxxxx xxxxxxx xx xxxxxxxxxxx/],
])('shows that the %s of a product’s picture has failed', async (what, text) => {
  backend.fail('put', '/insertion/deleteImage', 500);
  backend.fail('patch', '/insertion/addImages', () => new HttpResponse('Zanardi', { status: 400 }));
  const { store, user } = await openShop(backend, '/admin/edit-product/101', {
    token: await adminToken(),
  });
  if (what === 'upload') {
    await user.upload(await main().findByLabelText('Aggiungi immagini'), pngFile());
  } else {
    await user.click(await main().findByRole('button', { name: 'Elimina immagine 2' }));
    await user.click(await screen.findByRole('button', { name: 'Conferma' }));
  }
  await screen.findByRole('alertdialog', { name: /^Errore durante/ });
  const snapshot = await replayPage(backend, store);
  expect(JSON.stringify(snapshot)).not.toMatch(/zanardi/i);
  expect(screen.getByRole('alertdialog', { name: text })).toBeVisible();
});

it.each([
  [42, 'I prodotti dell’ordine sono nel carrello.'],
  [0, 'X xxxxxxxx xxxx’xxxxxx xxxx xxx xxxxxxxx, xxxxxx: Xxxxxxxxxxxx Xxxxx (xxxxxxxx).'],
])(
  'shows what became of an order that was bought again, with %i pieces in stock',
  async (stock, text) => {
    const { store, user } = await openShop(backend, `/order/get/${NUMBER}`, {
      change: (seed) => {
        withOrder()(seed);
        for (const product of seed.products) if (product.id === '101') product.stock = stock;
      },
    });
    await user.click(await main().findByRole('button', { name: 'Compra di nuovo' }));
    await main().findByText(/sono nel carrello/);
    await replayPage(backend, store);
    expect(main().getByText(text)).toBeVisible();
  },
);

it('marks the field in which no state of the order was chosen', async () => {
  const { store, user } = await openShop(backend, `/order/get/${NUMBER}`, {
    token: await adminToken(),
    change: withOrder(),
  });
  const state = () => main().findByRole('combobox', { name: 'Stato ordine' });
  await user.selectOptions(await state(), '');
  await user.click(main().getByRole('button', { name: 'Aggiorna Stato' }));
  await replayPage(backend, store);
  expect(main().getByText('Seleziona uno stato.')).toBeVisible();
  expect(await state()).toBeInvalid();
});

it('shows the other filters of the order list that were open', async () => {
  const { store, user } = await openShop(backend, '/admin/all-orders', {
    token: await adminToken(),
  });
  await user.click(await main().findByRole('button', { name: 'Altri filtri' }));
  await replayPage(backend, store);
  expect(main().getByLabelText('Dal giorno')).toBeVisible();
});

it('shows which lines of an order are packed', async () => {
  const { store, user } = await openShop(backend, `/admin/imballaggio?ordine=${NUMBER}`, {
    token: await adminToken(),
    change: withOrder(),
  });
  await user.click(await main().findByRole('checkbox', { name: `2 × ${BEAR}` }));
  await replayPage(backend, store);
  expect(main().getByRole('checkbox', { name: `2 × ${BEAR}` })).toBeChecked();
  expect(main().getByText('Manca ancora 1 articolo.')).toBeVisible();
});

it('shows the preview of a pasted list of shipping data', async () => {
  const { store, user } = await openShop(backend, '/admin/codici-spedizione', {
    token: await adminToken(),
  });
  await user.click(await main().findByRole('textbox', { name: 'Elenco da incollare' }));
  await user.paste(
    [
      'Ordine;Corriere di Zanardi;Codice',
      'B2018-000250;Zanardi;IT01',
      ' B2018-000249 ; Zanardi ; IT 02',
      'ZANARDI-7;SDA;X1',
      'ZANARDI-7;SDA;X2',
      'B2018-000248;Zanardi',
    ].join('\n'),
  );
  await user.click(main().getByRole('button', { name: 'Controlla l’elenco' }));
  await main().findByRole('button', { name: 'Aggiorna 2 ordini' });
  const snapshot = await replayPage(backend, store);
  expect(JSON.stringify(snapshot)).not.toMatch(/zanardi|IT01/i);
  expect(main().getByRole('button', { name: 'Aggiorna 2 ordini' })).toBeVisible();
  const preview = within(main().getByRole('table', { name: 'Anteprima' }));
  const changed = (line: number, order: string) =>
    new RegExp(`^${line} ${order} — Corriere \\d+ · SPEDIZIONE-\\d+`);
  expect(preview.getByRole('row', { name: changed(2, 'B2018-000250') })).toBeVisible();
  expect(preview.getByRole('row', { name: changed(3, 'B2018-000249') })).toBeVisible();
  const problems = main().getByRole('list', { name: 'Righe che non si possono usare' });
  expect([...problems.children].map(({ textContent }) => textContent)).toEqual([
    'Riga 4: ordine non trovato ID-1',
    expect.stringMatching(/^Riga 5: l’ordine è già nella riga 4 ID-1;Corriere/),
    'Riga 6: servono tre parti: numero ordine, corriere e codice X0000-000000;Xxxxxxx',
  ]);
});

it('shows the receipt of a withdrawal without its person', async () => {
  const { store, user } = await openShop(backend, `/recesso?ordine=${NUMBER}`, {
    change: deliveredOrder(),
  });
  await user.type(main().getByRole('textbox', { name: 'Nome e cognome' }), 'Zelda Zanardi');
  await user.type(main().getByRole('textbox', { name: 'Email' }), 'zelda@zanardi.example');
  await user.click(main().getByRole('button', { name: 'Conferma recesso' }));
  await main().findByRole('heading', { level: 2, name: /Ricevuta/ });
  const snapshot = await replayPage(backend, store);
  expect(JSON.stringify(snapshot)).not.toMatch(/zelda|zanardi/i);
  expect(main().getByRole('heading', { level: 2, name: /Ricevuta/ })).toBeVisible();
  expect(main().getByText(/Dichiarazione di recesso ai sensi/)).toHaveTextContent(
    new RegExp(`io, Nome \\d+ \\(persona\\d+@example\\.invalid\\), .*${NUMBER}.*\\(quantità 2\\)`),
  );
});

it('shows the chosen quantity of a product', async () => {
  const { store, user } = await openShop(backend, '/product/101');
  const quantity = () => main().findByRole('combobox', { name: 'Quantità' });
  await user.selectOptions(await quantity(), '5');
  await replayPage(backend, store);
  expect(await quantity()).toHaveValue('5');
});

it('shows that the list of shipping data is missing', async () => {
  const { store, user } = await openShop(backend, '/admin/codici-spedizione', {
    token: await adminToken(),
  });
  await user.click(await main().findByRole('button', { name: 'Controlla l’elenco' }));
  await main().findByText('Incolla prima l’elenco.');
  await replayPage(backend, store);
  expect(main().getByText('Incolla prima l’elenco.')).toBeVisible();
});

it.each([
  ['main', '/payment/success'],
  ['contentinfo', '/chi-siamo'],
])('shows that the order’s number is missing in %s', async (part, path) => {
  const { store, user } = await openShop(backend, path);
  const region = () => within(screen.getByRole(part));
  await user.click(await region().findByRole('button', { name: 'Cerca' }));
  await region().findByRole('alert');
  await replayPage(backend, store);
  expect(screen.getAllByText('Scrivi il numero dell’ordine.')).toHaveLength(1);
  expect(region().getByRole('alert')).toHaveTextContent('Scrivi il numero dell’ordine.');
});

it.each([
  ['main', '/payment/success'],
  ['contentinfo', '/chi-siamo'],
])('shows the number that was being typed in %s', async (part, path) => {
  const { store, user } = await openShop(backend, path);
  const field = () => within(screen.getByRole(part)).findByRole('textbox', { name: /^Numero ord/ });
  await user.clear(await field());
  await user.type(await field(), 'zanardi');
  const snapshot = await replayPage(backend, store);
  expect(JSON.stringify(snapshot)).not.toMatch(/zanardi/i);
  expect(await field()).toHaveValue('ID-1');
});

it('shows what was being scanned, that nothing was, and which order has been shipped', async () => {
  const { store, user } = await openShop(backend, `/admin/imballaggio?ordine=${NUMBER}`, {
    token: await adminToken(),
    change: withOrder(),
  });
  const scanned = () => main().findByRole('textbox', { name: 'Scansiona o scrivi un ordine' });
  await user.click(await main().findByLabelText('Segna anche come Spedito'));
  await user.type(main().getByLabelText('Corriere'), 'BRT');
  await user.type(main().getByLabelText('Codice di tracciamento'), 'AB12{Enter}');
  const shipped = `Ordine ${NUMBER} spedito: scansiona il prossimo.`;
  await main().findByText(shipped);
  await user.type(await scanned(), '{Enter}');
  await user.type(await scanned(), 'zanardi');
  const snapshot = await replayPage(backend, store);
  expect(JSON.stringify(snapshot)).not.toMatch(/zanardi/i);
  expect(await scanned()).toHaveValue('ID-1');
  expect(main().getByRole('alert')).toBeVisible();
  expect(main().getByText(shipped)).toBeVisible();
});

it('a form of a replay says on the page what is missing', async () => {
  const { store } = await openShop(backend, '/login');
  await main().findByRole('button', { name: 'Accedi' });
  await replayPage(backend, store);
  main().getByRole('button', { name: 'Accedi' }).click();
  expect(await main().findByText('Compila tutti i campi!')).toBeVisible();
});
