import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { adminToken } from '#tests/support/orders';
import { catchSavedFiles } from '#tests/support/savedFiles';
import { main, openShop, useMockBackend } from '#tests/support/shop';
import { stopTimers } from '#tests/support/stopTimers';

const backend = useMockBackend();

afterEach(() => void vi.restoreAllMocks());

/** Opens the list with a filter, and collects the files that its export saves. */
async function openList() {
  const saved = catchSavedFiles();
  const shop = await openShop(backend, '/admin/all-orders?stato=REIMBURSED', {
    token: await adminToken(),
  });
  await main().findByRole('table', { name: 'Ordini' });
  return { ...shop, saved };
}

it('exports the orders shown, and the selected ones', async () => {
  const { user, saved } = await openList();
  const all = await main().findByRole('button', { name: /^Esporta CSV \(\d+ ordini\)$/ });
  const count = Number(/\d+/.exec(all.textContent)?.[0]);
  await user.click(all);
  expect(
    await main().findByText(/ordini esportati in ordini-\d{4}-\d\d-\d\d\.csv\.$/),
  ).toBeVisible();
  const lines = (await saved[0]?.file.text())?.trimEnd().split('\r\n') ?? [];
  expect(saved[0]?.name).toMatch(/^ordini-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines[0]).toMatch(/^\uFEFF?Numero ordine;Data;Stato;/);
  expect(lines).toHaveLength(count + 1);
  expect(lines.slice(1).every((line) => line.includes(';Rimborsato;'))).toBe(true);

  const boxes = main().getAllByRole('checkbox', { name: /^Seleziona ordine/ });
  await user.click(boxes[1] as HTMLElement);
  await user.click(boxes[0] as HTMLElement);
  await user.click(await main().findByRole('button', { name: 'Esporta CSV (2 selezionati)' }));
  await expect.poll(() => saved.length).toBe(2);
  const numbers = ((await saved[1]?.file.text()) ?? '').match(/^B2018-\d+/gm);
  // In the list's order, whichever was selected first.
  expect(numbers).toEqual(
    boxes.slice(0, 2).map((box) => box.getAttribute('aria-label')?.split(' ').at(-1)),
  );
});

/** Exports the list once, so that all is loaded, and again with stopped timers: that export has not ended. */
async function beginExport() {
  const shop = await openList();
  const all = await main().findByRole('button', { name: /^Esporta CSV/ });
  await shop.user.click(all);
  await expect.poll(() => shop.saved.length).toBe(1);
  stopTimers();
  await shop.user.click(all);
  await main().findByRole('progressbar');
  return { ...shop, all };
}

it('gives the focus back to its button when it is cancelled', async () => {
  const { user, all } = await beginExport();
  await user.click(await main().findByRole('button', { name: 'Annulla' }));
  expect(main().queryByRole('progressbar')).toBeNull();
  expect(all).toHaveFocus();
});

it('goes on when an order is selected', async () => {
  const { user, saved } = await beginExport();
  const [box] = main().getAllByRole('checkbox', { name: /^Seleziona ordine/ });
  await user.click(box as HTMLElement);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(saved).toHaveLength(2);
});

it('exports in the order of a list that was sorted just now', async () => {
  const { user, saved } = await openList();
  const boxes = () => main().getAllByRole('checkbox', { name: /^Seleziona ordine/ });
  const numbers = () => boxes().map((box) => box.getAttribute('aria-label')?.split(' ').at(-1));
  const before = numbers();
  // The list is not recorded yet; that happens once it no longer changes.
  stopTimers();
  await user.click(main().getByRole('button', { name: 'Totale' }));
  const after = numbers();
  const at = after.findIndex(
    (one, index) => before.indexOf(one) > before.indexOf(after[index + 1]),
  );
  expect(at).not.toBe(-1);
  for (const row of [at + 1, at]) await user.click(boxes()[row] as HTMLElement);
  await user.click(await main().findByRole('button', { name: 'Esporta CSV (2 selezionati)' }));
  await expect.poll(() => saved.length).toBe(1);
  expect(((await saved[0]?.file.text()) ?? '').match(/^B2018-\d+/gm)).toEqual(
    after.slice(at, at + 2),
  );
});

it('leads with the selection to the packing list and to the change of state', async () => {
  const { user } = await openList();
  const [box] = await main().findAllByRole('checkbox', { name: /^Seleziona ordine/ });
  await user.click(box as HTMLElement);
  const number = box?.getAttribute('aria-label')?.split(' ').at(-1);
  expect(await main().findByRole('link', { name: 'Cambia stato' })).toHaveAttribute(
    'href',
    `/admin/cambio-stato?ordini=${number}`,
  );
  await user.click(main().getByRole('link', { name: 'Lista di imballaggio' }));
  expect(await main().findByRole('article', { name: `Ordine ${number}` })).toBeVisible();
});
