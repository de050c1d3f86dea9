import { readJson, readTextFields } from './requests';
import { textResponse } from './responses';
import { route, type Route } from './route';
import { logIn, requestReset, resetPassword } from '../backend/access';
import { acceptAdmin, activateAdmin, registerAdmin } from '../backend/registration';
import { issueToken } from '../backend/tokens';

const REGISTRATION_FIELDS = [
  'username',
  'email',
  'telephoneNumber',
  'password',
  'authCode',
] as const;

/** The calls for login, forgotten passwords and new administrators (spec sections 4 and 7). */
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

  route('post', '/admin/registration', async ({ request, write, now }) => {
    const form = readTextFields(await readJson(request), ...REGISTRATION_FIELDS);
    return write((tables) => registerAdmin(tables, form, now));
  }),

  route('patch', '/admin/activeAccount/:id/:activationCode', ({ param, write, now }) =>
    write((tables) => activateAdmin(tables, param('id'), param('activationCode'), now)),
  ),

  route('patch', '/admin/acceptance/:id', ({ param, write, now }) =>
    write((tables) => acceptAdmin(tables, param('id'), now)),
  ),
];
