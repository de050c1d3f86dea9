import { mkdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { getResponse } from 'msw';
import { listen } from './listen';
import { sendResponse, toRequest } from './nodeMessages';
import type { BackendOptions } from './options';
import { pageResponse } from './pages';
import { TooLarge } from './readBody';
import { createMockBackend } from '../createMockBackend';
import { fixedFaults } from '../faults';
import { textResponse } from '../handlers/responses';
import { buildSeed } from '../seed/buildSeed';
import { seedDatabase } from '../storage/seedDatabase';
import { sqliteDatabase } from '../storage/sqlite';

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'BearerToken, Content-Type',
  'access-control-max-age': '600',
};

export type RunningBackend = { origin: string; close: () => Promise<void> };

/**
 * Starts the mock backend behind `node:http`. Resolves when it listens; rejects with the error of
 * the folder or of the port.
 */
export async function startBackend(options: BackendOptions): Promise<RunningBackend> {
  const { shop, size, latencyMs } = options;
  mkdirSync(options.data, { recursive: true });
  const database = sqliteDatabase(join(options.data, 'shop.sqlite'));
  const { server, origin, close } = await seedDatabase(database, () => buildSeed(new Date(), size))
    .then(() => listen(options.port, options.address))
    .catch((error: unknown) => {
      database.close();
      throw error;
    });
  const { handlers } = createMockBackend({
    database,
    host: origin,
    imageBase: `${origin}/images/`,
    publicOrigin: shop,
    pagesOrigin: origin,
    latencyMs,
    faults: fixedFaults(options.faults),
  });

  server.on('request', (incoming, outgoing) => {
    const connection = new AbortController();
    outgoing.once('close', () => connection.abort());
    respond(incoming, connection.signal)
      .then((response) => sendResponse(response, outgoing))
      .catch((error: unknown) => {
        console.error(error);
        outgoing.destroy();
      });
  });

  async function respond(incoming: IncomingMessage, signal: AbortSignal): Promise<Response> {
    const cors = corsHeaders(incoming.headers.origin, shop);
    if (incoming.method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: { ...cors, ...PREFLIGHT_HEADERS } });
    }
    const response = await handle(incoming, signal).catch(errorResponse);
    if (response.type === 'error') return response;
    for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
    return response;
  }

  async function handle(incoming: IncomingMessage, signal: AbortSignal): Promise<Response> {
    const request = await toRequest(incoming, origin, signal);
    const page = await pageResponse(new URL(request.url).pathname, shop);
    const response = page ?? (await getResponse(handlers, request));
    return response ?? textResponse('Risorsa non trovata.', 404);
  }

  return {
    origin,
    close: async () => {
      await close();
      database.close();
    },
  };
}

function errorResponse(error: unknown): Response {
  if (error instanceof TooLarge) return textResponse('Richiesta troppo grande.', 413);
  if (error instanceof TypeError) return textResponse('Richiesta non valida.', 400);
  console.error(error);
  return textResponse('Errore interno.', 500);
}

/**
 * Returns the headers that allow the shop's pages to call with cookies and to read the token.
 * Pages of this machine are allowed on any port, other origins are not.
 */
function corsHeaders(origin: string | undefined, shop: string): Record<string, string> {
  const vary = { vary: 'Origin' };
  if (origin === undefined || (origin !== shop && !LOOPBACK.test(origin))) return vary;
  return {
    ...vary,
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'BearerToken',
  };
}
