import { route, type Route } from './route';
import { logOut } from '../backend/access';
import {
  changePassword,
  confirmEmail,
  confirmPhone,
  deleteAdmin,
  listAdmins,
  requestEmailChange,
  requestPhoneChange,
  viewAdmin,
} from '../backend/admins';

/** The calls for accepted administrators (spec section 7, access and admins). */
export const adminRoutes: Route[] = [
  route('delete', '/admin/logout', async ({ claims, write }) => {
    await write((tables) => logOut(tables, claims));
    return 'Logout effettuato!';
  }),

  route('get', '/admin/getAll', ({ readAsAdmin }) => readAsAdmin(listAdmins)),

  route('delete', '/admin/delete/:id', async ({ param, query, writeAsAdmin }) => {
    await writeAsAdmin((tables, self) =>
      deleteAdmin(tables, self, param('id'), query('bossCode', '')),
    );
    return 'Amministratore eliminato.';
  }),

  route('get', '/admin/myProfile', ({ readAsAdmin }) =>
    readAsAdmin(async (_tables, self) => viewAdmin(self)),
  ),

  route('patch', '/admin/updateEmail', ({ query, writeAsAdmin, now }) =>
    writeAsAdmin((tables, self) => requestEmailChange(tables, self, query('newEmail'), now)),
  ),

  route('patch', '/admin/updTelNum', ({ query, writeAsAdmin, now }) =>
    writeAsAdmin((tables, self) => requestPhoneChange(tables, self, query('telephoneNumber'), now)),
  ),

  route('patch', '/admin/updatePassword', ({ query, writeAsAdmin }) =>
    writeAsAdmin((tables, self) =>
      changePassword(tables, self, query('oldPassword'), query('newPassword')),
    ),
  ),

  route('patch', '/admin/newEmail/:id/:newEmail', ({ param, write }) =>
    write((tables) => confirmEmail(tables, param('id'), param('newEmail'))),
  ),

  route('patch', '/admin/new-tel-num/:id/:telephoneNumber', ({ param, write }) =>
    write((tables) => confirmPhone(tables, param('id'), param('telephoneNumber'))),
  ),
];
