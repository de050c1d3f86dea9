import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { button, cell, changes, openTable, type } from '#tests/support/productTable';
import { main, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

it('exports what is edited, and says so', async () => {
  const { user } = await openTable(backend);
  const saveCsv = () => user.click(button(/^Esporta CSV/));
  const plain = () => main().findByText(/prodotti esportati in prodotti-[\d-]+\.csv\.$/);
  // A price that cannot be saved is not in the file.
  await type(user, 1, 'price', 'dieci{Enter}');
  await saveCsv();
  expect(await plain()).toBeVisible();
  await type(user, 0, 'price', '21,50{Enter}');
  await saveCsv();
  expect(await main().findByText(/\.csv, con le modifiche non ancora salvate\.$/)).toBeVisible();
});

it('takes names, titles and prices from a CSV file after a preview', async () => {
  const { user } = await openTable(backend);
  const file = new File(
    ['\uFEFFID;Titolo;Prezzo\r\n101;"Orso;\nbruno";20\r\n102;Teiera;1.234,50\r\n999;Nulla;1\r\n'],
    'prodotti.csv',
  );
  await user.upload(main().getByLabelText('File CSV'), file);
  const preview = within(await screen.findByRole('dialog', { name: /^Che cosa cambia/ }));
  const problems = within(preview.getByRole('list', { name: 'Righe che non si possono usare' }));
  expect(problems.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Riga 4: il prezzo non è valido 1.234,50',
    'Riga 5: nessun prodotto ha questo ID 999',
  ]);
  await user.click(preview.getByRole('button', { name: 'Porta nella tabella (3 modifiche)' }));
  expect(changes()).toHaveTextContent('3 modifiche');
  expect(cell(0, 'title')).toHaveTextContent(/^Orso; bruno,/);
  expect(backend.seen.some(({ method }) => method === 'PUT')).toBe(false);
});

it('lists the first 200 problems of a wrong file, and counts the others', async () => {
  const { user } = await openTable(backend);
  const unknown = Array.from({ length: 203 }, (_, index) => `x${index};1\n`);
  const file = new File(['ID;Prezzo\n', ...unknown, '101;20\n'], 'altro-negozio.csv');
  await user.upload(main().getByLabelText('File CSV'), file);
  const preview = within(await screen.findByRole('dialog', { name: /^Che cosa cambia/ }));
  const problems = within(preview.getByRole('list', { name: 'Righe che non si possono usare' }));
  expect(problems.getAllByRole('listitem')).toHaveLength(200);
  expect(preview.getByText('Altri problemi non elencati: 3.')).toBeVisible();
  expect(preview.getByRole('row', { name: /20,00/ })).toBeVisible();
});

it('does not take an edit that a file replaces for a change by others', async () => {
  const { user } = await openTable(backend);
  await type(user, 0, 'price', '21{Enter}');
  await user.upload(main().getByLabelText('File CSV'), new File(['ID;Prezzo\n101;20'], 'p.csv'));
  const preview = within(await screen.findByRole('dialog', { name: /^Che cosa cambia/ }));
  expect(preview.getByRole('row', { name: /Prezzo 21,00\s€ 20,00\s€$/ })).toBeVisible();
});

it('undoes an import by keyboard', async () => {
  const { user } = await openTable(backend);
  const importPrice = async (price: number) => {
    const file = new File([`ID;Prezzo\r\n101;${price}\r\n`], 'prezzi.csv');
    await user.upload(main().getByLabelText('File CSV'), file);
    await user.click(await screen.findByRole('button', { name: /^Porta nella tabella/ }));
  };
  await importPrice(20);
  await waitFor(() => expect(cell(0, 'name')).toHaveFocus());
  expect(changes()).toHaveTextContent('1 modifica');
  await user.keyboard('{Control>}z{/Control}');
  expect(changes()).not.toHaveTextContent('1 modifica');

  await user.click(cell(1, 'title'));
  await importPrice(21);
  await waitFor(() => expect(cell(1, 'title')).toHaveFocus());
});

it.each([
  ['a final line break', 'ID;Prezzo\r\n101;20,50\r\n'],
  ['an empty line', 'ID;Prezzo\n\n101;20,50\n102;21,50'],
  ['tabs', 'ID\tPrezzo\n101\t20,50\n'],
  ['commas', 'ID,Prezzo\n101,20.50\n'],
])('reads a short list with %s', async (_, content) => {
  const { user } = await openTable(backend);
  await user.upload(main().getByLabelText('File CSV'), new File([content], 'prezzi.csv'));
  const preview = within(await screen.findByRole('dialog', { name: /^Che cosa cambia/ }));
  expect(preview.getByRole('row', { name: /Prezzo 24,90\s€ 20,50\s€/ })).toBeVisible();
  expect(preview.queryByRole('list')).toBeNull();
});

it('counts a first line that names the separator to Excel, and does not take it for the header', async () => {
  const { user } = await openTable(backend);
  const file = new File(['sep=;\r\nID;Prezzo\r\n101;20,50\r\n999;1\r\n'], 'prezzi.csv');
  await user.upload(main().getByLabelText('File CSV'), file);
  const preview = within(await screen.findByRole('dialog', { name: /^Che cosa cambia/ }));
  expect(preview.getByRole('row', { name: /Prezzo 24,90\s€ 20,50\s€/ })).toBeVisible();
  expect(preview.getByRole('listitem')).toHaveTextContent(/^Riga 4: nessun prodotto ha questo ID/);
});

it.each([
  ['little', true],
  ['big', false],
])('reads a list in %s-endian UTF-16, as Excel’s ‘Unicode text’', async (_, isLittle) => {
  const { user } = await openTable(backend);
  const text = '\uFEFFID\tTitolo\tPrezzo\r\n101\tCaffè\t20,50\r\n';
  const bytes = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at++) bytes.setUint16(2 * at, text.charCodeAt(at), isLittle);
  await user.upload(main().getByLabelText('File CSV'), new File([bytes], 'prezzi.txt'));
  const preview = within(await screen.findByRole('dialog', { name: /^Che cosa cambia/ }));
  expect(preview.getByRole('row', { name: /Titolo .* Caffè$/ })).toBeVisible();
  expect(preview.getByRole('row', { name: /Prezzo 24,90\s€ 20,50\s€/ })).toBeVisible();
});

it('reads the column with exactly the name, not one of notes before it', async () => {
  const { user } = await openTable(backend);
  const file = new File(['ID;Prezzo vecchio;Prezzo\r\n101;24,90;20,50\r\n'], 'prezzi.csv');
  await user.upload(main().getByLabelText('File CSV'), file);
  const preview = within(await screen.findByRole('dialog', { name: /^Che cosa cambia/ }));
  expect(preview.getByRole('row', { name: /Prezzo 24,90\s€ 20,50\s€/ })).toBeVisible();
});

it.each([
  ['another text after its quotation marks', '"Il Nome" libro'],
  ['no closing quotation mark', '"Il Nome'],
])('names the line from which a cell with %s makes a file unreadable', async (_, title) => {
  const { user } = await openTable(backend);
  const rest = ['103;Tazza "grande";12', '104;Vaso;13'];
  const lines = ['ID;Titolo;Prezzo', '101;"Orso;', 'bruno";20', `102;${title};11`, ...rest];
  const file = new File([lines.join('\r\n')], 'prodotti.csv');
  await user.upload(main().getByLabelText('File CSV'), file);
  const preview = within(await screen.findByRole('dialog', { name: /^Che cosa cambia/ }));
  expect(preview.getByRole('listitem')).toHaveTextContent(
    `Riga 4: una cella comincia con le virgolette ma non finisce con le virgolette, perciò da qui in poi il file non è stato letto 102;${title};11`,
  );
  expect(preview.getByRole('button', { name: 'Porta nella tabella (2 modifiche)' })).toBeVisible();
});

/** Opens the preview of a file while the first row's price is being saved; `answer` ends the save. */
async function previewDuringSave(rows: string) {
  const { user } = await openTable(backend);
  const answer = backend.hold('put', '/insertion/update');
  await type(user, 0, 'price', '21{Enter}');
  await user.click(button('Salva'));
  await waitFor(() => expect(cell(0, 'price')).toHaveAttribute('aria-readonly', 'true'));
  const file = new File([`ID;Titolo;Prezzo\r\n${rows}\r\n`], 'prodotti.csv');
  await user.upload(main().getByLabelText('File CSV'), file);
  const preview = within(await screen.findByRole('dialog', { name: /^Che cosa cambia/ }));
  return { user, preview, answer };
}

it('leaves the rows of a running save out of an import', async () => {
  const { user, preview, answer } = await previewDuringSave('101;Orso;19\r\n102;Teiera;29');
  expect(preview.getByText('1 riga è bloccata da un salvataggio ancora aperto.')).toBeVisible();
  expect(preview.queryByText('Orso')).toBeNull();
  await user.click(preview.getByRole('button', { name: 'Porta nella tabella (2 modifiche)' }));
  expect(changes()).toHaveTextContent(/^2 modifiche/);
  expect(cell(0, 'price')).toHaveTextContent(/^21,00 €$/);
  answer();
  await waitFor(() => expect(cell(0, 'price')).toHaveAttribute('aria-readonly', 'false'));
  expect(cell(0, 'price')).toHaveTextContent(/^21,00 €$/);
});

it('compares a file with what a save has changed while its preview was open', async () => {
  const { user, preview, answer } = await previewDuringSave('101;Orso;19');
  answer();
  expect(await preview.findByRole('row', { name: /Prezzo 21,00\s€ 19,00\s€/ })).toBeVisible();
  await user.click(preview.getByRole('button', { name: /^Porta nella tabella/ }));
  expect(cell(0, 'price')).toHaveTextContent(/^19,00 €, prima: 21,00 €$/);
});
