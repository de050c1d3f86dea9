import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { signedIn, sessionExpired } from '#src/session/sessionSlice';
import { adminToken, BEAR, NUMBER, withOrder } from '#tests/support/orders';
import { main, openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

/** More orders than an address can name. */
const MANY = 101;

afterEach(() => void vi.unstubAllGlobals());

it('has one block an order, with a box for each product, and prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await openShop(backend, `/admin/lista-imballaggio?ordini=${NUMBER}`, {
    change: withOrder(),
    token: await adminToken(),
  });
  const slip = within(await main().findByRole('article', { name: `Ordine ${NUMBER}` }));
  expect(slip.getByText('02/03/2026, 10:30')).toBeVisible();
  expect(slip.getByText('Prioritario (entro 3 giorni)')).toBeVisible();
  for (const line of ['Maria Bianchi', 'Via Appia 12/A', '00184 Roma (RM)', '+39 333 1234567']) {
    expect(slip.getByText(line)).toBeVisible();
  }
  expect(slip.getByRole('img', { name: `Codice QR dell’ordine ${NUMBER}` })).toBeVisible();
  await user.click(main().getByLabelText('Con il foglio riassuntivo'));
  const cover = within(main().getByRole('article', { name: 'Foglio riassuntivo' }));
  expect(cover.getByLabelText(`${NUMBER} · Maria Bianchi · Roma · 3 pezzi`)).not.toBeChecked();
  const boxes = slip.getAllByRole('checkbox');
  expect(boxes).toHaveLength(2);
  expect(slip.getByRole('checkbox', { name: `2 × ${BEAR}` })).not.toBeChecked();
  expect(main().getByText('1 ordine, 3 articoli')).toBeVisible();
  await user.click(main().getByRole('button', { name: 'Stampa' }));
  expect(print).toHaveBeenCalledOnce();
});

it('prints no list of which orders are still being read', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const answer = backend.hold('get', `/order/get/${NUMBER}`);
  const { user } = await openShop(backend, `/admin/lista-imballaggio?ordini=B2018-1,${NUMBER}`, {
    change: (seed) => {
      withOrder()(seed);
      withOrder({ orderNumber: 'B2018-1' })(seed);
    },
    token: await adminToken(),
  });
  await main().findByRole('article', { name: 'Ordine B2018-1' });
  const button = main().getByRole('button', { name: 'Stampa' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(print).not.toHaveBeenCalled();
  answer();
  await main().findByRole('article', { name: `Ordine ${NUMBER}` });
  await user.click(button);
  expect(print).toHaveBeenCalledOnce();
});

it('shows the orders of its address, also after Back', async () => {
  const { user } = await openShop(backend, `/admin/lista-imballaggio?ordini=B2018-000002`, {
    token: await adminToken(),
  });
  expect(await main().findByRole('article', { name: 'Ordine B2018-000002' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Ordini' }));
  act(() => {
    history.pushState(null, '', '/admin/lista-imballaggio?ordini=B2018-000001');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await main().findByRole('article', { name: 'Ordine B2018-000001' })).toBeVisible();
  act(() => {
    history.replaceState(null, '', '/admin/lista-imballaggio?ordini=B2018-000002');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await main().findByRole('article', { name: 'Ordine B2018-000002' })).toBeVisible();
  expect(main().getAllByRole('article')).toHaveLength(1);
});

it.each(['/admin/lista-imballaggio?ordini=', '/order/get/'])(
  'shows an address with two equal lines as it is, at %s',
  async (path) => {
    const shippingData = {
      name: 'Roma',
      surname: '',
      address: 'Via Appia',
      civicNumber: '1',
      city: 'Roma',
      province: '',
      zipcode: '',
      email: 'roma@posta.example',
      telephoneNumber: '',
    };
    await openShop(backend, path + NUMBER, {
      change: withOrder({ shippingData }),
      token: await adminToken(),
    });
    expect(await main().findAllByText('Roma')).toHaveLength(2);
  },
);

it('reads missing orders, names those that cannot be read, and retries', async () => {
  const mend = backend.fail('get', '/order/get/B2018-000001', 404);
  const { user } = await openShop(
    backend,
    '/admin/lista-imballaggio?ordini=B2018-000002&ordini=B2018-000001,NESSUNO,B2018-000002',
    { token: await adminToken() },
  );
  const alert = await main().findByRole('alert');
  expect(alert).toHaveTextContent('B2018-000001: errore 404 del server');
  expect(alert).toHaveTextContent('NESSUNO: Ordine non trovato.');
  expect(main().getAllByRole('article')).toHaveLength(1);
  mend();
  await user.click(main().getByRole('button', { name: 'Riprova' }));
  await expect.poll(() => main().getAllByRole('article').length).toBe(2);
  expect(main().getByRole('alert')).not.toHaveTextContent('B2018-000001');
});

it('returns after the end of the session and a new login', async () => {
  const { user, store } = await openShop(backend, '/admin/all-orders', {
    token: await adminToken(),
    change: (seed) => void seed.orders.splice(MANY),
  });
  await user.click(
    await screen.findByRole('checkbox', { name: 'Seleziona tutti quelli mostrati' }),
  );
  await user.click(await screen.findByRole('link', { name: 'Lista di imballaggio' }));
  const heading = await main().findByText(`${MANY} ordini, `, { exact: false });
  expect(location.search).toBe('');
  act(() => void store.dispatch(sessionExpired()));
  expect(await main().findByRole('alert')).toHaveTextContent('Non autorizzato.');
  expect(heading).not.toBeInTheDocument();
  const token = await adminToken();
  act(() => void store.dispatch(signedIn({ token, now: Date.now() })));
  expect(await main().findByText(`${MANY} ordini, `, { exact: false })).toBeVisible();
  expect(main().queryByText(/^Nessun ordine selezionato/)).toBeNull();
});

it('says that nothing is selected', async () => {
  await openShop(backend, '/admin/lista-imballaggio', { token: await adminToken() });
  expect(await main().findByText(/^Nessun ordine selezionato/)).toBeVisible();
});
