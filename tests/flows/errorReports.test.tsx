import { boot } from '#src/api/boot';
import '#tests/support/reportingBuild';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { tick } from '#src/api/logicalClock';
import { loadReports } from '#src/features/problem-report/loadReports';
import { entitiesLearned, selectEntity } from '#src/entities/entities';
import { readReplay } from '#src/snapshots/readReplay';
import { snapshotAt } from '#src/snapshots/readRecording';
import {
  rejectUnhandled,
  throwUncaught,
  useReports,
  violatePolicy,
  reportsDone,
  type ReceivedReport,
} from '#tests/support/reports';
import { openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
const { reports, start, firstReport } = useReports(backend);

function snapshotOf({ files }: ReceivedReport) {
  const reading = readReplay(files['pagina.json'] ?? '');
  if (!('snapshot' in reading)) throw new Error(JSON.stringify(reading).slice(0, 300));
  return reading.snapshot;
}

describe('a report', () => {
  it('describes an uncaught error, with the page and its last minute', async () => {
    const { store, user } = await openShop(backend, '/product/101');
    start(store);
    await user.click(await screen.findByRole('button', { name: 'Aggiungi al carrello' }));
    await screen.findByRole('link', { name: 'Carrello, 1 articolo' });
    throwUncaught(new TypeError("Cannot read properties of undefined (reading 'title')"));
    const report = await firstReport();
    expect(report.type).toBe('event');
    expect(report.event).toMatchObject({
      tags: { kind: 'uncaught', route: expect.stringMatching(/^\/(product\/:id|cart)$/) as string },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: "Cannot read properties of undefined (xxxxxxx 'xxxxx')",
          },
        ],
      },
    });
    for (const absent of ['request', 'user', 'extra', 'server_name', 'modules']) {
      expect(report.event).not.toHaveProperty(absent);
    }
    const crumbs = report.event.breadcrumbs?.map(({ message }) => message) ?? [];
    expect(crumbs).toContain('addToCart fulfilled');
    expect(crumbs).toContainEqual(expect.stringMatching(/^POST \/cart\/add\/101\/\*\*\*: 200$/));
    expect(report.text).not.toMatch(/jsdom|user-?agent|trace_id/i);
    expect(report.event.sdk?.settings).toEqual({ infer_ip: 'never' });

    const { state } = snapshotOf(report);
    expect(state.entities.products.map(({ id }) => id)).toContain('101');
    const recording = readReplay(report.files['registrazione.json'] ?? '');
    if (!('recording' in recording)) throw new Error(JSON.stringify(recording).slice(0, 300));
    const { moments } = recording.recording;
    expect(snapshotAt(recording.recording, moments.length).state).toEqual(state);
    expect(report.files['registrazione.json']?.length).toBeLessThanOrEqual(200_000);
  });

  it('describes an unhandled rejection with any value', async () => {
    const { store } = await openShop(backend, '/chi-siamo');
    start(store);
    rejectUnhandled({ name: 'Mario', email: 'mario@posta.example' });
    const { event, text: sent } = await firstReport();
    expect(event.tags).toEqual({ kind: 'rejection', route: '/chi-siamo' });
    expect(event.exception?.values[0]).toMatchObject({
      type: 'Error',
      value: 'Object captured as promise rejection with keys: xxxxx, xxxx',
    });
    expect(sent).not.toMatch(/mario/i);
  });

  it('describes the strangest values that are thrown', async () => {
    const { store } = await openShop(backend, '/chi-siamo');
    start(store);
    const circular: Record<string, unknown> = { toString: null };
    circular['Mario'] = circular;
    for (const thrown of [Object.create(null), circular, Symbol('Mario')]) throwUncaught(thrown);
    await waitFor(() => expect(reports).toHaveLength(3));
    for (const { event, text } of reports) {
      expect(event.exception?.values[0]?.type).toBe('Error');
      expect(text).not.toMatch(/mario/i);
    }
  });

  it('describes a violation of the policy, without addresses', async () => {
    const { store } = await openShop(backend, '/contattaci');
    start(store);
    violatePolicy({});
    const { event, text: sent } = await firstReport();
    expect(event.tags?.['kind']).toBe('policy');
    expect(event.message).toBe(
      `connect-src: another host (https:) (${location.origin}/assets/shop.js:1:2)`,
    );
    expect(sent).not.toContain('altrove');
  });

  it('describes an error that a boundary has caught, with the screen that broke', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const number = 'B2018-000001';
    const { store } = await openShop(backend, `/order/get/${number}`);
    await screen.findByRole('button', { name: 'Annulla ordine' });
    start(store);
    const order = selectEntity(store.getState(), 'orders', number);
    if (!order) throw new Error('the order is not there');
    // Parsers refuse such a time, as no date can show it.
    const orders = [{ ...order, placedAt: 9e15 }];
    store.dispatch(entitiesLearned({ asOf: tick(), orders }));
    const report = await firstReport();
    expect(report.event.tags).toEqual({ kind: 'boundary', route: '/order/get/:orderNumber' });
    expect(report.event.exception?.values[0]).toMatchObject({
      type: 'RangeError',
      value: 'Invalid time value',
    });
    expect(report.files['pagina.json']).toContain('9000000000000000');
  });

  it('describes a failed call, once, with what the page then shows', async () => {
    backend.fail('post', '/cart/add/*', () => new HttpResponse('guasto', { status: 500 }));
    const { store, user } = await openShop(backend, '/product/101');
    start(store);
    await user.click(await screen.findByRole('button', { name: 'Aggiungi al carrello' }));
    const report = await firstReport();
    expect(report.event).toMatchObject({
      message: 'addToCart: http 500',
      tags: { kind: 'call', route: '/product/:id' },
    });
    const [notification] = snapshotOf(report).state.notifications;
    expect(notification).toMatchObject({ severity: 'error' });
    await user.click(screen.getByRole('button', { name: 'Aggiungi al carrello' }));
    await reportsDone();
    expect(reports).toHaveLength(1);
  });

  it('describes a failed read, after its retries', async () => {
    backend.fail('get', '/feedback/getAll', () => new HttpResponse('guasto', { status: 503 }));
    const { store } = await openShop(backend, '/dicono-di-noi');
    start(store);
    const { event } = await firstReport();
    expect(event).toMatchObject({ message: 'getAllFeedback: http 503', tags: { kind: 'call' } });
  });

  it.each([
    ['a refusal', undefined],
    ['a mistake of the user', new HttpResponse(null, { status: 404 })],
  ])('is not made for %s', async (_, reply) => {
    // Without a reply the mock backend answers that there is no such order.
    const answer = backend.hold('get', '/order/get/NESSUNO');
    const { store } = await openShop(backend, '/order/get/NESSUNO');
    start(store);
    throwUncaught(new Error('load failed'));
    await firstReport(); // errors are followed
    answer(reply);
    await waitFor(() =>
      expect(Object.values(store.getState().api.queries)).toContainEqual(
        expect.objectContaining({ status: 'rejected', endpointName: 'getOrder' }),
      ),
    );
    await reportsDone();
    expect(reports.map(({ event }) => event.tags?.['kind'])).toEqual(['uncaught']);
  });

  it('is sent without a page of more than 1,000 orders', async () => {
    const number = 'B2018-000001';
    const { store } = await openShop(backend, `/order/get/${number}`);
    await screen.findByRole('button', { name: 'Annulla ordine' });
    const order = selectEntity(store.getState(), 'orders', number);
    if (!order) throw new Error('the order is not there');
    const orders = Array.from({ length: 1_001 }, (_, at) => ({ ...order, orderNumber: `N${at}` }));
    store.dispatch(entitiesLearned({ asOf: tick(), orders }));
    start(store);
    throwUncaught(new Error('load failed'));
    expect((await firstReport()).files).toEqual({});
  });

  it('is sent without the page if the store is broken', async () => {
    const { store } = await openShop(backend, '/chi-siamo');
    start(store);
    const orders = [{ orderNumber: 'B2018-000001', lines: null } as never];
    store.dispatch(entitiesLearned({ asOf: tick(), orders }));
    throwUncaught(new Error('load failed'));
    const { event, files } = await firstReport();
    expect(event.exception?.values[0]?.value).toBe('load failed');
    expect(files).toEqual({});
  });
});

it('includes what failed before reporting had loaded', async () => {
  const { store } = await openShop(backend, '/chi-siamo');
  boot.earlyErrors = [
    new ErrorEvent('error', { error: new Error('load failed') }),
    new CustomEvent('callfailed', { detail: ['getCart', { kind: 'timeout' }] }),
  ];
  loadReports(store);
  await waitFor(() => expect(reports).toHaveLength(2));
  const said = reports.map(({ event }) => event.exception?.values[0]?.value ?? event.message);
  expect(new Set(said)).toEqual(new Set(['getCart: timeout', 'load failed']));
});
