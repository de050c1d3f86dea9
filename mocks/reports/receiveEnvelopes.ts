import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readBody, TooLarge } from '../http/readBody.ts';
import { BadEnvelope, parseEnvelope } from './envelope.ts';
import { deleteOldReports, keepReport, type Retention } from './reportFolder.ts';
import { checkKey, Refused, unpack } from './requests.ts';
import { COMMON_HEADERS } from './responses.ts';

/** The answer to envelopes; by default that of a good server. */
export type Behaviour = {
  /** With any status other than 200 nothing is kept. */
  status?: number;
  /** Sent as Retry-After, in seconds. */
  retryAfter?: number;
  /** Waits before it answers, in milliseconds. */
  delayMs?: number;
};

/** The size of an envelope as it is sent, and unpacked, in bytes. */
export type Limits = { sent: number; unpacked: number };

/** The headers that pages of any origin need to send envelopes; nothing else here is for them. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers':
    'content-type, content-encoding, x-sentry-auth, authorization, sentry-trace, baggage',
  'access-control-expose-headers': 'retry-after, x-sentry-error, x-sentry-rate-limits',
  'access-control-max-age': '600',
};

type Options = { folder: string; retention: Retention; limits: Limits; behaviour: Behaviour };

/** Returns a Sentry endpoint that keeps envelopes in a folder, and counts those that it receives. */
export function receiveEnvelopes({ folder, retention, limits, behaviour: atFirst }: Options) {
  let behaviour = atFirst;
  let envelopes = 0;

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
      const { status, message } = refusalOf(error);
      // Reads the rest of the body, so that the answer arrives.
      incoming.resume();
      sendJson(outgoing, status, { detail: message }, { 'x-sentry-error': message });
    }
  }

  return {
    receive,
    envelopeCount: () => envelopes,
    behave: (next: Behaviour) => {
      behaviour = next;
    },
  };
}

function refusalOf(error: unknown): Refused {
  if (error instanceof BadEnvelope) return new Refused(400, error.message);
  if (error instanceof TooLarge) return new Refused(413, error.message);
  if (error instanceof Refused) return error;
  throw error;
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
