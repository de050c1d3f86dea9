import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readReportFile } from './reportFolder.ts';
import { Refused } from './requests.ts';
import { messagePage } from './wholePage.ts';

export const COMMON_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

export const PAGE_HEADERS = {
  ...COMMON_HEADERS,
  // With 'none' the forms would not name their origin.
  'referrer-policy': 'same-origin',
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

type Handler = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** Runs a handler; answers refused requests with a page that explains why. */
export function serve(handler: Handler): RequestListener {
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

/** Sends a file of a report, never as a page of this origin: its sender is unknown. @throws Refused */
export async function sendReportFile(
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

export function missing(): Refused {
  return new Refused(404, 'Questa segnalazione non c’è');
}
