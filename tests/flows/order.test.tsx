import { persistSlice } from '#src/store/persistSlice';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { persistedRecentOrders } from '#src/features/order/recentOrdersSlice';
import { selectIsRefused } from '#src/session/sessionSlice';
import { HOST, main, openAboutPage, openShop, useMockBackend } from '#tests/support/shop';
import { BEAR, CHESS, deliveredOrder, NUMBER, withOrder } from '#tests/support/orders';

const backend = useMockBackend();
const PAGE = `/order/get/${NUMBER}`;
const detail = (name: string) => main().getByText(name, { selector: 'dt' }).nextElementSibling;

async function openOrder(fields: Parameters<typeof withOrder>[0] = {}) {
  const shop = await openShop(backend, PAGE, { change: withOrder(fields) });
  await screen.findByRole('list', { name: 'Prodotti dell’ordine' });
  return shop;
}

async function cancel(user: Awaited<ReturnType<typeof openOrder>>['user']) {
  await user.click(main().getByRole('button', { name: 'Annulla ordine' }));
}

describe('an order', () => {
  it('shows everything that is known about it', async () => {
    await openOrder({ stateOfOrder: 'SHIPPED', shipper: 'BRT', shippingCode: '0123' });
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(`Ordine ${NUMBER}`);
    expect(detail('Stato')).toHaveTextContent('Spedito');
    expect(detail('Data')).toHaveTextContent('02/03/2026, 10:30');
    expect(detail('Priorità')).toHaveTextContent('Prioritario (entro 3 giorni)');
    expect(detail('Corriere')).toHaveTextContent('BRT');
    expect(detail('Codice di tracciamento')).toHaveTextContent('0123');
    expect(detail('Totale prodotti')).toHaveTextContent('100,00 €');
    expect(detail('Supplemento priorità')).toHaveTextContent('20,00 €');
    expect(detail('Spedizione')).toHaveTextContent('Gratuita');
    expect(detail('Totale')).toHaveTextContent('120,00 €');
    const [bear] = within(main().getByRole('list', { name: 'Prodotti dell’ordine' })).getAllByRole(
      'listitem',
    );
    expect(bear).toHaveTextContent(/Orsacchiotto Bruno.*Quantità: 2.*24,90 €.*49,80 €/);
    expect(main().getByText('3 pezzi')).toBeVisible();
    expect(main().getByRole('link', { name: BEAR })).toHaveAttribute('href', '/product/101');
    expect(main().getByRole('img', { name: CHESS })).toBeVisible();
    for (const line of ['Maria Bianchi', 'Via Appia 12/A', '00184 Roma (RM)']) {
      expect(main().getByText(line)).toBeVisible();
    }
    const robots = document.head.querySelector('meta[name="robots"]');
    expect(robots).toHaveAttribute('content', 'noindex');
  });

  it('says how many pieces it has, by the backend’s count', async () => {
    await openOrder({ totalQuantities: 1 });
    expect(main().getByText('1 pezzo')).toBeVisible();
  });

  it.each([
    ['IN_PREPARATION', 'In Preparazione', 'Preparazione'],
    ['CANCELLATION_IN_PROGRESS', 'Annullamento in corso', 'Richiesta di annullamento'],
    ['CANCELED', 'Annullato', 'Annullamento'],
    ['SHIPPED', 'Spedito', 'In viaggio'],
    ['DELIVERED', 'Consegnato', 'Consegna'],
    ['RETURN_START', 'Reso Avviato', 'Reso'],
    ['REIMBURSED', 'Rimborsato', 'Rimborso'],
  ])('in state %s says so, at its step', async (stateOfOrder, label, step) => {
    await openOrder({ stateOfOrder });
    const shown = main().getByText(label);
    if (stateOfOrder === 'IN_PREPARATION') expect(shown.className).not.toMatch(/IN_PREP/);
    else expect(shown.className).toContain(stateOfOrder);
    const current = within(main().getByRole('list', { name: 'Avanzamento dell’ordine' }))
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'step');
    expect(current).toHaveLength(1);
    expect(current[0]).toHaveTextContent(step);
    const isAtEnd = ['CANCELED', 'DELIVERED', 'REIMBURSED'].includes(stateOfOrder);
    expect(current[0]?.querySelector('svg.Mui-completed') !== null).toBe(isAtEnd);
    expect(main().getByRole('button', { name: 'Annulla ordine' })).toBeEnabled();
    expect(main().getByRole('button', { name: 'Richiedi reso' })).toBeEnabled();
    const feedback = main().queryByRole('link', { name: 'Lascia un feedback' });
    expect(feedback !== null).toBe(stateOfOrder === 'DELIVERED');
  });

  it('in an unknown state shows its value and no steps', async () => {
    await openOrder({ stateOfOrder: 'LOST_AT_SEA' });
    expect(main().getByText('Stato sconosciuto: LOST_AT_SEA')).toBeVisible();
    expect(main().queryByRole('list', { name: 'Avanzamento dell’ordine' })).toBeNull();
  });

  it('is shown even without date, shipping data and products', async () => {
    backend.server.use(
      http.get(`${HOST}/order/get/:number`, () =>
        HttpResponse.json({ orderNumber: NUMBER, stateOfOrder: 'SHIPPED', totalCost: '12.5' }),
      ),
    );
    await openShop(backend, PAGE);
    expect(await main().findByText('L’ordine non contiene prodotti.')).toBeVisible();
    expect(detail('Data')).toHaveTextContent('Non disponibile');
    expect(detail('Totale')).toHaveTextContent('12,50 €');
    expect(main().getByText('Non disponibili.')).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent(/NaN|undefined|\bnull\b/);
  });

  it('copies the tracking code, and says whether that worked', async () => {
    const { user } = await openOrder({ shipper: 'BRT', shippingCode: '0123' });
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(main().getByRole('button', { name: 'Copia' }));
    expect(await main().findByText('Copiato!')).toBeVisible();
    expect(write).toHaveBeenCalledExactlyOnceWith('0123');
    write.mockRejectedValue(new Error('denied'));
    await user.click(main().getByRole('button', { name: 'Copia' }));
    expect(await main().findByText(/Copia non riuscita/)).toBeVisible();
  });

  it('leads to the return, to the feedback and to the withdrawal', async () => {
    const { user } = await openShop(backend, PAGE, { change: deliveredOrder() });
    const feedback = await main().findByRole('link', { name: 'Lascia un feedback' });
    expect(feedback).toHaveAttribute('href', `/feedback?orderNumber=${NUMBER}`);
    const withdrawal = main().getByRole('link', { name: 'Recedere dal contratto qui' });
    expect(withdrawal).toHaveAttribute('href', `/recesso?ordine=${NUMBER}`);
    await user.click(main().getByRole('button', { name: 'Richiedi reso' }));
    await screen.findByRole('heading', { level: 1, name: 'Richiesta di reso' });
    expect(location.pathname).toBe(`/order/return/${NUMBER}`);
  });
});

describe('loading an order', () => {
  it('says what is wrong, and retries', async () => {
    const text = 'Ordine archiviato.';
    const mend = backend.fail('get', '/order/get/:number', () => HttpResponse.text(text));
    const { user } = await openShop(backend, PAGE, { change: withOrder() });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Ordine ${NUMBER}`);
    expect(await main().findByRole('alert')).toHaveTextContent(text);
    mend();
    await user.click(main().getByRole('button', { name: 'Riprova' }));
    expect(await main().findByText('In Preparazione')).toBeVisible();
    expect(main().queryByRole('alert')).toBeNull();
  });

  it('makes no call for a number that cannot be a path segment', async () => {
    const { user } = await openShop(backend, '/order/get/..%2F..%2Fadmin');
    expect(await main().findByRole('alert')).toHaveTextContent(
      'Ordine non trovato o formato dati non valido.',
    );
    await user.click(main().getByRole('button', { name: 'Cerca un altro ordine' }));
    expect(screen.getByRole('textbox', { name: 'Numero ordine' })).toHaveFocus();
    expect(backend.seen.filter(({ path }) => path.includes('order'))).toHaveLength(0);
  });
});

describe('cancelling an order', () => {
  it('says that the request was sent; a double click is one request', async () => {
    const { user } = await openOrder();
    await user.dblClick(main().getByRole('button', { name: 'Annulla ordine' }));
    const said = await main().findByText("Richiesta d'annullamento inoltrata!");
    expect(said.closest('[role="status"]')).toBeVisible();
    expect(await main().findByText('Annullamento in corso')).toBeVisible();
    expect(backend.calls('DELETE').map(({ path }) => path)).toEqual([`/order/annul/${NUMBER}`]);
    expect(backend.calls('DELETE')[0]?.headers.get('BearerToken')).toBe('null');
  });

  it('is confirmed on the page that the user has opened meanwhile', async () => {
    const answer = backend.hold('delete', '/order/annul/:number', { once: true });
    const { user } = await openOrder();
    await cancel(user);
    await vi.waitFor(() => expect(backend.calls('DELETE')).toHaveLength(1));
    await openAboutPage(user);
    answer();
    expect(await screen.findByText("Richiesta d'annullamento inoltrata!")).toBeVisible();
    // It may be the page of another order.
    expect(screen.getByRole('button', { name: `Ordine ${NUMBER}` })).toBeVisible();
  });

  it('says that its outcome is unknown if no answer arrives', async () => {
    backend.server.use(http.delete(`${HOST}/order/annul/:number`, () => HttpResponse.error()));
    const { user } = await openOrder();
    await cancel(user);
    expect(await main().findByText('Errore nella richiesta di annullamento.')).toBeVisible();
    expect(main().getByText(/^Non sappiamo se è arrivata/)).toBeVisible();
  });

  it('that a shopper may not request ends no session', async () => {
    backend.fail('delete', `/order/annul/${NUMBER}`, 401);
    const { user, store } = await openOrder();
    await cancel(user);
    expect(await main().findByText('Errore nella richiesta di annullamento.')).toBeVisible();
    expect(selectIsRefused(store.getState())).toBe(false);
  });

  it('is refused without a call if the order is no longer in preparation', async () => {
    const { user } = await openOrder({ stateOfOrder: 'SHIPPED' });
    await user.click(main().getByRole('button', { name: 'Annulla ordine' }));
    expect(await main().findByRole('alert')).toHaveTextContent(
      "Non è più possibile annullare l'ordine.",
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(backend.calls('DELETE')).toHaveLength(0);
  });
});

describe('orders seen recently', () => {
  it('are stored on request only, shown in the footer, and removed on request', async () => {
    const { user, store } = await openOrder();
    persistSlice(store, persistedRecentOrders);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.queryByRole('link', { name: NUMBER })).toBeNull();
    expect(localStorage.getItem('recentOrders')).toBeNull();

    const choice = main().getByRole('checkbox', {
      name: 'Ricorda questo ordine su questo dispositivo',
    });
    await user.click(choice);
    expect(footer.getByRole('link', { name: NUMBER })).toHaveAttribute('href', PAGE);
    expect(main().getByRole('group', { name: 'Ordini visti di recente' })).toBeVisible();
    const [kept, ...more] = JSON.parse(localStorage.getItem('recentOrders') ?? '');
    expect(Object.keys(kept)).toEqual(['orderNumber', 'seenAt']);
    expect(more).toEqual([]);

    await user.click(footer.getByRole('button', { name: `Rimuovi ${NUMBER}` }));
    expect(main().getByRole('heading', { level: 1 })).toHaveFocus();
    expect(choice).not.toBeChecked();
    expect(localStorage.getItem('recentOrders')).toBeNull();
  });

  it('are restored, kept in step with other tabs, and removed all at once', async () => {
    const orders = Array.from({ length: 10 }, (_, index) => ({
      orderNumber: `N${index}`,
      seenAt: Date.UTC(2026, 0, 1),
    }));
    localStorage.setItem(
      'recentOrders',
      JSON.stringify(['x', null, { orderNumber: 1 }, ...orders]),
    );
    const { user, store } = await openShop(backend, '/');
    persistSlice(store, persistedRecentOrders);
    const recent = () => within(screen.getByRole('group', { name: 'Ordini visti di recente' }));
    expect(await screen.findAllByRole('link', { name: /^N\d/ })).toHaveLength(10);
    expect(recent().getAllByText('visto il 01/01/2026')).toHaveLength(10);

    localStorage.setItem('recentOrders', JSON.stringify(orders.slice(0, 2)));
    dispatchEvent(new StorageEvent('storage', { key: 'recentOrders' }));
    await expect.poll(() => recent().getAllByRole('link')).toHaveLength(2);
    await user.click(recent().getByRole('button', { name: 'Rimuovi tutti' }));
    expect(main().getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByRole('group', { name: 'Ordini visti di recente' })).toBeNull();
    expect(localStorage.getItem('recentOrders')).toBeNull();
  });

  it('are none if the storage contains something else', async () => {
    localStorage.setItem('recentOrders', '{"broken');
    const { store } = await openShop(backend, '/');
    persistSlice(store, persistedRecentOrders);
    expect(store.getState().recentOrders).toEqual([]);
  });
});
