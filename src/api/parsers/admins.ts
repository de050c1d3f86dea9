import * as v from 'valibot';
import type { Admin } from '../../domain/types';
import { idText, textOrEmpty } from './fields';
import { bodyOfReply, parsed, plainText, readList, recordOf } from './reply';
import { Refused, Unreadable, type Parser } from './reply';

const adminSchema = v.pipe(
  v.object({
    id: idText,
    username: textOrEmpty,
    email: textOrEmpty,
    telephoneNumber: textOrEmpty,
  }),
  v.transform((admin): Admin => admin),
);

/** All administrators: their ids, each once. */
export const parseAdmins: Parser = (reply) => {
  const { items: admins, ...left } = readList(bodyOfReply(reply), {
    kind: 'admins',
    id: 'id',
    read: recordOf(adminSchema),
  });
  return { data: [...new Set(admins.map(({ id }) => id))], updates: { admins }, ...left };
};

/** The profile of who is logged in: the id. A string is an error (spec section 7). */
export const parseProfile: Parser = (reply) => {
  const text = plainText(reply);
  if (text) throw new Refused(text);
  const admin = parsed(adminSchema, bodyOfReply(reply));
  return { data: admin.id, updates: { admins: [admin] } };
};

/** A deleted administrator. */
export const removeAdmin =
  (id: string): Parser =>
  () => ({ data: null, updates: { removed: [{ kind: 'admins', id }] } });

/** `true` is success; anything else is the backend's no (spec section 7). */
export const parseAcceptance: Parser = (reply) => {
  const body = bodyOfReply(reply);
  if (body === true || body === 'true') return { data: true };
  if (body === false || body === 'false') throw new Refused('');
  throw new Unreadable('true was expected');
};

/** A login's outcome: the administrator's token, or the text that came instead of one. */
export type LoginReply = { token: string } | { text: string };

/** The BearerToken response header, else the body's text (spec section 7). */
export const parseLogin: Parser = (reply) => {
  const token = reply.headers.get('BearerToken')?.trim();
  const data: LoginReply = token ? { token } : { text: plainText(reply) ?? '' };
  return { data };
};

/** A confirmed link: any 2xx is success, its text is shown where it is one. */
export const parseConfirmation: Parser = (reply) => ({ data: plainText(reply) ?? '' });
