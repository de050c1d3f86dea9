import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allowConsoleError } from '#tests/support/consoleErrors';
import { adminToken, NUMBER, withOrder } from '#tests/support/orders';
import { HOST, openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

const BANNER = "Sei offline: vedi il catalogo dell'ultima visita.";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const PRODUCT = {
  id: '101',
  name: 'bruno',
  title: 'Bruno di ieri',
  price: 24.9,
  description: '',
  category: 'Giochi',
  stock: 3,
  fileNames: [],
};

/** Stops the backend: the worker has a copy of the catalogue only, and the cart's failure is logged. */
function takeBackendAway(): void {
  allowConsoleError(/^Carrello non caricato/);
  const headers = { 'X-Offline-Copy': 'true' };
  backend.server.use(
    http.get(`${HOST}/insertion/getAll`, () => HttpResponse.json([PRODUCT], { headers })),
    http.get(`${HOST}/insertion/getId`, () => HttpResponse.json(PRODUCT, { headers })),
    http.all(`${HOST}/*`, () => HttpResponse.error()),
  );
}

function look(isLookedAt: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isLookedAt ? 'visible' : 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

async function wait(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Returns when the backend received reads, in milliseconds from now on; each failing read is tried three times. */
async function askedWithin(ms: number): Promise<number[]> {
  const begun = Date.now();
  const times: number[] = [];
  for (let passed = 0; passed < ms; passed += 500) {
    const before = backend.seen.length;
    await wait(500);
    if (backend.seen.length > before) times.push(Date.now() - begun);
  }
  return times;
}

it('goes from a product page when the backend answers again, and its product is read again', async () => {
  takeBackendAway();
  await openShop(backend, '/product/101');
  expect(await screen.findByText(BANNER)).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Bruno di ieri' })).toBeVisible();
  backend.server.resetHandlers();
  await wait(2_500);
  expect(await screen.findByRole('heading', { level: 1, name: /Orsacchiotto/ })).toBeVisible();
  expect(screen.queryByText(BANNER)).toBeNull();
  expect(await screen.findByRole('table', { name: 'Feedback' })).toBeVisible();
});

it('goes with the old catalogue, which no page shows later', async () => {
  takeBackendAway();
  const { user } = await openShop(backend, '/');
  await user.click(await screen.findByRole('link', { name: 'Bruno di ieri' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bruno di ieri' })).toBeVisible();
  backend.server.resetHandlers();
  await wait(2_500);
  await expect.poll(() => screen.queryByText(BANNER)).toBeNull();
  await user.click(screen.getAllByRole('link', { name: /Bottega/ })[0] as HTMLElement);
  expect(await screen.findByRole('article', { name: /Orsacchiotto/ })).toBeVisible();
});

it('retries less and less often, not while hidden, and at once when shown', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  takeBackendAway();
  await openShop(backend, '/product/101');
  await screen.findByText(BANNER);
  await wait(1_500); // the first reads and their retries
  backend.seen.length = 0;
  const asked = await askedWithin(240_000);
  expect(asked.length).toBeGreaterThan(6);
  expect(asked.length).toBeLessThan(22);
  const late = asked.filter((time) => time > 126_000);
  expect(late.length).toBeGreaterThan(0);
  expect(late.length).toBeLessThanOrEqual(6);
  look(false);
  await wait(1_500);
  expect(await askedWithin(120_000)).toEqual([]);
  look(true);
  expect(await askedWithin(500)).toHaveLength(1);
  backend.server.resetHandlers();
  look(false);
  look(true);
  await expect.poll(() => screen.queryByText(BANNER)).toBeNull();
});

it.each([
  [`/order/get/${NUMBER}`, '/order/get/:number', `Ordine ${NUMBER}`],
  ['/admin/profile', '/admin/myProfile', 'Profilo'],
  ['/admin/all', '/admin/getAll', 'Amministratori'],
  ['/product/101', '/insertion/getId', /^Orsacchiotto/],
  ['/dicono-di-noi', '/feedback/getAll', 'Dicono di noi'],
])('%s keeps the focus in the page after a retry', async (path, call, title) => {
  const restore = backend.fail('get', call, 400);
  const { user } = await openShop(backend, path, {
    token: await adminToken(),
    change: withOrder(),
  });
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  restore();
  act(() => retry.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull());
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1, name: title })).toHaveFocus();
  });
});
