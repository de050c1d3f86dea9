import { readdirSync } from 'node:fs';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { listReports } from '#mocks/reports/reportFolder';
import { envelope, EVENT, EVENT_ID, PAGE, useReceiver } from '#tests/support/reportReceiver';

const { current, start, send } = useReceiver();

/** Sends, and returns the status and why it was refused. */
async function outcome(sent: Promise<Response>): Promise<[number, string | undefined]> {
  const response = await sent;
  const { detail } = (await response.json()) as { detail?: string };
  return [response.status, detail];
}

describe('an envelope that is sent', () => {
  it('is kept part by part, byte by byte, and listed', async () => {
    const picture = Buffer.from([0, 10, 13, 10, 255, 10, 123]);
    const response = await send(
      envelope(EVENT, [PAGE, { name: 'registrazione.json.gz', body: picture }]),
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ id: EVENT_ID });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');

    const [report, ...others] = await listReports(current.folder);
    expect(others).toEqual([]);
    expect(report).toMatchObject({
      kind: 'uncaught',
      message: 'TypeError: prezzo non leggibile',
      route: '/product/:id',
      release: '0.1.0+1795384000000',
      happenedAt: '2026-11-22T22:00:00.500Z',
      project: '1',
      files: [
        { name: 'event.json', type: 'event' },
        { name: 'pagina.json', type: 'attachment', size: 29 },
        { name: 'registrazione.json.gz', type: 'attachment', size: 7 },
      ],
    });
    const file = await fetch(
      `${current.receiver.origin}/reports/${report?.id}/registrazione.json.gz`,
    );
    expect(Buffer.from(await file.arrayBuffer()).equals(picture)).toBe(true);
    expect(current.receiver.envelopeCount()).toBe(1);
  });

  it('may be words of a person', async () => {
    const feedback = { contexts: { feedback: { message: 'Non va' } }, tags: [['route', '/cart']] };
    await send(
      Buffer.from(`{"event_id":"${EVENT_ID}"}\n{"type":"feedback"}\n${JSON.stringify(feedback)}`),
    );
    expect(await listReports(current.folder)).toMatchObject([
      { kind: 'person', message: 'Non va', route: '/cart' },
    ]);
  });

  it('may hold more than one event: it is listed by the first', async () => {
    const items = ['uno', 'due'].map((message) => `{"type":"event"}\n{"message":"${message}"}`);
    await send(Buffer.from(['{}', ...items].join('\n')));
    expect(await listReports(current.folder)).toMatchObject([
      { message: 'uno', files: [{ name: 'event.json' }, { name: '2-event.json' }] },
    ]);
  });

  it('is accepted and not kept where it says nothing of a page', async () => {
    const response = await send(Buffer.from('{}\n{"type":"client_report"}\n{}'));
    expect(response.status).toBe(200);
    expect(await listReports(current.folder)).toEqual([]);
    expect((await send(Buffer.from('{}'))).status).toBe(200);
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('may be packed by %s', async (encoding, pack) => {
    const sent = envelope(EVENT, [PAGE]);
    const response = await send(pack(sent), { 'content-encoding': encoding });
    expect(response.status).toBe(200);
    expect(await listReports(current.folder)).toHaveLength(1);
    const spoiled = Buffer.from(sent);
    expect(await outcome(send(spoiled, { 'content-encoding': encoding }))).toEqual([
      400,
      `the body is no ${encoding}`,
    ]);
  });

  it('may come from a page of any origin, which asks first', async () => {
    const response = await fetch(`${current.receiver.origin}/api/1/envelope/?sentry_key=public`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://negozio.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-encoding,x-sentry-auth',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toMatch(
      /content-encoding, x-sentry-auth/,
    );
    expect(current.receiver.envelopeCount()).toBe(0);
  });

  it('has a key: in the address, in a header or in itself, the same everywhere', async () => {
    const address = `${current.receiver.origin}/api/1/envelope/`;
    const post = (query: string, headers: HeadersInit, header = {}) =>
      outcome(
        fetch(address + query, { method: 'POST', headers, body: envelope(EVENT, [], header) }),
      );
    const auth = { 'x-sentry-auth': 'Sentry sentry_version=7, sentry_key=mia, sentry_client=x/1' };
    const dsn = { dsn: 'http://mia@localhost/1' };
    expect(await post('?sentry_key=mia', {})).toEqual([200, undefined]);
    expect(await post('', auth)).toEqual([200, undefined]);
    expect(await post('', {}, dsn)).toEqual([200, undefined]);
    expect(await post('?sentry_key=mia', auth, dsn)).toEqual([200, undefined]);
    expect(await post('', {})).toEqual([403, 'no sentry_key']);
    expect(await post('?sentry_key=altra', auth)).toEqual([403, 'different keys in one request']);
    expect(await listReports(current.folder)).toHaveLength(4);
  });

  it.each([
    ['no envelope', 'ciao', 'the header of the envelope is no JSON'],
    ['an event that is no object', '{}\n{"type":"event"}\n[]', 'the event is no JSON object'],
    ['a broken event', '{}\n{"type":"event"}\n{"a":', 'the event is no JSON'],
    ['half of it', '{}\n{"type":"event","length":50}\n{}', 'the envelope ends inside item 1'],
  ])('is refused with a message: %s', async (_, text, message) => {
    const response = await send(Buffer.from(text));
    expect(response.headers.get('x-sentry-error')).toBe(message);
    expect(await outcome(Promise.resolve(response))).toEqual([400, message]);
    expect(readdirSync(current.folder)).toEqual([]);
  });

  it('is refused where it is too large, as sent or unpacked', async () => {
    const small = await start({ limits: { sent: 20_000, unpacked: 50_000 } });
    const large = envelope(EVENT, [{ name: 'pagina.json', body: 'x'.repeat(60_000) }]);
    expect(await outcome(send(large, {}, small))).toEqual([413, 'more than 20000 bytes']);
    const stream = new Blob([new Uint8Array(large)]).stream();
    expect(await outcome(send(stream, {}, small))).toEqual([413, 'more than 20000 bytes']);
    const packed = gzipSync(large);
    expect(packed.length).toBeLessThan(20_000);
    expect(await outcome(send(packed, { 'content-encoding': 'gzip' }, small))).toEqual([
      413,
      'more than 50000 bytes, unpacked',
    ]);
    expect(await outcome(send(large, { 'content-encoding': 'lzma' }))).toEqual([
      415,
      "content encoding 'lzma' is not known",
    ]);
    expect(await listReports(current.folder)).toEqual([]);
    expect((await send(envelope(EVENT), {}, small)).status).toBe(200);
  });

  it('is answered as the receiver was told to', async () => {
    current.receiver.behave({ status: 429, retryAfter: 7 });
    const busy = await send(envelope(EVENT));
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '7']);
    expect(busy.headers.get('access-control-expose-headers')).toContain('retry-after');
    current.receiver.behave({ status: 500 });
    expect((await send(envelope(EVENT))).status).toBe(500);
    current.receiver.behave({ delayMs: 50 });
    const began = performance.now();
    expect((await send(envelope(EVENT))).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(45);
    expect(await listReports(current.folder)).toHaveLength(1);
    expect(current.receiver.envelopeCount()).toBe(3);
  });
});
