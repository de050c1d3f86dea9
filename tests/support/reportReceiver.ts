import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { startReceiver, type ReceiverOptions, type RunningReceiver } from '#mocks/reports/receiver';

export const EVENT_ID = '9ec79c33ec9942ab8353589fcb2e04dc';

export const EVENT = {
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

export const PAGE = { name: 'pagina.json', body: '{"format":"bottega-snapshot"}' };

/** Returns an envelope as the SDK for browsers writes it: attachments have a length, events do not. */
export function envelope(event: object | null, attachments: Attachment[] = []) {
  const parts: (string | Buffer)[] = [JSON.stringify({ event_id: EVENT_ID })];
  if (event) parts.push('\n{"type":"event"}\n', JSON.stringify(event));
  for (const { name, body } of attachments) {
    const length = Buffer.byteLength(body);
    parts.push(`\n${JSON.stringify({ type: 'attachment', filename: name, length })}\n`, body);
  }
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}

/**
 * Runs a receiver of reports in each test of a file. `current` is the one of the running test and its folder, which is in
 * `root` and empty at first; receivers that `start` starts store their reports in the same folder.
 */
export function useReceiver() {
  const root = mkdtempSync(join(tmpdir(), 'shop-reports-'));
  const running: RunningReceiver[] = [];
  const current = {} as { folder: string; receiver: RunningReceiver };

  async function start(options: Partial<ReceiverOptions> = {}): Promise<RunningReceiver> {
    const started = await startReceiver({ folder: current.folder, port: 0, ...options });
    running.push(started);
    return started;
  }

  beforeEach(async () => {
    current.folder = mkdtempSync(join(root, 'folder-'));
    current.receiver = await start();
  });
  afterEach(() => Promise.all(running.splice(0).map(({ close }) => close())));
  afterAll(() => rmSync(root, { recursive: true }));

  /** Sends an envelope, by default to the test's own receiver. */
  function send(
    body: Buffer | ReadableStream,
    headers: HeadersInit = {},
    { origin } = current.receiver,
  ) {
    return fetch(`${origin}/api/1/envelope/?sentry_version=7&sentry_key=public`, {
      method: 'POST',
      headers,
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    } as RequestInit);
  }

  return { root, current, start, send };
}

/** Returns the status of a request with exactly this path, which fetch would normalize. */
export function rawStatus(origin: string, path: string, options: object = {}): Promise<number> {
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
