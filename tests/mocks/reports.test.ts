// @vitest-environment node
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseEnvelope } from '#mocks/reports/envelope';
import { startReceiver, type ReceiverOptions, type RunningReceiver } from '#mocks/reports/receiver';
import { deleteOldReports, keepReport, listReports } from '#mocks/reports/reportFolder';

const MAIN = fileURLToPath(new URL('../../mocks/reports/main.ts', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'shop-reports-'));
const EVENT_ID = '9ec79c33ec9942ab8353589fcb2e04dc';

const EVENT = {
  event_id: EVENT_ID,
  timestamp: 1_795_384_800.5,
  level: 'error',
  release: '0.1.0+1795384000000',
  tags: { kind: 'uncaught', route: '/product/:id' },
  exception: {
    values: [
      {
        type: 'TypeError',
        value: 'prezzo non leggibile',
        stacktrace: { frames: [{ filename: 'app:///a.js', function: 'f', lineno: 3, colno: 7 }] },
      },
    ],
  },
  breadcrumbs: [
    { timestamp: 1_795_384_790, category: 'action', message: 'cart/added' },
    { timestamp: 1_795_384_799, category: 'call', data: { method: 'GET', path: '/cart/get' } },
  ],
};

type Attachment = { name: string; body: string | Buffer };

/** An envelope as the SDK for browsers writes it: attachments have a length, events have none. */
function envelope(event: object | null, attachments: Attachment[] = [], header: object = {}) {
  const parts: (string | Buffer)[] = [JSON.stringify({ event_id: EVENT_ID, ...header })];
  if (event) parts.push('\n{"type":"event"}\n', JSON.stringify(event));
  for (const { name, body } of attachments) {
    const length = Buffer.byteLength(body);
    parts.push(`\n${JSON.stringify({ type: 'attachment', filename: name, length })}\n`, body);
  }
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}

const PAGE = { name: 'pagina.json', body: '{"format":"bottega-snapshot"}' };

let folder: string;
let receiver: RunningReceiver;
const running: RunningReceiver[] = [];

async function start(options: Partial<ReceiverOptions> = {}): Promise<RunningReceiver> {
  const started = await startReceiver({ folder, port: 0, ...options });
  running.push(started);
  return started;
}

beforeEach(async () => {
  folder = mkdtempSync(join(root, 'folder-'));
  receiver = await start();
});
afterEach(() => Promise.all(running.splice(0).map(({ close }) => close())));
afterAll(() => rmSync(root, { recursive: true }));

function send(body: Buffer | ReadableStream, headers: HeadersInit = {}, to = receiver) {
  return fetch(`${to.origin}/api/1/envelope/?sentry_version=7&sentry_key=public`, {
    method: 'POST',
    headers,
    body: body as BodyInit,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  } as RequestInit);
}

/** Sends, and returns the status and why it was refused. */
async function outcome(sent: Promise<Response>): Promise<[number, string | undefined]> {
  const response = await sent;
  const { detail } = (await response.json()) as { detail?: string };
  return [response.status, detail];
}

const page = async (path = '/') => (await fetch(receiver.origin + path)).text();

/** A request as it is written, which fetch would tidy up. */
function rawStatus(origin: string, path: string, options: object = {}): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, ...options }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .once('error', reject)
      .end();
  });
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

    const [report, ...others] = await listReports(folder);
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
    const file = await fetch(`${receiver.origin}/reports/${report?.id}/registrazione.json.gz`);
    expect(Buffer.from(await file.arrayBuffer()).equals(picture)).toBe(true);
    expect(receiver.envelopeCount()).toBe(1);

    const list = await page();
    for (const text of ['Errore non gestito', 'prezzo non leggibile', '/product/:id', '0.1.0']) {
      expect(list).toContain(text);
    }
    const details = await page(`/reports/${report?.id}/`);
    for (const text of ['cart/added', 'GET /cart/get', 'f (app:///a.js:3:7)', '23:00:00']) {
      expect(details).toContain(text);
    }
  });

  it('may be words of a person, and more than one event', async () => {
    const feedback = { contexts: { feedback: { message: 'Non va' } }, tags: [['route', '/cart']] };
    await send(
      Buffer.from(`{"event_id":"${EVENT_ID}"}\n{"type":"feedback"}\n${JSON.stringify(feedback)}`),
    );
    expect(await listReports(folder)).toMatchObject([
      { kind: 'person', message: 'Non va', route: '/cart' },
    ]);
  });

  it('is accepted and not kept where it says nothing of a page', async () => {
    const response = await send(Buffer.from('{}\n{"type":"client_report"}\n{}'));
    expect(response.status).toBe(200);
    expect(await listReports(folder)).toEqual([]);
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
    expect(await listReports(folder)).toHaveLength(1);
    const spoiled = Buffer.from(sent);
    expect(await outcome(send(spoiled, { 'content-encoding': encoding }))).toEqual([
      400,
      `the body is no ${encoding}`,
    ]);
  });

  it('may come from a page of any origin, which asks first', async () => {
    const response = await fetch(`${receiver.origin}/api/1/envelope/?sentry_key=public`, {
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
    expect(receiver.envelopeCount()).toBe(0);
  });

  it('has a key: in the address, in a header or in itself, the same everywhere', async () => {
    const address = `${receiver.origin}/api/1/envelope/`;
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
    expect(await listReports(folder)).toHaveLength(4);
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
    expect(readdirSync(folder)).toEqual([]);
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
    expect(await listReports(folder)).toEqual([]);
    expect((await send(envelope(EVENT), {}, small)).status).toBe(200);
  });

  it('is answered as the receiver was told to', async () => {
    receiver.behave({ status: 429, retryAfter: 7 });
    const busy = await send(envelope(EVENT));
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '7']);
    expect(busy.headers.get('access-control-expose-headers')).toContain('retry-after');
    receiver.behave({ status: 500 });
    expect((await send(envelope(EVENT))).status).toBe(500);
    receiver.behave({ delayMs: 50 });
    const began = performance.now();
    expect((await send(envelope(EVENT))).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(45);
    expect(await listReports(folder)).toHaveLength(1);
    expect(receiver.envelopeCount()).toBe(3);
  });
});

describe('the names of attachments', () => {
  it('lead nowhere but into the report, and collide with nothing', async () => {
    const names = [
      '../../fuori.json',
      '..',
      'C:\\Windows\\nota.txt',
      'report.json',
      'event.json',
      'pagina.json',
      'PAGINA.json',
      'con spazi e "virgolette".json',
      '',
      '.nascosto',
    ];
    await send(
      envelope(
        EVENT,
        names.map((name) => ({ name, body: name })),
      ),
    );
    const [report] = await listReports(folder);
    expect(report?.files.map(({ name }) => name)).toEqual([
      'event.json',
      'fuori.json',
      'allegato',
      'nota.txt',
      '2-report.json',
      '2-event.json',
      'pagina.json',
      '2-PAGINA.json',
      'con-spazi-e-virgolette-.json',
      '2-allegato',
      'nascosto',
    ]);
    expect(readdirSync(root).filter((name) => name.includes('fuori'))).toEqual([]);
    expect(readdirSync(folder)).toEqual([report?.id]);
    const outside = `${receiver.origin}/reports/${report?.id}/2-PAGINA.json`;
    expect(await (await fetch(outside)).text()).toBe('PAGINA.json');
  });

  it('are the only ones that are served', async () => {
    writeFileSync(join(root, 'segreto.txt'), 'segreto');
    await send(envelope(EVENT, [PAGE]));
    const [report] = await listReports(folder);
    for (const path of [
      `/reports/${report?.id}/report.json`,
      `/reports/${report?.id}/..%2f..%2fsegreto.txt`,
      `/reports/${report?.id}/%2e%2e%2f%2e%2e%2fsegreto.txt`,
      `/reports/../segreto.txt`,
      `/reports/..%2f..%2f/segreto.txt`,
      '/reports/..%2f/',
      '/../segreto.txt',
      '/reports.css/../../../package.json',
      '/altro',
    ]) {
      expect(await rawStatus(receiver.origin, path), path).toBe(404);
    }
    expect(await rawStatus(receiver.origin, '/reports/%00/')).toBe(400);
    expect(await rawStatus(receiver.origin, '/reports/%ff/')).toBe(400);
  });

  it('never make a page of what was sent', async () => {
    await send(envelope(EVENT, [{ name: 'pagina.html', body: '<script>alert(1)</script>' }]));
    const [report] = await listReports(folder);
    const { headers } = await fetch(`${receiver.origin}/reports/${report?.id}/pagina.html`);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toBe('attachment; filename="pagina.html"');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('the list', () => {
  it('says so where there is nothing', async () => {
    expect(await page()).toContain('Nessuna segnalazione');
  });

  it('has the newest first, fifty on a page', async () => {
    const { header } = parseEnvelope(envelope(null));
    for (let minute = 0; minute < 52; minute += 1) {
      const payload = Buffer.from(JSON.stringify({ message: `numero ${minute}.` }));
      const sent = { header, items: [{ type: 'event', header: {}, payload }] };
      await keepReport(folder, '1', sent, new Date(Date.now() - (60 - minute) * 60_000));
    }
    const numbers = async (path: string) =>
      [...(await page(path)).matchAll(/numero (\d+)\./g)].map(([, number]) => Number(number));
    expect(await numbers('/')).toEqual(Array.from({ length: 50 }, (_, index) => 51 - index));
    expect(await numbers('/?page=2')).toEqual([1, 0]);
    expect(await numbers('/?page=99')).toEqual([1, 0]);
    expect(await numbers('/?page=ciao')).toHaveLength(50);
  });

  it('has visits apart, with what three of four were better than', async () => {
    for (const [lcp, cls] of [
      [900, 0],
      [1_000, 0],
      [2_000, 0.012],
      [9_000, 0.4],
    ]) {
      const measurements = { lcp: { value: lcp, unit: 'millisecond' }, cls: { value: cls } };
      const tags = { kind: 'vitals', route: '/product/:id' };
      await send(envelope({ message: 'web-vitals', tags, measurements }));
    }
    expect(await listReports(folder)).toHaveLength(4);
    const list = await page();
    expect(list).toContain('Nessuna segnalazione');
    const [, row = ''] = /<tbody>(.*)<\/tbody>/s.exec(list) ?? [];
    const cells = [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell]) => cell);
    expect(cells).toEqual(['<code>/product/:id</code>', '4', '2 s', '–', '0,012', '–']);
  });

  it('shows as text what looks like HTML, and runs nothing', async () => {
    const hostile = '"><img src=x onerror=alert(1)>';
    await send(
      envelope({
        message: hostile,
        release: hostile,
        tags: { kind: hostile, route: hostile },
        breadcrumbs: { values: [{ category: hostile, message: hostile }] },
        exception: [{ type: hostile, value: hostile }],
      }),
    );
    const [report] = await listReports(folder);
    for (const path of ['/', `/reports/${report?.id}/`]) {
      const response = await fetch(receiver.origin + path);
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style/);
      expect(await response.text()).not.toContain('<img');
    }
  });

  it('survives events of odd shapes', async () => {
    const odd = [
      {},
      { tags: 7, exception: 'x', breadcrumbs: [null, 3], timestamp: 'mai', message: {} },
      { exception: { values: [{}] }, timestamp: 1e300, release: {}, contexts: { feedback: 1 } },
    ];
    for (const event of odd) expect((await send(envelope(event))).status).toBe(200);
    const reports = await listReports(folder);
    expect(reports.map(({ message }) => message)).toEqual(odd.map(() => 'Senza messaggio'));
    for (const { id } of reports)
      expect(await page(`/reports/${id}/`)).toContain('Senza messaggio');
  });

  it('is of this machine only, and no other page can read it', async () => {
    expect(await rawStatus(receiver.origin, '/', { headers: { host: 'altrove.example' } })).toBe(
      403,
    );
    const { headers } = await fetch(receiver.origin);
    expect(headers.has('access-control-allow-origin')).toBe(false);
    expect(await rawStatus(receiver.origin, '/', { method: 'PUT' })).toBe(405);
  });
});

describe('deleting', () => {
  const press = (path: string, origin = receiver.origin) =>
    fetch(receiver.origin + path, { method: 'POST', headers: { origin }, redirect: 'manual' });

  it('takes one report or all, with their files, and nothing else in the folder', async () => {
    for (const _ of [1, 2, 3]) await send(envelope(EVENT, [PAGE]));
    writeFileSync(join(folder, 'mio.txt'), '');
    const [first] = await listReports(folder);
    const one = await press(`/reports/${first?.id}/delete`);
    expect([one.status, one.headers.get('location')]).toEqual([303, '/?deleted=one']);
    expect((await listReports(folder)).map(({ id }) => id)).not.toContain(first?.id);
    expect(await listReports(folder)).toHaveLength(2);
    expect((await press(`/reports/${first?.id}/delete`)).status).toBe(404);
    expect((await press('/reports/delete')).status).toBe(303);
    expect(readdirSync(folder)).toEqual(['mio.txt']);
  });

  it('is for the list’s own buttons only', async () => {
    await send(envelope(EVENT));
    const [report] = await listReports(folder);
    for (const path of ['/reports/delete', `/reports/${report?.id}/delete`]) {
      expect((await press(path, 'https://altrove.example')).status).toBe(403);
      expect(await rawStatus(receiver.origin, path, { method: 'POST' })).toBe(403);
    }
    expect((await press('/reports/..%2f..%2f/delete')).status).toBe(404);
    expect(await listReports(folder)).toHaveLength(1);
  });

  it('happens by itself after some days, and to the oldest of too many', async () => {
    const kept = parseEnvelope(envelope(EVENT));
    const now = new Date('2026-11-22T12:00:00Z');
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
    for (const days of [31, 29, 2, 1]) await keepReport(folder, '1', kept, daysAgo(days));
    await deleteOldReports(folder, { days: 30, count: 2 }, now);
    const left = (await listReports(folder)).map(({ receivedAt }) => receivedAt);
    expect(left).toEqual([daysAgo(1), daysAgo(2)].map((date) => date.toISOString()));
  });
});

describe('a build for QA', () => {
  function build(script: string): string {
    const dist = mkdtempSync(join(root, 'dist-'));
    mkdirSync(join(dist, 'assets'));
    writeFileSync(join(dist, 'index.html'), '<h1>negozio</h1>');
    writeFileSync(join(dist, 'assets/main.js'), script);
    return dist;
  }

  it('is served at an origin of its own, with the attachments', async () => {
    receiver = await start({ dist: build('window.__shop = 1') });
    await send(envelope(EVENT, [PAGE]));
    const origin = receiver.replayOrigin ?? '';
    expect(origin).not.toBe(receiver.origin);
    const [report] = await listReports(folder);
    const file = `/reports/${report?.id}/pagina.json`;
    expect(await page()).toContain(`href="${origin}/?replay=${encodeURIComponent(file)}"`);
    expect(await (await fetch(origin + file)).json()).toEqual(JSON.parse(PAGE.body));
    const texts = await Promise.all(
      ['/', '/product/101', `/?replay=${file}`].map(async (path) =>
        (await fetch(origin + path)).text(),
      ),
    );
    expect(texts).toEqual(texts.map(() => '<h1>negozio</h1>'));
    const script = await fetch(`${origin}/assets/main.js`);
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await rawStatus(origin, '/assets/altro.js')).toBe(404);
    expect(await rawStatus(origin, '/..%2f..%2fsegreto.txt')).toBe(404);
    expect(await rawStatus(origin, '/assets/..%2f..%2f..%2fsegreto.txt')).toBe(404);
    expect(await rawStatus(origin, '/reports/delete', { method: 'POST' })).toBe(405);
  });

  it('is asked for where there is none: attachments are downloaded', async () => {
    await send(envelope(EVENT, [PAGE]));
    expect(receiver.replayOrigin).toBeNull();
    const list = await page();
    expect(list).toContain('--dist CARTELLA');
    expect(list).not.toContain('?replay=');
  });

  it('is refused where it is none', async () => {
    await expect(start({ dist: root })).rejects.toThrow('has no index.html');
    await expect(start({ dist: build('1') })).rejects.toThrow('make it with VITE_QA=true');
  });
});

describe('the process', () => {
  const ARGS = ['--disable-warning=ExperimentalWarning', MAIN];
  const failed = (...args: string[]) =>
    spawnSync(process.execPath, [...ARGS, ...args], { encoding: 'utf8' });

  it('says where it listens, and what the shop is to be built with', async () => {
    const child = spawn(process.execPath, [...ARGS, '--port', '0', '--folder', folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      if (lines.push(line) === 2) break;
    }
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const [, origin = ''] = /^Reports: (http:\/\/localhost:\d+)$/.exec(lines[0] ?? '') ?? [];
    expect(lines[1]).toBe(`VITE_SENTRY_DSN=${origin.replace('//', '//public@')}/1`);
    expect((await fetch(origin)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('refuses options and a port that cannot be', () => {
    const bad = failed('--days', '0');
    expect(bad.status).toBe(1);
    expect(bad.stderr).toMatch(/^--days must be 1 to 3650, not '0'\.\n\nnpm run reports -- /);
    const { port } = new URL(receiver.origin);
    expect(failed('--port', port).stderr).toBe(`Port ${port} is taken: choose another one.\n`);
    expect(failed('--dist', folder, '--port', '0').stderr).toMatch(/has no index\.html/);
  });
});
