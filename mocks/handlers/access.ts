import type { HttpHandler } from 'msw';
import { logIn, requestReset, resetPassword } from '../backend/access';
import { issueToken } from '../backend/tokens';
import type { MockBackendContext } from './context';
import { textReply } from './replies';
import { jsonBody, queryText, textField } from './requests';
import { route } from './route';

/** The calls about logging in and forgotten passwords (spec section 7, access and admins). */
export function accessHandlers(context: MockBackendContext): HttpHandler[] {
  const { database, now } = context;

  return [
    route(context, 'post', '/access/login', async ({ request }) => {
      const body = await jsonBody(request);
      const email = textField(body, 'email');
      const password = textField(body, 'password');
      const outcome = await database.read((tables) => logIn(tables, email, password));
      if ('text' in outcome) return textReply(outcome.text);
      return textReply('', 200, { BearerToken: await issueToken(outcome.adminId, now()) });
    }),

    route(context, 'patch', '/access/forgotpw', async ({ query }) => {
      const email = queryText(query, 'email');
      await database.write((tables) => requestReset(tables, email, now()));
      return textReply('Se l’indirizzo è registrato, riceverai una email con le istruzioni.');
    }),

    route(context, 'patch', '/access/resetpw/:code', async ({ param, query }) => {
      const password = queryText(query, 'newPW');
      return textReply(
        await database.write((tables) => resetPassword(tables, param('code'), password, now())),
      );
    }),
  ];
}
