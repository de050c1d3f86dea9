import { boot } from '#src/api/boot';
import '#tests/support/reportingBuild';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { notificationAdded } from '#src/features/notifications/notificationsSlice';
import { orderRemembered } from '#src/features/order/recentOrdersSlice';
import { loadReports } from '#src/features/problem-report/loadReports';
import type { Snapshot } from '#src/snapshots/format';
import { makeReport } from '#src/snapshots/takeSnapshot';
import { adminToken, NUMBER, withOrder } from '#tests/support/orders';
import {
  stubNavigator,
  throwUncaught,
  useReports,
  violatePolicy,
  reportsDone,
} from '#tests/support/reports';
import { openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
const { reports, start, firstReport } = useReports(backend);

describe('what is not sent', () => {
  it('is the same error again, also after a reload', async () => {
    const { store } = await openShop(backend, '/chi-siamo');
    const end = start(store);
    const error = new Error('load failed');
    throwUncaught(error);
    await firstReport();
    throwUncaught(error);
    end();
    start(store);
    throwUncaught(error);
    await reportsDone();
    expect(reports).toHaveLength(1);
  });

  it('is more than ten reports an hour', async () => {
    const { store } = await openShop(backend, '/chi-siamo');
    start(store);
    for (let length = 1; length <= 12; length += 1) {
      throwUncaught(new Error(`${'x'.repeat(length)} is not a function`));
    }
    await waitFor(() => expect(reports).toHaveLength(10));
    await reportsDone();
    expect(reports).toHaveLength(10);
    const stored = localStorage.getItem('reportsSent') ?? '';
    expect(stored).toMatch(/^\[(\{"at":\d+,"error":"[0-9a-f]+"\},?){10}\]$/);
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'is anything if the browser says %o',
    async (wish) => {
      stubNavigator(wish);
      const { store } = await openShop(backend, '/chi-siamo');
      boot.earlyErrors = [new ErrorEvent('error', { error: new Error('load failed') })];
      loadReports(store);
      // Nothing loads now, or with the next problem.
      expect(boot.onEarlyError).toBeUndefined();
      expect(reports).toEqual([]);
      expect(boot.earlyErrors).toBeUndefined();
      expect(localStorage.getItem('reportsSent')).toBeNull();
    },
  );

  it('is an error of an extension, or a notice of the browser', async () => {
    const { store } = await openShop(backend, '/chi-siamo');
    start(store);
    const error = new Error('load failed');
    error.stack = 'Error: load failed\n    at run (chrome-extension://abcdef/content.js:1:2)';
    throwUncaught(error);
    dispatchEvent(
      new ErrorEvent('error', {
        message: 'ResizeObserver loop limit exceeded',
      }),
    );
    violatePolicy({ sourceFile: 'moz-extension' + '://abc/x.js' });
    await reportsDone();
    expect(reports).toEqual([]);
  });

  it('is the number of an order, which gives access to a name and an address', async () => {
    const { store, user } = await openShop(backend, `/order/get/${NUMBER}`, {
      change: withOrder({}),
    });
    await screen.findByRole('button', { name: 'Annulla ordine' });
    start(store);
    store.dispatch(orderRemembered({ orderNumber: NUMBER, seenAt: 1 }));
    store.dispatch(notificationAdded('info', `Ordine ${NUMBER}: visto`));
    await user.click(screen.getByRole('button', { name: 'Annulla ordine' }));
    await screen.findByText("Richiesta d'annullamento inoltrata!");
    throwUncaught(new Error(`no order #${NUMBER}, nor #1234`));
    const report = await firstReport();
    expect(report.event.breadcrumbs?.map(({ message }) => message)).toContain(
      'DELETE /order/annul/ID-1: 200',
    );
    expect(JSON.parse(report.files['pagina.json'] ?? '')).toMatchObject({
      route: '/order/get/ID-1',
      state: {
        entities: { orders: [{ id: 'ID-1', body: { orderNumber: 'ID-1' } }] },
        recentOrders: [{ orderNumber: 'ID-1' }],
      },
    });
    expect(report.text).not.toMatch(new RegExp(`${NUMBER}|PROVA|1234`));
    // A file that the user saves may show which order it is.
    expect(makeReport(store.getState()).text).toContain(NUMBER);
  });

  it('is a number for which the orders are searched, though the replay finds the same ones', async () => {
    const { store } = await openShop(backend, `/admin/all-orders?q=${NUMBER.slice(-5)}`, {
      change: withOrder({}),
      token: await adminToken(),
    });
    await screen.findAllByText(NUMBER);
    start(store);
    throwUncaught(new Error('load failed'));
    const { text: sent, files } = await firstReport();
    expect(sent).not.toContain(NUMBER.slice(-5));
    const { route, state } = JSON.parse(files['pagina.json'] ?? '') as Snapshot;
    expect(route).toBe('/admin/all-orders?q=cercato');
    const numbers = state.entities.orders.map(({ body }) => body?.orderNumber ?? '');
    expect(numbers.filter((number) => number.includes('cercato'))).toHaveLength(1);
  });
});
