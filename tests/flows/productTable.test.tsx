import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loggedOut, sessionExpired } from '#src/session/sessionSlice';
import { button, cell, changes, openTable, rows, type } from '#tests/support/productTable';
import { leaveAndComeBack, main, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

it('edits cells by keyboard alone, undoes and redoes it, and sends nothing meanwhile', async () => {
  const { user } = await openTable(backend);
  await type(user, 0, 'price', '21,5{Enter}');
  expect(cell(0, 'price')).toHaveTextContent(/^21,50 €, prima: 24,90 €$/);
  expect(cell(1, 'price')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{F2} blu{Tab}');
  expect(cell(1, 'title')).toHaveTextContent(/ blu, prima: /);
  expect(cell(1, 'price')).toHaveFocus();
  await user.keyboard('{Enter}7{Escape}{Tab}');
  expect(cell(1, 'price')).toHaveTextContent(/^32,90 €$/);
  expect(cell(2, 'name')).toHaveFocus();
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  expect(cell(1, 'price')).toHaveFocus();
  expect(changes()).toHaveTextContent('2 modifiche');

  await user.keyboard('{Control>}z{/Control}');
  expect(changes()).toHaveTextContent('1 modifica');
  await user.keyboard('{Control>}zy{Shift>}z{/Shift}{/Control}');
  expect(changes()).toHaveTextContent('2 modifiche');
  await user.keyboard('{Escape}{Tab}');
  expect(main().getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
  expect(backend.calls('PUT')).toEqual([]);
});

it('drops edits one after the other from their list', async () => {
  const { user } = await openTable(backend);
  await type(user, 0, 'price', '21,50{Enter}');
  await type(user, 1, 'price', '22,50{Enter}');
  await user.click(button('Elenco delle modifiche'));
  const list = within(screen.getByRole('dialog', { name: 'Elenco delle modifiche' }));
  await user.click(list.getByRole('button', { name: /^Togli: Prezzo di «Orsacchiotto/ }));
  expect(list.getByRole('button', { name: /^Togli: Prezzo di «Teiera/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(cell(2, 'price')).toHaveFocus());
  await user.keyboard('9{Enter}');
  expect(changes()).toHaveTextContent('1 modifica');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('restores edits that were given up beneath newer ones', async () => {
  const { user } = await openTable(backend);
  await type(user, 0, 'price', '21{Enter}');
  await type(user, 0, 'title', 'Orso{Enter}');
  await user.click(button('Annulla'));
  await type(user, 0, 'price', '22{Enter}');
  await type(user, 1, 'price', '31{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
  expect(cell(0, 'price')).toHaveTextContent(/^22,00 €/);
  expect(cell(0, 'title')).toHaveTextContent(/^Orso, prima/);
  expect(cell(1, 'price')).toHaveTextContent(/^31,00 €/);
});

it('undoes one step after the other, also those that Annulla and Ripristina have made', async () => {
  const { user } = await openTable(backend);
  await type(user, 0, 'price', '21{Enter}');
  await user.click(button('Annulla'));
  await type(user, 1, 'price', '31{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
  expect(changes()).toHaveTextContent('2 modifiche');
  const undo = () => user.click(button('Torna indietro'));
  await undo();
  expect(changes()).toHaveTextContent('1 modifica');
  expect(cell(1, 'price')).toHaveTextContent(/^31,00 €/);
  await undo();
  expect(changes()).toHaveTextContent(/^$/);
  await undo();
  expect(cell(0, 'price')).toHaveTextContent(/^21,00 €/);
  await user.click(button('Ripeti'));
  await user.click(button('Ripeti'));
  expect(cell(1, 'price')).toHaveTextContent(/^31,00 €/);
  await user.click(button('Ripeti'));
  expect(changes()).toHaveTextContent('2 modifiche');
});

it('keeps the filters when edits are restored, without another step in the history', async () => {
  const { user } = await openTable(backend, '?q=lampone');
  await type(user, 0, 'price', '21{Enter}');
  const { length } = history;
  await user.click(button('Annulla'));
  await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ripristina' })).toBeNull());
  expect(changes()).toHaveTextContent('1 modifica');
  expect(location.search).toBe('?q=lampone');
  expect(main().getByRole('searchbox')).toHaveValue('lampone');
  expect(history).toHaveLength(length);
});

it('keeps a cell open that is being typed in when the session ends', async () => {
  const { user, store } = await openTable(backend);
  await type(user, 0, 'title', 'Orso nuovo');
  act(() => void store.dispatch(sessionExpired()));
  expect(await main().findByText(/Non autorizzato/)).toBeVisible();
  expect(within(cell(0, 'title')).getByRole('textbox')).toHaveValue('Orso nuovo');
});

it('keeps the focus on a neighbour of a row that is no longer edited', async () => {
  const { user } = await openTable(backend);
  await type(user, 0, 'price', '21{Enter}');
  await type(user, 1, 'price', '22{Enter}');
  await type(user, 2, 'price', '23{Enter}');
  await user.selectOptions(main().getByRole('combobox', { name: 'Mostra' }), 'Solo i modificati');
  await waitFor(() => expect(rows()).toHaveLength(3));
  await user.click(cell(2, 'price'));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(cell(1, 'price')).toHaveFocus());
  expect(rows()).toHaveLength(2);
  await user.keyboard('{Control>}y{/Control}');
  expect(rows()).toHaveLength(3);
});

it('offers to repeat the undo of the only edit among the edited rows', async () => {
  const { user } = await openTable(backend);
  await type(user, 0, 'price', '21{Enter}');
  const filter = main().getByRole('combobox', { name: 'Mostra' });
  await user.selectOptions(filter, 'Solo i modificati');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.click(cell(0, 'price'));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(filter).toHaveFocus());
  expect(main().queryByRole('grid')).toBeNull();
  await user.click(button('Ripeti'));
  expect(cell(0, 'price')).toHaveTextContent(/^21,00 €, prima/);
  expect(main().getByRole('heading', { level: 1 })).toHaveFocus();
});

it('opens a cell with a character that AltGr types', async () => {
  const { user } = await openTable(backend);
  await user.click(cell(0, 'title'));
  const modifiers = { altKey: true, ctrlKey: true, modifierAltGraph: true };
  fireEvent.keyDown(cell(0, 'title'), { key: '@', ...modifiers });
  expect(within(cell(0, 'title')).getByRole('textbox')).toHaveValue('@');
});

it('keeps edits over a reload and a mistaken Annulla, and drops them with a logout', async () => {
  const { user, store } = await openTable(backend);
  await type(user, 0, 'price', '21{Enter}');
  await user.click(button('Annulla'));
  await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
  await type(user, 1, 'price', '31');
  await leaveAndComeBack(user);
  await waitFor(() => expect(changes()).toHaveTextContent('2 modifiche'));
  store.dispatch(loggedOut());
  await waitFor(() => expect(store.getState().drafts).toEqual({}));
});

it('has search, filters and sorting in the address', async () => {
  const { user } = await openTable(backend, '?q=lampone&ordina=-prezzo');
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringContaining('Zaino Lampone'),
    expect.stringContaining('Teiera lampone'),
  ]);
  await user.clear(main().getByRole('searchbox', { name: 'Cerca nei prodotti' }));
  await user.selectOptions(main().getByRole('combobox', { name: 'Mostra' }), 'Solo i modificati');
  expect(await main().findByText('Nessun prodotto trovato.')).toBeVisible();
  await waitFor(() => expect(location.search).toBe('?mostra=modificati&ordina=-prezzo'));
  await user.click(main().getAllByRole('button', { name: 'Azzera filtri' })[0] as HTMLElement);
  await waitFor(() => expect(rows()).toHaveLength(72));
  const header = () => main().getByRole('columnheader', { name: 'Prezzo' });
  await user.click(within(header()).getByRole('button'));
  expect(header()).toHaveAttribute('aria-sort', 'ascending');
});

it('opens a product by its link, in one step of the history however often it is pressed', async () => {
  await openTable(backend);
  const link = within(rows()[0] as HTMLElement).getByRole('link');
  const index = () => (history.state as { idx: number }).idx;
  const before = index();
  act(() => {
    link.click();
    link.click();
  });
  expect(await main().findByRole('region', { name: 'Galleria immagini' })).toBeVisible();
  expect(index()).toBe(before + 1);
});
