import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { BadEnvelope, parseEnvelope, parseObject } from './envelope.ts';
import { listPage, messagePage, reportPage } from './page.ts';
import { checkQaBuild, readBuildFile } from './qaBuild.ts';
import { checkHost, checkKey, checkOrigin, readBody, Refused, unpack, urlOf } from './requests.ts';
import {
  deleteAllReports,
  deleteOldReports,
  deleteReport,
  findReport,
  isEvent,
  keepReport,
  listReports,
  readReportFile,
  type Retention,
} from './reportFolder.ts';

/** How envelopes are answered; what is not said is as a server should. */
type Behaviour = {
  /** Any other than 200 keeps nothing. */
  status?: number;
  /** Goes along as Retry-After, in seconds. */
  retryAfter?: number;
  /** Waits before it answers, in milliseconds. */
  delayMs?: number;
};

export type ReceiverOptions = {
  /** Where reports are kept; created with the first. */
  folder: string;
  /** 0 for any free port. */
  port: number;
  /** The network address to listen on. */
  address?: string;
  /** The folder of a build for QA, served on a port of its own, so that attachments replay. */
  dist?: string;
  distPort?: number;
  retention?: Retention;
  /** Of an envelope as it is sent, and unpacked, in bytes. */
  limits?: { sent: number; unpacked: number };
  behaviour?: Behaviour;
};

export type RunningReceiver = {
  /** The origin of the list. */
  origin: string;
  /** For VITE_SENTRY_DSN. */
  dsn: string;
  /** The origin of the build for QA; null without one. */
  replayOrigin: string | null;
  /** How many envelopes have been sent here, whatever they were answered. */
  envelopeCount: () => number;
  /** Answers envelopes in another way from now on. */
  behave: (behaviour: Behaviour) => void;
  close: () => Promise<void>;
};

export const DEFAULT_RETENTION: Retention = { days: 30, count: 1_000 };

/** As Sentry has them. */
const DEFAULT_LIMITS = { sent: 20_000_000, unpacked: 100_000_000 };

/** What pages of any origin need for sending envelopes; nothing else here is for them. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers':
    'content-type, content-encoding, x-sentry-auth, authorization, sentry-trace, baggage',
  'access-control-expose-headers': 'retry-after, x-sentry-error, x-sentry-rate-limits',
  'access-control-max-age': '600',
};

const COMMON_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const PAGE_HEADERS = {
  ...COMMON_HEADERS,
  // With none the forms would not say whose they are.
  'referrer-policy': 'same-origin',
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

const STYLES: ReadonlyMap<string, string> = new Map([
  ['/pages.css', '../pages/pages.css'],
  ['/reports.css', './reports.css'],
]);

/**
 * Starts a receiver of Sentry envelopes, with a page that lists them. Resolves when it listens;
 * rejects with NoQaBuild, or with the error of the port.
 */
export async function startReceiver(options: ReceiverOptions): Promise<RunningReceiver> {
  const { folder, port, address = 'localhost', dist, distPort = 0 } = options;
  const { retention = DEFAULT_RETENTION, limits = DEFAULT_LIMITS } = options;
  let behaviour = options.behaviour ?? {};
  let envelopes = 0;
  if (dist !== undefined) checkQaBuild(dist);
  await deleteOldReports(folder, retention);

  const replay =
    dist === undefined ? null : await listen(serveBuild(folder, dist), distPort, address);
  const replayOrigin = replay && originOf(replay, address);
  const server = await listen(serve(respond), port, address).catch(async (error: unknown) => {
    if (replay) await closed(replay);
    throw error;
  });
  const origin = originOf(server, address);

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname, searchParams } = urlOf(incoming);
    const [, project] = /^\/api\/([\w-]+)\/envelope\/?$/.exec(pathname) ?? [];
    if (project !== undefined) {
      return receive(incoming, outgoing, project, searchParams.get('sentry_key'));
    }
    checkHost(incoming, address);
    const [, id = null, name = ''] = /^\/reports\/([^/]+)\/?([^/]*)$/.exec(pathname) ?? [];
    if (incoming.method === 'POST') {
      checkOrigin(incoming);
      if (pathname === '/reports/delete') await deleteAllReports(folder);
      else if (id === null || name !== 'delete' || !(await deleteReport(folder, id)))
        throw missing();
      outgoing.writeHead(303, { location: `/?deleted=${id === null ? 'all' : 'one'}` }).end();
      return;
    }
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      throw new Refused(405, 'Metodo non ammesso');
    }
    const style = STYLES.get(pathname);
    if (style !== undefined) {
      const file = fileURLToPath(new URL(style, import.meta.url));
      const type = { ...COMMON_HEADERS, 'content-type': 'text/css; charset=utf-8' };
      return void outgoing.writeHead(200, type).end(readFileSync(file));
    }
    if (id !== null && name !== '') return sendReportFile(folder, id, name, outgoing);
    const page = id === null ? null : await showReport(id);
    if (page === null && pathname !== '/') throw missing();
    outgoing.writeHead(200, PAGE_HEADERS);
    outgoing.end(page ?? (await showList(searchParams)));
  }

  async function showList(search: URLSearchParams): Promise<string> {
    await deleteOldReports(folder, retention);
    return listPage(await listReports(folder), {
      page: Math.trunc(Number(search.get('page'))) || 1,
      deleted: search.get('deleted'),
      replay: replayOrigin,
    });
  }

  async function showReport(id: string): Promise<string | null> {
    const report = await findReport(folder, id);
    if (!report) return null;
    const main = report.files.find(isEvent);
    const event = main && (await readReportFile(folder, id, main.name));
    return reportPage(report, event ? parseObject(event, 'the event') : {}, replayOrigin);
  }

  async function receive(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    project: string,
    queryKey: string | null,
  ): Promise<void> {
    if (incoming.method === 'OPTIONS') return void outgoing.writeHead(204, CORS).end();
    try {
      if (incoming.method !== 'POST') throw new Refused(405, 'envelopes are sent by POST');
      envelopes += 1;
      const { status = 200, retryAfter, delayMs = 0 } = behaviour;
      const body = await unpack(incoming, await readBody(incoming, limits.sent), limits.unpacked);
      if (delayMs > 0) await wait(delayMs);
      if (status !== 200) {
        const more = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
        return sendJson(outgoing, status, { detail: 'told to answer so' }, more);
      }
      const envelope = parseEnvelope(body);
      checkKey(incoming, queryKey, envelope);
      await keepReport(folder, project, envelope);
      await deleteOldReports(folder, retention);
      const { event_id: id } = envelope.header;
      sendJson(outgoing, 200, typeof id === 'string' ? { id } : {});
    } catch (error) {
      const refused = error instanceof BadEnvelope ? new Refused(400, error.message) : error;
      if (!(refused instanceof Refused)) throw error;
      const { status, message } = refused;
      // What is left of a body is let pass, so that the answer arrives.
      incoming.resume();
      sendJson(outgoing, status, { detail: message }, { 'x-sentry-error': message });
    }
  }

  return {
    origin,
    dsn: `${origin.replace('://', '://public@')}/1`,
    replayOrigin,
    envelopeCount: () => envelopes,
    behave: (next) => {
      behaviour = next;
    },
    close: async () => {
      await Promise.all([server, ...(replay ? [replay] : [])].map(closed));
    },
  };
}

/** The build for QA, and the reports' files beside it: a replay reads from its own origin only. */
function serveBuild(folder: string, dist: string): RequestListener {
  return serve(async (incoming, outgoing) => {
    const { pathname } = urlOf(incoming);
    const [, id, name] = /^\/reports\/([^/]+)\/([^/]+)$/.exec(pathname) ?? [];
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      throw new Refused(405, 'Metodo non ammesso');
    }
    if (id !== undefined && name !== undefined) return sendReportFile(folder, id, name, outgoing);
    const file = await readBuildFile(dist, pathname);
    if (!file) throw missing();
    outgoing.writeHead(200, {
      ...COMMON_HEADERS,
      'content-type': file.contentType,
      // Their names have a hash of what they hold.
      ...(pathname.startsWith('/assets/') && { 'cache-control': 'max-age=31536000, immutable' }),
    });
    outgoing.end(file.body);
  });
}

/** Never as a page of this origin: who sent it is unknown. */
async function sendReportFile(
  folder: string,
  id: string,
  name: string,
  outgoing: ServerResponse,
): Promise<void> {
  const body = await readReportFile(folder, id, name);
  if (!body) throw missing();
  const contentType = name.endsWith('.json') ? 'application/json' : 'application/octet-stream';
  outgoing.writeHead(200, {
    ...COMMON_HEADERS,
    'content-type': contentType,
    'content-disposition': `attachment; filename="${name}"`,
    'content-security-policy': "default-src 'none'; sandbox",
  });
  outgoing.end(body);
}

function missing(): Refused {
  return new Refused(404, 'Questa segnalazione non c’è');
}

type Handler = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** Runs a handler; what it refuses is answered with a page that says so. */
function serve(handler: Handler): RequestListener {
  return (incoming, outgoing) => {
    handler(incoming, outgoing).catch((error: unknown) => {
      if (outgoing.destroyed) return;
      const status = error instanceof Refused ? error.status : 500;
      if (status === 500) console.error(error);
      if (outgoing.headersSent) return void outgoing.destroy();
      outgoing.writeHead(status, PAGE_HEADERS);
      outgoing.end(messagePage(error instanceof Refused ? error.message : 'Errore interno'));
    });
  };
}

function sendJson(
  outgoing: ServerResponse,
  status: number,
  body: object,
  headers: OutgoingHttpHeaders = {},
): void {
  const own = { ...CORS, ...COMMON_HEADERS, 'content-type': 'application/json' };
  outgoing.writeHead(status, { ...own, ...headers });
  outgoing.end(JSON.stringify(body));
}

async function listen(listener: RequestListener, port: number, address: string): Promise<Server> {
  const server = createServer(listener);
  server.listen(port, address);
  await once(server, 'listening');
  return server;
}

async function closed(server: Server): Promise<void> {
  const close = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await close;
}

// A browser cannot call the address that stands for all addresses.
function originOf(server: Server, address: string): string {
  const { port } = server.address() as AddressInfo;
  const isOpen = address === '0.0.0.0' || address === '::';
  const host = isOpen ? 'localhost' : address.includes(':') ? `[${address}]` : address;
  return `http://${host}:${port}`;
}
