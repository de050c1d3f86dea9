import { jsonBody, textFields } from './requests';
import { route, type Route } from './route';
import { accept, activate, register } from '../backend/registration';

const FIELDS = ['username', 'email', 'telephoneNumber', 'password', 'authCode'] as const;

/** The calls for new administrators (spec section 4, account life cycle). */
export const registrationRoutes: Route[] = [
  route('post', '/admin/registration', async ({ request, write, now }) => {
    const form = textFields(await jsonBody(request), ...FIELDS);
    return write((tables) => register(tables, form, now));
  }),

  route('patch', '/admin/activeAccount/:id/:activationCode', ({ param, write, now }) =>
    write((tables) => activate(tables, param('id'), param('activationCode'), now)),
  ),

  route('patch', '/admin/acceptance/:id', ({ param, write, now }) =>
    write((tables) => accept(tables, param('id'), now)),
  ),
];
