import * as v from 'valibot';
import type { Failure } from '../../domain/failure';
import type { Batch } from '../../state/entities';

/** An answer of the backend, its body as text. */
export type Reply = {
  status: number;
  statusText: string;
  headers: Headers;
  text: string;
  /** The same body outside of this page's memory, where it is a long one. */
  blob?: Blob;
  /** The same as JSON, where somebody has read it already. */
  body?: unknown;
};

/** What a reply taught, without the time, which the caller knows. */
export type Facts = Omit<Batch, 'asOf'>;

/** What a reader makes of a reply with a 2xx status. It throws what the reply is not. */
type Reading = { data: unknown; facts?: Facts };
export type Reader = (reply: Reply) => Reading;

/** The reply is not what the call promises. */
export class Unreadable extends Error {}

/** The backend answered 2xx and said no, in its own words. */
export class Refused extends Error {}

/** Reads a reply with the endpoint's reader: data and batch, or the failure it amounts to. */
export function readReply(
  reader: Reader,
  reply: Reply,
  asOf: number,
): { data: unknown; batch?: Batch } | { failure: Failure } {
  if (reply.status < 200 || reply.status > 299) return { failure: httpFailure(reply) };
  try {
    const { data, facts } = reader(reply);
    return facts ? { data, batch: { ...facts, asOf } } : { data };
  } catch (error) {
    if (error instanceof Refused) return { failure: { kind: 'refused', text: error.message } };
    if (error instanceof Unreadable) {
      return { failure: { kind: 'unreadable', reason: error.message } };
    }
    throw error;
  }
}

/** The body as JSON where it is JSON, else the text itself (labels are often wrong). */
export function bodyOfReply(reply: Reply): unknown {
  if (reply.body !== undefined) return reply.body;
  try {
    return JSON.parse(reply.text) as unknown;
  } catch {
    return reply.text;
  }
}

/** The body checked against a schema; throws Unreadable. */
export function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Unreadable(`${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}

/**
 * A plain text for people: unquoted where it came as a JSON string, empty for an empty
 * body; null for anything that is not a text (objects, numbers, HTML, broken JSON).
 */
export function plainText(reply: Reply): string | null {
  const body = bodyOfReply(reply);
  if (typeof body !== 'string') return null;
  const text = body.trim();
  return /^[<{[]/.test(text) ? null : text;
}

function httpFailure(reply: Reply): Failure {
  return {
    kind: 'http',
    status: reply.status,
    statusText: reply.statusText,
    text: plainText(reply) ?? textInJson(reply),
  };
}

const jsonError = v.object({ message: v.optional(v.string()), error: v.optional(v.string()) });

/** What an object says under `message` or `error`; empty where there is no such text. */
export function textInJson(reply: Reply): string {
  const result = v.safeParse(jsonError, bodyOfReply(reply));
  return result.success ? (result.output.message ?? result.output.error ?? '') : '';
}
