import type { HttpHandler } from 'msw';
import { accept, activate, register } from '../backend/registration';
import type { MockBackendContext } from './context';
import { jsonReply, textReply } from './replies';
import { jsonBody, textField } from './requests';
import { route } from './route';

/** The calls by which somebody becomes an administrator (spec section 4, account life cycle). */
export function registrationHandlers(context: MockBackendContext): HttpHandler[] {
  const { database, now } = context;

  return [
    route(context, 'post', '/admin/registration', async ({ request }) => {
      const body = await jsonBody(request);
      const form = {
        username: textField(body, 'username'),
        email: textField(body, 'email'),
        telephoneNumber: textField(body, 'telephoneNumber'),
        password: textField(body, 'password'),
        authCode: textField(body, 'authCode'),
      };
      return textReply(await database.write((tables) => register(tables, form, now())));
    }),

    route(context, 'patch', '/admin/activeAccount/:id/:activationCode', async ({ param }) =>
      textReply(
        await database.write((tables) =>
          activate(tables, param('id'), param('activationCode'), now()),
        ),
      ),
    ),

    route(context, 'patch', '/admin/acceptance/:id', async ({ param }) =>
      jsonReply(await database.write((tables) => accept(tables, param('id'), now()))),
    ),
  ];
}
