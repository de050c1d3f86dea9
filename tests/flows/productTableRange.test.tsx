import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { button, cell, changes, main, openTable, rows } from '#tests/support/productTable';
import { useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

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
  const setData = vi.fn<(type: string, text: string) => void>();
  fireEvent.copy(cell(3, 'price'), { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith('text/plain', '2,20\n2,20\n2,20');
  await user.keyboard('{Control>}{End}{/Control}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await user.paste('5\n6\n7');
  expect(main().getByText(/^1 riga incollata\. 2 righe non hanno trovato posto/)).toBeVisible();
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
