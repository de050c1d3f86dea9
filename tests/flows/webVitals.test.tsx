import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Metric } from 'web-vitals';
import { startErrorReports } from '#src/features/problem-report/errorReports';
import type { ShopStore } from '#src/store/makeStore';
import { receiveReports, reportsDone } from '#tests/support/reports';
import { openAboutPage, openShop, useMockBackend } from '#tests/support/shop';

/** jsdom measures nothing: the test provides what a browser would have measured. */
const measured = vi.hoisted(() => {
  vi.stubEnv('VITE_SENTRY_DSN', 'https://chiave@errori.test/1');
  vi.stubEnv('VITE_VITALS_SAMPLE', '0.1');
  return new Map<string, (metric: Metric) => void>();
});
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'INP', 'LCP', 'TTFB'].map((name) => [
      `on${name}`,
      (report: (metric: Metric) => void) => measured.set(name, report),
    ]),
  ),
);

const backend = useMockBackend();
let end = () => {};

afterEach(() => {
  end();
  vi.restoreAllMocks();
  measured.clear();
});

/** Starts the reports of a visit with this random number. */
function draw(number: number, store: ShopStore): void {
  const random = vi.spyOn(Math, 'random').mockReturnValue(number);
  end = startErrorReports(store);
  random.mockRestore(); // ids need random numbers too
}

function measure(name: string, value: number, startTime: number): void {
  measured.get(name)?.({ name, value, entries: [{ startTime }] } as unknown as Metric);
}

function hidePage(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

it('figures of a visit are sent once, when it is hidden, with their routes', async () => {
  const reports = receiveReports(backend.server);
  const { store, user } = await openShop(backend, '/product/101');
  draw(0.09, store);
  await waitFor(() => expect(measured.size).toBe(4));
  await openAboutPage(user);
  measure('TTFB', 120.4, 0);
  measure('LCP', 1_800.6, 1_800);
  measure('CLS', 0.012_34, 1);
  measure('INP', 88, performance.now());
  hidePage();
  await waitFor(() => expect(reports).toHaveLength(2));
  hidePage();
  await reportsDone();
  expect(reports.map(({ type, event, files }) => ({ type, event, files }))).toMatchObject([
    {
      type: 'transaction',
      event: {
        tags: { kind: 'vitals', route: '/product/:id' },
        measurements: {
          ttfb: { value: 120, unit: 'millisecond' },
          lcp: { value: 1_801, unit: 'millisecond' },
          cls: { value: 0.0123, unit: '' },
        },
      },
      files: {},
    },
    {
      type: 'transaction',
      event: {
        tags: { kind: 'vitals', route: '/chi-siamo' },
        measurements: { inp: { value: 88, unit: 'millisecond' } },
      },
    },
  ]);
});

it('a visit outside the sample is not measured', async () => {
  const reports = receiveReports(backend.server);
  const { store } = await openShop(backend, '/chi-siamo');
  draw(0.1, store);
  hidePage();
  // Otherwise the file that measures would have loaded by now.
  await import('#src/features/problem-report/webVitals');
  await reportsDone();
  expect(measured.size).toBe(0);
  expect(reports).toEqual([]);
});
