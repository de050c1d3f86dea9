import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpResponse } from 'msw';
import { faultResponse } from '../../../mocks/faults';
import { FAULTS, type Fault } from '../../support/faultTable/faults';

export type FaultServer = { origin: string; close: () => void };

/** A backend that answers every call with the fault named in the path: GET /cut-off. */
export async function startFaultServer(): Promise<FaultServer> {
  const server = createServer((request, response) => void fail(request, response));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function fail(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const fault = FAULTS.find((known) => request.url === `/${known}`);
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('access-control-allow-credentials', 'true');
  if (fault === 'no-answer') return;
  if (fault === 'cut-off') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
    response.write('[{"id":"1"', () => request.socket.destroy());
    return;
  }
  const reply = await replyOf(fault);
  reply.headers.forEach((value, name) => response.setHeader(name, value));
  response.writeHead(reply.status).end(await reply.text());
}

async function replyOf(fault: Fault | undefined): Promise<Response> {
  if (fault === '503') return HttpResponse.text('Servizio non disponibile.', { status: 503 });
  if (fault === undefined || fault === 'cut-off') throw new Error('No such fault');
  return faultResponse(fault);
}
