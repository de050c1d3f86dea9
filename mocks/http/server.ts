import { mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getResponse } from 'msw';
import { createMockBackend } from '../createMockBackend';
import { fixedFaults } from '../faults';
import { buildSeed } from '../seed/buildSeed';
import { seedDatabase } from '../storage/seedDatabase';
import { sqliteDatabase } from '../storage/sqlite';
import { corsHeaders, preflightHeaders } from './cors';
import { sendResponse, toRequest, TooLarge } from './nodeMessages';
import type { BackendOptions } from './options';
import { pageResponse } from './pages';

/** A backend that answers. */
export type RunningBackend = { origin: string; close: () => Promise<void> };

/**
 * Starts the mock backend behind `node:http`. Resolves when it answers; rejects with what the
 * folder (DatabaseInUse, a file error) or the port (a listen error) has against it.
 */
export async function startBackend(options: BackendOptions): Promise<RunningBackend> {
  const { shop, size, latencyMs } = options;
  mkdirSync(options.data, { recursive: true });
  const database = sqliteDatabase(join(options.data, 'shop.sqlite'));
  const server = createServer();
  try {
    await seedDatabase(database, () => buildSeed(new Date(), size));
    await listen(server, options);
  } catch (error) {
    database.close();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  const origin = `http://${hostName(options.address)}:${port}`;
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
    const gone = new AbortController();
    outgoing.once('close', () => gone.abort());
    answer(incoming, gone.signal)
      .then((response) => sendResponse(response, outgoing))
      .catch((error: unknown) => giveUp(error, outgoing));
  });

  async function answer(incoming: IncomingMessage, signal: AbortSignal): Promise<Response> {
    const cors = corsHeaders(incoming.headers.origin, shop);
    if (incoming.method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: { ...cors, ...preflightHeaders() } });
    }
    const response = await unlessRefused(async () => {
      const request = await toRequest(incoming, origin, signal);
      const page = await pageResponse(new URL(request.url).pathname, shop);
      return page ?? (await getResponse(handlers, request)) ?? text(404, 'Risorsa non trovata.');
    });
    if (response.type === 'error') return response;
    for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
    return response;
  }

  return {
    origin,
    close: async () => {
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      server.closeAllConnections();
      await closed;
      database.close();
    },
  };
}

async function unlessRefused(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TooLarge) return text(413, 'Richiesta troppo grande.');
    if (error instanceof TypeError) return text(400, 'Richiesta non valida.');
    console.error(error);
    return text(500, 'Errore interno.');
  }
}

function text(status: number, body: string): Response {
  return new Response(body, { status, headers: { 'content-type': 'text/plain;charset=UTF-8' } });
}

function giveUp(error: unknown, outgoing: ServerResponse): void {
  console.error(error);
  outgoing.destroy();
}

function listen(
  server: ReturnType<typeof createServer>,
  { port, address }: BackendOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => resolve());
  });
}

// An address that stands for all of them is no name that a browser can call.
function hostName(address: string): string {
  if (address === '0.0.0.0' || address === '::') return 'localhost';
  return address.includes(':') ? `[${address}]` : address;
}
