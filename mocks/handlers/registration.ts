import { readJson, readTextFields } from './requests';
import { route, type Route } from './route';
import { acceptAdmin, activateAdmin, registerAdmin } from '../backend/registration';

const FIELDS = ['username', 'email', 'telephoneNumber', 'password', 'authCode'] as const;

/** The calls for new administrators (spec section 4, account life cycle). */
export const registrationRoutes: Route[] = [
  route('post', '/admin/registration', async ({ request, write, now }) => {
    const form = readTextFields(await readJson(request), ...FIELDS);
    return write((tables) => registerAdmin(tables, form, now));
  }),

  route('patch', '/admin/activeAccount/:id/:activationCode', ({ param, write, now }) =>
    write((tables) => activateAdmin(tables, param('id'), param('activationCode'), now)),
  ),

  route('patch', '/admin/acceptance/:id', ({ param, write, now }) =>
    write((tables) => acceptAdmin(tables, param('id'), now)),
  ),
];
