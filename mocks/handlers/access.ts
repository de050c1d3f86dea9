import { readJson, readTextFields } from './requests';
import { textResponse } from './responses';
import { route, type Route } from './route';
import { logIn, requestReset, resetPassword } from '../backend/access';
import { issueToken } from '../backend/tokens';

/** The calls for login and forgotten passwords (spec section 7, access and admins). */
export const accessRoutes: Route[] = [
  route('post', '/access/login', async ({ request, read, now }) => {
    const { email, password } = readTextFields(await readJson(request), 'email', 'password');
    const outcome = await read((tables) => logIn(tables, email, password));
    if ('text' in outcome) return outcome.text;
    return textResponse('', 200, { BearerToken: await issueToken(outcome.adminId, now) });
  }),

  route('patch', '/access/forgotpw', async ({ query, write, now }) => {
    await write((tables) => requestReset(tables, query('email'), now));
    return 'Se l’indirizzo è registrato, riceverai una email con le istruzioni.';
  }),

  route('patch', '/access/resetpw/:code', ({ param, query, write, now }) =>
    write((tables) => resetPassword(tables, param('code'), query('newPW'), now)),
  ),
];
