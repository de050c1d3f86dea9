import '#tests/support/reportingBuild';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadReports } from '#src/features/problem-report/loadReports';
import { fillCart } from '#tests/support/cart';
import {
  stubNavigator,
  throwUncaught,
  useReports,
  violatePolicy,
  waitInVain,
} from '#tests/support/reports';
import { answers } from '#tests/support/secretAnswers';
import { foundIn, SECRET_MARKERS, text, withSecretMarkers } from '#tests/support/secretMarkers';
import { HOST, openShop, useMockBackend } from '#tests/support/shop';

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
    await waitInVain();
    expect(reports).toHaveLength(1);
  });

  it('is more than ten reports an hour', async () => {
    const { store } = await openShop(backend, '/chi-siamo');
    start(store);
    const words = 'map filter find some every join slice concat push pop shift sort'.split(' ');
    for (const word of words) throwUncaught(new Error(`${word} is not a function`));
    await waitFor(() => expect(reports).toHaveLength(10));
    await waitInVain();
    expect(reports).toHaveLength(10);
    const stored = localStorage.getItem('reportsSent') ?? '';
    expect(stored).toMatch(/^\[(\{"at":\d+,"error":"[0-9a-f]+"\},?){10}\]$/);
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'is anything where the browser says %o',
    async (wish) => {
      stubNavigator(wish);
      const { store } = await openShop(backend, '/chi-siamo');
      globalThis.earlyErrors = [new ErrorEvent('error', { error: new Error('load failed') })];
      loadReports(store);
      await waitInVain();
      expect(reports).toEqual([]);
      expect(globalThis.earlyErrors).toBeUndefined();
      expect(localStorage.getItem('reportsSent')).toBeNull();
    },
  );

  it('is an error of an extension of the browser, or a remark of the browser', async () => {
    const { store } = await openShop(backend, '/chi-siamo');
    start(store);
    const error = new Error('load failed');
    error.stack = 'Error: load failed\n    at run (chrome-extension://abcdef/content.js:1:2)';
    throwUncaught(error);
    dispatchEvent(
      new ErrorEvent('error', {
        message: 'ResizeObserver loop completed with undelivered notifications.',
      }),
    );
    violatePolicy({ sourceFile: 'moz-extension' + '://abc/x.js' });
    await waitInVain();
    expect(reports).toEqual([]);
  });

  it('is anything secret or personal', async () => {
    backend.server.use(...answers);
    const { store, user } = await openShop(backend, '/cart', {
      change: withSecretMarkers,
      cart: fillCart([['101', 1]]),
    });
    start(store);
    for (const [label, value] of [
      ['Nome', text.name],
      ['Cognome', text.surname],
      ['Email', text.email],
    ] as const) {
      await user.type(await screen.findByLabelText(label), value);
    }
    const said = Object.values(SECRET_MARKERS).map((marker) => marker.text);
    const error = new Error(`Could not save ${said.join(', ')} at ${HOST}/order/get/B2018-000001`);
    error.name = text.surname;
    error.stack = `Error: ${error.message}\n    at save (${HOST}/order/get/${text.email}:1:2)`;
    throwUncaught(error);
    const report = await firstReport();
    expect(report.event.exception?.values[0]).toMatchObject({ type: 'Error' });
    expect(Object.keys(report.files)).toEqual(['pagina.json', 'registrazione.json']);
    expect(foundIn(report.text)).toEqual([]);
    expect(report.text).not.toContain('/order/get/B2018-000001');
  });
});
