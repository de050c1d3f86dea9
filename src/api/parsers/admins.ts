import * as v from 'valibot';
import type { Admin, BackendText } from '../../domain/types';
import { idText, textOrEmpty } from './fields';
import {
  bodyOfReply,
  parsed,
  parseList,
  plainText,
  recordOf,
  Refused,
  textOf,
  Unreadable,
  type Parser,
} from './reply';

const adminSchema = v.pipe(
  v.object({
    id: idText,
    username: textOrEmpty,
    email: textOrEmpty,
    telephoneNumber: textOrEmpty,
  }),
  v.transform((admin): Admin => admin),
);

/** Parses all administrators to their ids, each once. */
export const parseAdmins = parseList({ kind: 'admins', id: 'id', read: recordOf(adminSchema) });

/** Parses the profile of the logged-in administrator to its id. A string is an error (spec section 7). */
export const parseProfile: Parser = (reply) => {
  const text = plainText(reply);
  if (text) throw new Refused(text);
  const admin = parsed(adminSchema, bodyOfReply(reply));
  return { data: admin.id, updates: { admins: [admin] } };
};

export const removeAdmin =
  (id: string): Parser =>
  () => ({ data: null, updates: { removed: [{ kind: 'admins', id }] } });

/** Takes `true` as success; anything else is a refusal (spec section 7). */
export const parseAcceptance: Parser = (reply) => {
  const body = bodyOfReply(reply);
  if (body === true || body === 'true') return { data: true };
  if (body === false || body === 'false') throw new Refused('');
  throw new Unreadable('true was expected');
};

/** A login's outcome: the administrator's token, null for anyone else, and the body's text. */
export type LoginReply = { token: string | null; text: BackendText };

/** Reads the BearerToken response header and the body's text (spec section 7). */
export const parseLogin: Parser = (reply) => {
  const token = reply.headers.get('BearerToken')?.trim();
  const data: LoginReply = { token: token || null, text: textOf(reply) };
  return { data };
};

/** Parses the reply to a confirmation link: any 2xx is success; its text, if any, is shown. */
export const parseConfirmation: Parser = (reply) => ({ data: textOf(reply) });
