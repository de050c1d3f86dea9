import { readdirSync } from 'node:fs';
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
    const feedback = { contexts: { feedback: { message: 'Non va' } }, tags: { route: '/cart' } };
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
    ['no envelope', 'ciao', 'the header of the envelope is no JSON'],
    ['an event that is no object', '{}\n{"type":"event"}\n[]', 'the event is no JSON object'],
  ])('is refused with a message: %s', async (_, text, message) => {
    const response = await send(Buffer.from(text));
    expect(response.headers.get('x-sentry-error')).toBe(message);
    expect(await outcome(Promise.resolve(response))).toEqual([400, message]);
    expect(readdirSync(current.folder)).toEqual([]);
  });

  it('is refused where it is too large', async () => {
    const small = await start({ maxBytes: 20_000 });
    const large = envelope(EVENT, [{ name: 'pagina.json', body: 'x'.repeat(60_000) }]);
    expect(await outcome(send(large, {}, small))).toEqual([413, 'more than 20000 bytes']);
    const stream = new Blob([new Uint8Array(large)]).stream();
    expect(await outcome(send(stream, {}, small))).toEqual([413, 'more than 20000 bytes']);
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
