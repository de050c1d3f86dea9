import { within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { BULK_LOCK } from '#src/features/bulk-jobs/bulkJobStorage';
import { browserLocks } from '#tests/support/browserLocks';
import { advanceClock, changeElsewhere } from '#tests/support/elsewhere';
import { adminToken } from '#tests/support/orders';
import { HOST, main, openShop, useMockBackend } from '#tests/support/shop';
import { signInHere } from '#tests/support/signInHere';

const backend = useMockBackend();
const field = () => main().findByRole('textbox', { name: 'Elenco da incollare' });
const LIST = [
  'Numero ordine;Corriere;Codice',
  'B2018-000250;GLS;IT01',
  ' b2018-000249 ; Poste Italiane ; RA 1',
  'B2018-999999;SDA;X1',
  'B2018-000248;SDA',
].join('\n');

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

async function openPage() {
  const shop = await openShop(backend, '/admin/codici-spedizione', { token: await adminToken() });
  const paste = async (text: string) => {
    await shop.user.clear(await field());
    await shop.user.click(await field());
    await shop.user.paste(text);
    await shop.user.click(main().getByRole('button', { name: 'Controlla l’elenco' }));
  };
  return { ...shop, paste };
}

it('names the lines that cannot be used, shows what would change, and sends only that', async () => {
  const { user, paste, mockBackend } = await openPage();
  await paste(LIST);
  const problems = await main().findByRole('list', { name: 'Righe che non si possono usare' });
  expect(
    within(problems)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Riga 4: ordine non trovato B2018-999999',
    'Riga 5: servono tre parti: numero ordine, corriere e codice B2018-000248;SDA',
  ]);
  const preview = within(main().getByRole('table', { name: 'Anteprima' }));
  expect(preview.getByRole('row', { name: /^2 B2018-000250 — GLS · IT01/ })).toBeVisible();
  expect(
    preview.getByRole('row', { name: /^3 B2018-000249 — Poste Italiane · RA 1/ }),
  ).toBeVisible();
  expect(backend.seen.some(({ method }) => method === 'PATCH')).toBe(false);

  await user.click(main().getByRole('button', { name: 'Aggiorna 2 ordini' }));
  expect(await main().findByText('2 di 2 · 2 riusciti')).toBeVisible();
  const order = await mockBackend.database.read((tables) => tables.get('orders', 'B2018-000249'));
  expect(order).toMatchObject({ shipper: 'Poste Italiane', shippingCode: 'RA 1' });

  // The form still has the lines that were not sent, to be corrected.
  await user.click(main().getByRole('button', { name: 'Nuova operazione' }));
  expect(await field()).toHaveValue(
    'Numero ordine;Corriere;Codice\nB2018-999999;SDA;X1\nB2018-000248;SDA',
  );
});

it('puts failed lines back into the form when the job is closed', async () => {
  backend.fail(
    'patch',
    '/order/shipping/B2018-000249',
    () => new HttpResponse('', { status: 409 }),
  );
  const { user, paste } = await openPage();
  await paste('B2018-000250;GLS;IT01\nB2018-000249;SDA;7');
  await user.click(await main().findByRole('button', { name: 'Aggiorna 2 ordini' }));
  expect(await main().findByText('2 di 2 · 1 riuscito, 1 non riuscito')).toBeVisible();
  await user.click(main().getByRole('button', { name: 'Nuova operazione' }));
  expect(await field()).toHaveValue('B2018-000249;SDA;7\n');
});

it('puts failed lines below the heading of the list', async () => {
  backend.fail('patch', '/order/shipping/B2018-000249', 409);
  const { user, paste } = await openPage();
  await paste('Numero ordine;Corriere;Codice\nB2018-000249;SDA;7\nB2018-000248;SDA');
  await user.click(await main().findByRole('button', { name: 'Aggiorna 1 ordine' }));
  expect(await main().findByText('1 di 1 · 0 riusciti, 1 non riuscito')).toBeVisible();
  await user.click(main().getByRole('button', { name: 'Nuova operazione' }));
  expect(await field()).toHaveValue(
    'Numero ordine;Corriere;Codice\nB2018-000249;SDA;7\nB2018-000248;SDA',
  );
});

it('leaves out an order to which a colleague has given a code since, and puts it back into the form', async () => {
  const { user, paste, mockBackend } = await openPage();
  await paste('B2018-000250;GLS;IT01\nB2018-000249;SDA;7');
  const start = await main().findByRole('button', { name: 'Aggiorna 2 ordini' });
  await changeElsewhere(mockBackend.database, 'orders', 'B2018-000249', {
    shipper: 'BRT',
    shippingCode: 'B9',
  });
  advanceClock();
  await user.click(start);
  expect(await main().findByText('2 di 2 · 1 riuscito, 1 cambiato nel frattempo')).toBeVisible();
  expect(main().getByRole('row', { name: /^B2018-000249 .*cambiato nel frattempo/ })).toBeVisible();
  const order = await mockBackend.database.read((tables) => tables.get('orders', 'B2018-000249'));
  expect(order).toMatchObject({ shipper: 'BRT', shippingCode: 'B9' });

  await user.click(main().getByRole('button', { name: 'Nuova operazione' }));
  expect(await field()).toHaveValue('B2018-000249;SDA;7\n');
  await user.click(main().getByRole('button', { name: 'Controlla l’elenco' }));
  const preview = within(await main().findByRole('table', { name: 'Anteprima' }));
  expect(preview.getByRole('row', { name: /^1 B2018-000249 BRT · B9/ })).toBeVisible();
});

it('requires a list, and a new preview when it is changed', async () => {
  const { user, paste } = await openPage();
  await user.click(await main().findByRole('button', { name: 'Controlla l’elenco' }));
  expect(main().getByText('Incolla prima l’elenco.')).toBeVisible();
  // With the text, which describes it.
  expect(await field()).toHaveFocus();
  await paste('B2018-000250;GLS;IT01');
  await main().findByRole('button', { name: 'Aggiorna 1 ordine' });
  await user.type(await field(), '2');
  expect(main().queryByRole('button', { name: 'Aggiorna 1 ordine' })).toBeNull();
  await user.click(main().getByRole('button', { name: 'Controlla l’elenco' }));
  await main().findByRole('button', { name: 'Aggiorna 1 ordine' });
  await user.click(main().getByRole('button', { name: 'Cancella i dati inseriti' }));
  expect(main().queryByRole('heading', { name: 'Anteprima' })).toBeNull();
});

it('keeps the list if the session ends or the orders cannot be read', async () => {
  let status = 401;
  backend.server.use(http.get(`${HOST}/order/getAll`, () => new HttpResponse(null, { status })));
  const { user, paste } = await openPage();
  await paste(LIST);
  expect(await main().findByText('Non autorizzato. Effettua il login come admin.')).toBeVisible();
  expect(await field()).toHaveValue(LIST);
  status = 500;
  await signInHere(user);
  expect(await main().findByText('Errore nel recupero degli ordini.')).toBeVisible();
  backend.server.resetHandlers();
  await user.click(main().getByRole('button', { name: 'Riprova' }));
  expect(await main().findByRole('button', { name: 'Aggiorna 2 ordini' })).toBeVisible();
  expect(await field()).toHaveValue(LIST);
});

const LONG_LIST = Array.from({ length: 120 }, (_, index) => {
  const number = String(250 - index).padStart(6, '0');
  return `B2018-${number};BRT;COD${index}`;
});

it('shows the preview of a changed list from its beginning', async () => {
  const { user, paste } = await openPage();
  await paste(LONG_LIST.join('\n'));
  await main().findByRole('table', { name: 'Anteprima' });
  await user.click(main().getByRole('button', { name: '2' }));
  await paste(LONG_LIST.slice(1).join('\n'));
  await main().findByRole('table', { name: 'Anteprima' });
  expect(main().getByRole('button', { name: '1' })).toHaveAttribute('aria-current', 'page');
});

it('keeps the page of the preview if another tab already runs a job', async () => {
  const { user, paste } = await openPage();
  await paste(LONG_LIST.join('\n'));
  await main().findByRole('table', { name: 'Anteprima' });
  await user.click(main().getByRole('button', { name: '2' }));
  const locks = browserLocks();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  void locks.request(BULK_LOCK, {}, () => new Promise(() => {}));
  await user.click(main().getByRole('button', { name: 'Aggiorna 120 ordini' }));
  const refusal = await main().findByText(/^Un’altra operazione è in corso/);
  expect(refusal).toBeVisible();
  expect(main().getByRole('button', { name: '2' })).toHaveAttribute('aria-current', 'page');
  // It was about the list as it was.
  await user.type(await field(), '2');
  expect(refusal).not.toBeInTheDocument();
});
