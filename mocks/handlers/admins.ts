import type { HttpHandler } from 'msw';
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
import { requireAdmin } from '../backend/permissions';
import type { AdminRecord } from '../backend/records';
import type { WriteTransaction } from '../storage/database';
import type { MockBackendContext } from './context';
import { jsonReply, textReply } from './replies';
import { queryText } from './requests';
import { route, type Call } from './route';

/** The calls about administrators who are at work (spec section 7, access and admins). */
export function adminHandlers(context: MockBackendContext): HttpHandler[] {
  const { database, now } = context;

  /** A change that an administrator asks for, answered with its text. */
  async function change(
    { claims }: Call,
    work: (tables: WriteTransaction, self: AdminRecord) => Promise<string>,
  ): Promise<Response> {
    return textReply(
      await database.write(async (tables) => work(tables, await requireAdmin(tables, claims))),
    );
  }

  return [
    route(context, 'delete', '/admin/logout', async ({ claims }) => {
      await database.write((tables) => logOut(tables, claims));
      return textReply('Logout effettuato!');
    }),

    route(context, 'get', '/admin/getAll', async ({ claims }) =>
      jsonReply(
        await database.read(async (tables) => {
          await requireAdmin(tables, claims);
          return listAdmins(tables);
        }),
      ),
    ),

    route(context, 'delete', '/admin/delete/:id', (call) =>
      change(call, async (tables, self) => {
        await deleteAdmin(tables, self, call.param('id'), call.query.get('bossCode') ?? '');
        return 'Amministratore eliminato.';
      }),
    ),

    route(context, 'get', '/admin/myProfile', async ({ claims }) =>
      jsonReply(
        await database.read(async (tables) => viewAdmin(await requireAdmin(tables, claims))),
      ),
    ),

    route(context, 'patch', '/admin/updateEmail', (call) =>
      change(call, async (tables, self) =>
        requestEmailChange(tables, self, queryText(call.query, 'newEmail'), now()),
      ),
    ),

    route(context, 'patch', '/admin/updTelNum', (call) =>
      change(call, async (tables, self) =>
        requestPhoneChange(tables, self, queryText(call.query, 'telephoneNumber'), now()),
      ),
    ),

    route(context, 'patch', '/admin/updatePassword', (call) =>
      change(call, async (tables, self) => {
        const { query } = call;
        const oldPassword = queryText(query, 'oldPassword');
        return changePassword(tables, self, oldPassword, queryText(query, 'newPassword'));
      }),
    ),

    route(context, 'patch', '/admin/newEmail/:id/:newEmail', async ({ param }) =>
      textReply(
        await database.write((tables) => confirmEmail(tables, param('id'), param('newEmail'))),
      ),
    ),

    route(context, 'patch', '/admin/new-tel-num/:id/:telephoneNumber', async ({ param }) =>
      textReply(
        await database.write((tables) =>
          confirmPhone(tables, param('id'), param('telephoneNumber')),
        ),
      ),
    ),
  ];
}
