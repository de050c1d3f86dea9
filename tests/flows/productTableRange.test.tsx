import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { button, cell, changes, openTable, rows, type } from '#tests/support/productTable';
import { main, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

/** Copies the selected cells, one of which has the focus. */
function copyFrom(focused: HTMLElement): string {
  const setData = vi.fn<(type: string, text: string) => void>();
  fireEvent.copy(focused, { clipboardData: { setData } });
  const [type, text = ''] = setData.mock.lastCall ?? [];
  expect(type).toBe('text/plain');
  return text;
}

it('pastes a column, fills down, and copies', async () => {
  const { user } = await openTable(backend);
  await user.click(cell(0, 'title'));
  await user.paste('Primo\t1,10\r\n"Secondo ""II"""\t2.20\r\n');
  expect(cell(0, 'price')).toHaveTextContent(/^1,10 €/);
  expect(cell(1, 'title')).toHaveTextContent(/^Secondo "II",/);
  expect(cell(1, 'price')).toHaveTextContent(/^2,20 €/);
  expect(main().getByText('2 righe incollate.')).toBeVisible();

  await user.click(cell(1, 'price'));
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  expect(cell(2, 'price')).toHaveTextContent(/^2,20 €/);
  expect(cell(3, 'price')).toHaveTextContent(/^2,20 €/);
  expect(cell(4, 'price')).not.toHaveTextContent(/prima/);
  expect(copyFrom(cell(3, 'price'))).toBe('2,20\n2,20\n2,20');
  await user.keyboard('{Control>}{End}{/Control}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await user.paste('5\n6\n7');
  expect(main().getByText(/^1 riga incollata\. 2 righe non hanno trovato posto/)).toBeVisible();
});

it('pastes what it has copied as it was, with quotation marks and line breaks', async () => {
  const titles = ['"Il Nome"', 'Due\nrighe', 'Tazza "grande"'];
  const { user } = await openTable(backend, '', ({ products }) => {
    for (const [at, title] of titles.entries()) Object.assign(products[at] ?? {}, { title });
  });
  await user.click(cell(0, 'title'));
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  const copied = copyFrom(cell(2, 'title'));
  await user.click(cell(3, 'title'));
  await user.paste(copied);
  expect(main().getByText('3 righe incollate.')).toBeVisible();
  expect(cell(3, 'title')).toHaveTextContent(/^"Il Nome", prima/);
  expect(cell(4, 'title')).toHaveTextContent(/^Due righe, prima/);
  expect(cell(5, 'title')).toHaveTextContent(/^Tazza "grande", prima/);
});

it('undoes a fill by keyboard after its button was pressed', async () => {
  const { user } = await openTable(backend);
  await user.click(cell(0, 'price'));
  await user.keyboard('21{Enter}{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await user.click(button('Riempi in basso'));
  expect(changes()).toHaveTextContent(/^3 modifiche/);
  expect(cell(2, 'price')).toHaveFocus();
  expect(main().getAllByRole('gridcell', { selected: true })).toHaveLength(3);
  await user.keyboard('{Control>}z{/Control}');
  expect(changes()).toHaveTextContent(/^1 modifica/);
});

it('fills only rows that were selected in the present order', async () => {
  const { user } = await openTable(backend);
  const select = async () => {
    await user.click(cell(0, 'price'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  };
  const selected = () => main().queryAllByRole('gridcell', { selected: true });
  await select();
  expect(selected()).toHaveLength(2);
  const header = main().getByRole('columnheader', { name: 'Titolo' });
  await user.click(within(header).getByRole('button'));
  await waitFor(() => expect(selected()).toHaveLength(1));
  await user.click(button('Riempi in basso'));
  expect(changes()).toHaveTextContent(/^1 modifica/);

  const search = main().getByRole('searchbox', { name: 'Cerca nei prodotti' });
  await user.type(search, 'lampone');
  await waitFor(() => expect(rows()).toHaveLength(2));
  await select();
  await user.click(button('Riempi in basso'));
  // No row has moved.
  expect(selected()).toHaveLength(2);
  await user.clear(search);
  await waitFor(() => expect(rows().length).toBeGreaterThan(2));
  expect(selected().length).toBeLessThan(2);
});

it('counts only the rows that a paste could fill', async () => {
  const { user } = await openTable(backend);
  const answer = backend.hold('put', '/insertion/update');
  await type(user, 0, 'price', '21{Enter}');
  await type(user, 1, 'price', '31{Enter}');
  await user.click(button('Salva'));
  await waitFor(() => expect(cell(1, 'title')).toHaveAttribute('aria-readonly', 'true'));
  await user.click(cell(0, 'title'));
  await user.paste('Primo\nSecondo\nTerzo');
  expect(
    main().getByText('1 riga incollata. 2 righe sono bloccate da un salvataggio ancora aperto.'),
  ).toBeVisible();
  expect(changes()).toHaveTextContent(/^1 modifica/);
  expect(cell(2, 'title')).toHaveTextContent(/^Terzo, prima/);
  answer();
  // The panel that says it gives way to a toast at once.
  await screen.findByText('Aggiornamento dei prodotti concluso: 2 riusciti.');
});
