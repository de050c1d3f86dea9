import '#tests/support/reportingBuild';
import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { startErrorReports } from '#src/features/problem-report/errorReports';
import { receiveReports, stubNavigator, throwUncaught, reportsDone } from '#tests/support/reports';
import { fakeIndexedDb } from '#tests/support/reportsDatabase';
import { openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
let end = () => {};

afterEach(() => end());

/** Opens a page that sends reports. */
async function openReportingShop() {
  const shop = await openShop(backend, '/chi-siamo');
  end = startErrorReports(shop.store);
  return shop;
}

it('at most ten reports wait for the connection, and are sent later', async () => {
  const { entries, indexedDB } = fakeIndexedDb();
  vi.stubGlobal('indexedDB', indexedDB);
  const reports = receiveReports(backend.server);
  await openReportingShop();
  stubNavigator({ onLine: false });
  for (let length = 1; length <= 12; length += 1) {
    throwUncaught(new Error(`${'x'.repeat(length)} is not a function`));
  }
  await waitFor(() => expect(entries.size).toBe(10));
  expect(reports).toEqual([]);
  stubNavigator({ onLine: true });
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(reports).toHaveLength(10), { timeout: 10_000 });
  expect(entries.size).toBe(0);
  expect(Object.keys(reports[0]?.files ?? {})).toContain('pagina.json');
});

it('reports that waited since an earlier visit are sent in the next one', async () => {
  const { entries, indexedDB } = fakeIndexedDb();
  vi.stubGlobal('indexedDB', indexedDB);
  vi.resetModules();
  const { startErrorReports: startAgain } =
    await import('#src/features/problem-report/errorReports');
  entries.set(1, '{}\n{"type":"event"}\n{"message":"prima"}');
  localStorage.setItem('reportsSent', JSON.stringify([{ at: 1, error: '' }]));
  const reports = receiveReports(backend.server);
  end = startAgain(null);
  await waitFor(() => expect(reports).toHaveLength(1), { timeout: 10_000 });
  expect(reports[0]?.event.message).toBe('prima');
  expect(entries.size).toBe(0);
});

it('a report is not sent again to a failing server', async () => {
  const reports = receiveReports(backend.server, () => new HttpResponse('', { status: 500 }));
  await openReportingShop();
  throwUncaught(new Error('load failed'));
  await waitFor(() => expect(reports).toHaveLength(1));
  await reportsDone();
  expect(reports).toHaveLength(1);
});
