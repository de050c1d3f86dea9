import { http, HttpResponse, type HttpHandler } from 'msw';
import { listMails } from '../backend/mail';
import { endPayment, viewPayment, type PaymentAction } from '../backend/payments';
import { HttpError } from '../backend/httpError';
import { seededPicture } from '../pictures/pictures';
import type { MockBackendContext } from './context';
import { jsonReply, textReply } from './replies';
import { pathUnder, route } from './route';

const ACTIONS: readonly string[] = ['pay', 'refuse', 'abandon'] satisfies PaymentAction[];

/** What the card page and the mailbox page ask, which a real shop would not offer. */
export function demoHandlers(context: MockBackendContext): HttpHandler[] {
  const { database, now } = context;

  return [
    route(context, 'get', '/demo/payments/:id', async ({ param }) =>
      jsonReply(await database.read((tables) => viewPayment(tables, param('id')))),
    ),

    route(context, 'post', '/demo/payments/:id/:action', async ({ param }) => {
      const action = param('action');
      if (!isAction(action)) throw new HttpError(404, 'Azione sconosciuta.');
      const redirect = await database.write((tables) =>
        endPayment(tables, param('id'), action, now()),
      );
      return jsonReply({ redirect });
    }),

    route(context, 'get', '/demo/mails', async () => jsonReply(await database.read(listMails))),
  ];
}

/** The cloud image folder: what was uploaded, else what the seed shows (spec section 3). */
export function imageHandler({ database, imageBase }: MockBackendContext): HttpHandler {
  return http.get(
    ({ request }) => pathUnder(imageBase, request.url) !== null,
    async ({ request }) => {
      const fileName = decodedName(pathUnder(imageBase, request.url));
      const uploaded = await database.read((tables) => tables.get('images', fileName));
      if (uploaded) return picture(uploaded.bytes, uploaded.type);
      const seeded = await seededPicture(fileName);
      return seeded ? picture(seeded.body, seeded.type) : textReply('Immagine non trovata.', 404);
    },
  );
}

/** Keeps unknown addresses under the host from being answered by somebody else. */
export function unknownCallHandler({ host }: MockBackendContext): HttpHandler {
  return http.all(
    ({ request }) => pathUnder(host, request.url) !== null,
    () => textReply('Risorsa non trovata.', 404),
  );
}

function picture(body: string | ArrayBuffer, type: string): Response {
  const headers = {
    'content-type': type,
    'cache-control': 'max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  };
  return new HttpResponse(body, { headers });
}

function decodedName(path: string | null): string {
  try {
    return decodeURIComponent((path ?? '').slice(1));
  } catch {
    return '';
  }
}

function isAction(text: string): text is PaymentAction {
  return ACTIONS.includes(text);
}
