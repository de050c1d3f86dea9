import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../http/listen.ts';
import { readBody, TooLarge } from '../http/readBody.ts';
import { BadEnvelope, parseEnvelope } from './envelope.ts';
import {
  deleteOldReports,
  deleteReports,
  keepReport,
  listReports,
  readReportFile,
  type Retention,
} from './reportFolder.ts';
import { checkSender, isOwnOrigin, pathOf, Refused } from './requests.ts';

/**
 * The answer to envelopes, by default that of a good server: a status other than 200 keeps nothing; `retryAfter` is in
 * seconds, `delayMs` goes before it.
 */
type Behaviour = { status?: number; retryAfter?: number; delayMs?: number };

export type ReceiverOptions = {
  folder: string; // created with the first report
  port: number; // 0 for any free one
  address?: string;
  retention?: Retention;
  /** The size of an envelope, in bytes. */
  maxBytes?: number;
};

export type RunningReceiver = Awaited<ReturnType<typeof startReceiver>>;

export const DEFAULT_RETENTION: Retention = { days: 30, count: 1_000 };
const SENTRYS_LIMIT = 20_000_000;

const COMMON_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Starts a receiver of Sentry envelopes, which lists and deletes what it keeps. Rejects with the error of the port. */
export async function startReceiver(options: ReceiverOptions) {
  const { folder, port, address = 'localhost' } = options;
  const { retention = DEFAULT_RETENTION, maxBytes = SENTRYS_LIMIT } = options;
  let behaviour: Behaviour = {};
  let envelopes = 0;
  await deleteOldReports(folder, retention);

  async function receive(incoming: IncomingMessage, project: string) {
    if (incoming.method !== 'POST') throw new Refused(405, 'envelopes are sent by POST');
    envelopes += 1;
    const { status = 200, retryAfter, delayMs = 0 } = behaviour;
    const body = await readBody(incoming, maxBytes);
    if (delayMs > 0) await wait(delayMs);
    if (status !== 200) {
      const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
      return { status, json: { detail: 'told to answer so' }, headers };
    }
    const envelope = parseEnvelope(body);
    await keepReport(folder, project, envelope);
    await deleteOldReports(folder, retention);
    const { event_id: id } = envelope.header;
    return { json: typeof id === 'string' ? { id } : {} };
  }

  /** Lists, reads and deletes: for the library of snapshots. */
  async function manage({ method }: IncomingMessage, pathname: string) {
    const [, id, name] = /^\/reports(?:\/([^/]+)(?:\/([^/]+))?)?$/.exec(pathname) ?? [];
    if (pathname !== '/reports' && id === undefined) throw new Refused(404, 'not found');
    if (method === 'DELETE' && name === undefined) {
      if (!(await deleteReports(folder, id))) throw new Refused(404, 'no such report');
      return { json: {} };
    }
    if (method !== 'GET' && method !== 'HEAD') throw new Refused(405, 'GET or DELETE');
    if (id === undefined) {
      await deleteOldReports(folder, retention);
      return { json: await listReports(folder) };
    }
    const file = await readReportFile(folder, id, name ?? '');
    if (!file) throw new Refused(404, 'no such file');
    // Never a page of this origin: its sender is unknown.
    const headers = {
      'content-type': name?.endsWith('.json') ? 'application/json' : 'application/octet-stream',
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
    };
    return { file, headers };
  }

  async function answer(incoming: IncomingMessage): Promise<Answer> {
    const pathname = pathOf(incoming);
    const [, project] = /^\/api\/([\w-]+)\/envelope\/?$/.exec(pathname) ?? [];
    if (project === undefined) checkSender(incoming, address);
    if (incoming.method === 'OPTIONS') return { status: 204 };
    return project === undefined ? manage(incoming, pathname) : receive(incoming, project);
  }

  const server = await listen(port, address, (incoming, outgoing) => {
    answer(incoming)
      .catch((error: unknown) => {
        // Reads the rest of the body, so that the answer arrives.
        incoming.resume();
        const { status, message } = refusalOf(error);
        return { status, json: { detail: message }, headers: { 'x-sentry-error': message } };
      })
      .then((sent: Answer) => send(incoming, outgoing, sent))
      .catch(console.error);
  });

  return {
    origin: server.origin,
    /** For VITE_SENTRY_DSN. */
    dsn: `${server.origin.replace('://', '://public@')}/1`,
    /** Returns how many envelopes have been received, whatever the answer. */
    envelopeCount: () => envelopes,
    /** Changes the answer to later envelopes. */
    behave: (next: Behaviour) => {
      behaviour = next;
    },
    close: server.close,
  };
}

type Answer = { status?: number; json?: object; file?: Buffer; headers?: OutgoingHttpHeaders };

function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status = 200, json, file, headers }: Answer,
): void {
  const own = { ...COMMON_HEADERS, ...corsOf(incoming), 'content-type': 'application/json' };
  outgoing.writeHead(status, { ...own, ...headers });
  outgoing.end(file ?? (json && JSON.stringify(json)));
}

/** Pages of any origin may send envelopes; only those of this machine may read and delete. */
function corsOf({ url = '', headers }: IncomingMessage): OutgoingHttpHeaders {
  const { origin } = headers;
  if (url.startsWith('/api/')) {
    return {
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'retry-after, x-sentry-error, x-sentry-rate-limits',
    };
  }
  return {
    vary: 'origin',
    ...(isOwnOrigin(origin) && {
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, DELETE',
    }),
  };
}

function refusalOf(error: unknown): Refused {
  if (error instanceof BadEnvelope) return new Refused(400, error.message);
  if (error instanceof TooLarge) return new Refused(413, error.message);
  if (error instanceof Refused) return error;
  console.error(error);
  return new Refused(500, 'internal error');
}
