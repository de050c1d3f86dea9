import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cell, main, openTable } from '#tests/support/productTable';
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
