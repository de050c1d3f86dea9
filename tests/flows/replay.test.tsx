import '#tests/support/noPreload';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { readStartedPayment, storeStartedPayment } from '#src/api/cartLock';
import { leaveReplay } from '#src/app/qa/replay';
import { replayFromAddress } from '#src/app/qa/start';
import { canonicalJson } from '#src/snapshots/canonical';
import type { Snapshot } from '#src/snapshots/format';
import { takeSnapshot } from '#src/snapshots/takeSnapshot';
import { refusals } from '#src/snapshots/snapshots.texts';
import { VERSION } from '#src/snapshots/version';
import { leaveReactUnwrapped, openShopWithQaTools, removeQaTools } from '#tests/support/qaTools';
import { HERE } from '#tests/support/snapshotSample';
import { HOST, openShop, useMockBackend } from '#tests/support/shop';
import { enterText } from '#tests/support/enterText';
import { openOrders, searchBox } from '#tests/support/ordersList';

const backend = useMockBackend();

afterEach(removeQaTools);

/** Takes a snapshot of a page that was opened with its own mock backend. */
async function snapshotOf(path: string, shows: string | RegExp): Promise<Snapshot> {
  const { store } = await openShop(backend, path);
  await screen.findAllByText(shows);
  const snapshot = takeSnapshot(store.getState(), { ...HERE, route: path });
  cleanup();
  return snapshot;
}

describe('a replay', () => {
  it('finds the customers that the page had found', async () => {
    const { store, user } = await openOrders(backend);
    await user.type(searchBox(), 'nicolò');
    await user.click(await screen.findByRole('button', { name: /^Cerca «nicolò»/ }));
    const count = /^\d+ ordini su \d+ trovati per nome, cognome o email$/;
    const { textContent: shown } = await screen.findByText(count);
    const snapshot = takeSnapshot(store.getState(), { ...HERE, route: '/admin/all-orders' });
    expect(JSON.stringify(snapshot)).not.toMatch(/nicol[oò]/i);
    cleanup();
    await openShopWithQaTools(backend, '/login');
    await screen.findByLabelText(/^Email/);
    await window.__shop?.replay(snapshot);
    expect(screen.getByText(count)).toHaveTextContent(shown);
    expect(searchBox()).toHaveValue('cercato');
  });

  it('shows the page of the snapshot without a call, and then the live page again', async () => {
    const snapshot = await snapshotOf('/order/get/B2018-000250', 'Annulla ordine');
    const { store, user } = await openShopWithQaTools(backend, '/login');
    await enterText(user, await screen.findByLabelText(/^Email/), 'ada@posta.example');
    const before = store.getState();
    const stored = JSON.stringify([localStorage, sessionStorage]);
    backend.seen.length = 0;

    await window.__shop?.replay(snapshot);
    const banner = screen.getByRole('region', { name: 'Riproduzione' });
    expect(banner).toHaveTextContent('/order/get/B2018-000250 · finestra 1280 × 800');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ordine B2018-000250');
    expect(screen.getByText(/Nome 1/)).toBeInTheDocument();
    expect(screen.queryByLabelText(/^Email/)).not.toBeInTheDocument();
    expect(await window.__shop?.snapshot()).toEqual(snapshot);

    await user.click(screen.getByRole('button', { name: 'Annulla ordine' }));
    expect(
      await screen.findByText('Questa è una riproduzione: la modifica non è stata inviata.'),
    ).toBeInTheDocument();
    expect(backend.seen).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Esci dalla riproduzione' }));
    expect(await screen.findByLabelText(/^Email/)).toHaveValue('ada@posta.example');
    expect(document.title).toContain('Accesso');
    expect(store.getState().entities).toBe(before.entities);
    expect(store.getState().notifications).toBe(before.notifications);
    expect(JSON.stringify([localStorage, sessionStorage])).toBe(stored);
    await waitFor(() => expect(banner).not.toBeInTheDocument());
  });

  it('of an administrator’s page leaves the storage of the tab as it is', async () => {
    const { store } = await openOrders(backend);
    const route = '/order/get/B2018-000250';
    const snapshot = takeSnapshot(store.getState(), { ...HERE, route });
    cleanup();
    await openShopWithQaTools(backend, '/chi-siamo');
    const stored = JSON.stringify([localStorage, sessionStorage]);
    await window.__shop?.replay(snapshot);
    expect(JSON.stringify([localStorage, sessionStorage])).toBe(stored);
  });

  it('of a payment that failed leaves the one as it is that this tab has started', async () => {
    const snapshot = await snapshotOf('/payment/failed', 'Riprova il pagamento');
    await openShopWithQaTools(backend, '/chi-siamo');
    storeStartedPayment({ address: 'https://pay.example/1' });
    await window.__shop?.replay(snapshot);
    expect(screen.getByText('Riprova il pagamento')).toBeVisible();
    expect(readStartedPayment()).toEqual({ address: 'https://pay.example/1' });
  });

  it('of an open dialog lets a tester write a note', async () => {
    const { store, user } = await openShop(backend, '/product/101');
    await user.click(await screen.findByRole('button', { name: /^Ingrandisci/ }));
    await screen.findByRole('dialog');
    const snapshot = takeSnapshot(store.getState(), { ...HERE, route: '/product/101' });
    cleanup();
    await openShopWithQaTools(backend, '/chi-siamo');
    await window.__shop?.replay(snapshot);
    await screen.findByRole('dialog');
    await user.click(await screen.findByRole('button', { name: 'Condividi' }));
    await user.click(screen.getByRole('textbox', { name: /^Nota/ }));
    await user.keyboard('troppo scura');
    expect(screen.getByRole('textbox', { name: /^Nota/ })).toHaveValue('troppo scura');
  });

  it('keeps the tools when a tester opens a dialog in it', async () => {
    const snapshot = await snapshotOf('/product/101', /^Orsacchiotto/);
    await openShopWithQaTools(backend, '/chi-siamo');
    await window.__shop?.replay(snapshot);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /^Ingrandisci/ }));
    await screen.findByRole('dialog');
    expect(await screen.findByRole('button', { name: 'Esci dalla riproduzione' })).toBeVisible();
  });

  it('draws its pictures itself, without requests', async () => {
    const snapshot = await snapshotOf('/dicono-di-noi', 'Next');
    await openShopWithQaTools(backend, '/chi-siamo');
    await window.__shop?.replay(snapshot);
    await screen.findByText('Next');
    const pictures = [...document.querySelectorAll('main img')];
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      expect(picture.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
    }
  });

  it('shows a loading page as loading forever', async () => {
    const snapshot = await snapshotOf('/dicono-di-noi', 'Next');
    const { queries } = snapshot.state;
    snapshot.state.queries = queries.filter(({ endpoint }) => endpoint !== 'getAllFeedback');
    await openShopWithQaTools(backend, '/chi-siamo');
    await window.__shop?.replay(snapshot);
    expect(screen.getByText('Caricamento feedback...')).toBeInTheDocument();
  });

  it('is refused with the reason, and nothing changes', async () => {
    const { store, user } = await openShopWithQaTools(backend, '/chi-siamo');
    const before = store.getState();
    const newer = { ...(await window.__shop?.snapshot()), version: 7 };
    await expect(window.__shop?.replay(newer)).rejects.toThrow(refusals.newer(7, VERSION));

    await user.click(screen.getByRole('button', { name: 'QA' }));
    const file = new File(['{"name": "altro"}'], 'altro.json', { type: 'application/json' });
    await user.upload(screen.getByLabelText('File dello snapshot'), file);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(refusals.foreign);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Chi siamo');
    // Except for the subscriptions, which the cache records a little later.
    const unchanged = (state: typeof before) => ({ ...state, api: state.api.queries });
    expect(unchanged(store.getState())).toEqual(unchanged(before));
    await user.click(within(alert).getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
  });

  it('starts with a file that is dropped on the page', async () => {
    const snapshot = await snapshotOf('/contattaci', /9:00/);
    await openShopWithQaTools(backend, '/chi-siamo');
    const file = new File([canonicalJson(snapshot)], 'segnalazione.json');
    const dataTransfer = { files: [file], types: ['Files'] };
    await waitFor(() => {
      fireEvent.dragOver(document.body, { dataTransfer });
      expect(screen.getByText('Lascia qui il file per riprodurlo')).toBeInTheDocument();
    });
    fireEvent.drop(document.body, { dataTransfer });
    expect(await screen.findByRole('heading', { name: 'Contattaci' })).toBeInTheDocument();
    leaveReplay();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Chi siamo');
  });
});

describe('?replay=', () => {
  const file = (body: string) =>
    backend.server.use(http.get(`${HOST}/pagina.json`, () => HttpResponse.text(body)));

  it('replays a file of this site without a live shop', async () => {
    const snapshot = await snapshotOf('/politica-di-reso', /30 giorni/);
    file(canonicalJson(snapshot));
    backend.seen.length = 0;
    history.replaceState(null, '', '/?replay=/pagina.json');
    leaveReactUnwrapped();
    const { isReplayed } = await replayFromAddress();
    expect(isReplayed).toBe(true);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Politica di reso');
    expect(backend.seen.map(({ path }) => path)).toEqual(['/pagina.json']);
    expect(await window.__shop?.snapshot()).toEqual(snapshot);
  });

  it.each([
    ['https://altrove.example/pagina.json', refusals.otherOrigin],
    ['//altrove.example/pagina.json', refusals.otherOrigin],
    ['data:application/json,{}', refusals.otherOrigin],
    ['/manca.json', refusals.notFound(404)],
  ])('refuses %s', async (address, reason) => {
    backend.fail('get', '/manca.json', 404);
    history.replaceState(null, '', `/?${new URLSearchParams({ replay: address }).toString()}`);
    expect(await replayFromAddress()).toEqual({ isReplayed: false, refused: reason });
    await waitFor(() => expect(window.__shop).toBeUndefined());
  });
});
