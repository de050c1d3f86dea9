import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tick } from '#src/api/logicalClock';
import { entitiesLearned, selectEntity } from '#src/entities/entities';
import { catchSavedFiles, type SavedFile } from '#tests/support/savedFiles';
import { HOST, openShop, useMockBackend } from '#tests/support/shop';
import { MAX_MEGABYTES } from '#src/snapshots/version';
import { readReplay } from '#src/snapshots/readReplay';

const backend = useMockBackend();

/** The files that the page has saved. */
let saved: SavedFile[];

beforeEach(() => {
  saved = catchSavedFiles();
});
afterEach(() => vi.restoreAllMocks());

async function savedText(): Promise<string> {
  await waitFor(() => expect(saved).toHaveLength(1));
  const { name, file } = saved[0] ?? { name: '', file: new Blob() };
  expect(name).toMatch(/^segnalazione-[\dT-]+\.json$/);
  return file.text();
}

async function savedRoute(): Promise<string> {
  const reading = readReplay(await savedText());
  return 'snapshot' in reading ? reading.snapshot.route : JSON.stringify(reading);
}

describe('a report', () => {
  it('is one key away on any screen', async () => {
    const { user } = await openShop(backend, '/product/101');
    await user.keyboard('{Control>}{Shift>}S{/Shift}{/Control}');
    expect(await savedRoute()).toBe('/product/101');
    expect(await screen.findByText(/^Segnalazione scaricata: segnalazione-/)).toBeInTheDocument();
  });

  it('says that nobody can replay it if it is too large', async () => {
    const { store, user } = await openShop(backend, '/product/101');
    const product = selectEntity(store.getState(), 'products', '101');
    const description = 'a'.repeat(MAX_MEGABYTES * 1_000_000);
    if (product) {
      store.dispatch(
        entitiesLearned({ asOf: 0, products: [{ ...product, id: 'P', description }] }),
      );
    }
    await user.keyboard('{Control>}{Shift>}S{/Shift}{/Control}');
    expect(await screen.findByText(/non si può riprodurre/)).toHaveTextContent(/\(32 MB\)/);
  });

  it('is described in the footer before it is saved', async () => {
    const { user } = await openShop(backend, '/chi-siamo');
    await user.click(screen.getByRole('button', { name: 'Segnala un problema' }));
    const dialog = await screen.findByRole('dialog', { name: 'Segnala un problema' });
    expect(dialog).toHaveTextContent('password, codici e credenziali di accesso');
    expect(dialog).toHaveTextContent(/pesa [\d,]+ kB/);
    await user.click(within(dialog).getByText('Guarda il contenuto'));
    const preview = within(dialog).getByRole<HTMLTextAreaElement>('textbox', {
      name: 'Contenuto del file',
    });
    expect(preview.value).toContain('"format": "bottega-snapshot"');
    await user.click(within(dialog).getByRole('button', { name: 'Scarica il file' }));
    expect(await savedRoute()).toBe('/chi-siamo');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await screen.findByText(/^Segnalazione scaricata: segnalazione-/)).toBeInTheDocument();
  });

  it.each([
    ['/login?via=%2F%2F', '/login?xxx=%2F%2F'],
    [`${HOST}//`, '//'],
  ])('is made at %s too', async (address, route) => {
    const { user } = await openShop(backend, address);
    await user.click(screen.getByRole('button', { name: 'Segnala un problema' }));
    await user.click(await screen.findByRole('button', { name: 'Scarica il file' }));
    expect(await savedRoute()).toBe(route);
  });

  it('can be made if a screen breaks', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const number = 'B2018-000001';
    const { store, user } = await openShop(backend, `/order/get/${number}`);
    await screen.findByRole('button', { name: 'Annulla ordine' });
    const order = selectEntity(store.getState(), 'orders', number);
    if (!order) throw new Error('the order is not there');
    // Parsers refuse such a time, as no date can show it.
    const orders = [{ ...order, placedAt: 9e15 }];
    store.dispatch(entitiesLearned({ asOf: tick(), orders }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Qualcosa è andato storto');
    await user.click(within(alert).getByRole('button', { name: 'Segnala un problema' }));
    await user.click(await screen.findByRole('button', { name: 'Scarica il file' }));
    expect(JSON.parse(await savedText())).toMatchObject({ route: `/order/get/${number}` });
  });
});
