import * as v from 'valibot';
import { COPY_HEADER } from '../../config/offline';
import { isRecord } from '../../domain/isRecord';
import type { OrderPriority } from '../../domain/priority';
import type { Failure } from '../../domain/types';
import type { EntityUpdates, Kind } from '../../entities/entities';
import type { UnreadableRecords } from '../queryMeta';

/** A response of the backend with its body as text. */
export type Reply = {
  status: number;
  statusText: string;
  headers: Headers;
  text: string;
  /** The same body as a Blob, outside this page's memory, if it is long. */
  blob?: Blob;
  /** The same body as JSON, if it was parsed before. */
  body?: unknown;
  /** When index.html requested it (epoch milliseconds), if it did so before the app started. */
  requestedAt?: number;
};

/** Returns whether a reply is the copy that the worker keeps from an earlier visit. */
export function isOfflineCopy({ headers }: Reply): boolean {
  return headers.has(COPY_HEADER);
}

/**
 * Returns when the data of a read's reply was current (epoch milliseconds): when it was requested, or, for a copy, the
 * time in its Date header; 0 if that cannot be read.
 */
export function asOfReply(reply: Reply, requestedAt: number): number {
  if (!isOfflineCopy(reply)) return reply.requestedAt ?? requestedAt;
  const storedAt = Date.parse(reply.headers.get('Date') ?? '');
  // A time in the future does not show the age: the clock was set back.
  return storedAt <= requestedAt ? storedAt : 0;
}

/** The entity changes that a reply carries; the caller adds the time. */
export type ReplyUpdates = Omit<EntityUpdates, 'asOf'>;

/** The result of parsing a reply with a 2xx status. Parsers throw Unreadable or Refused. */
type Reading = {
  data: unknown;
  updates?: ReplyUpdates;
  unreadable?: UnreadableRecords;
  /** The cart's delivery priority, kept in the cart's slice. */
  priority?: OrderPriority;
};
export type Parser = (reply: Reply) => Reading;

/** Thrown if the reply does not have the promised form. */
export class Unreadable extends Error {}

/** Thrown if the backend answered 2xx but refused, in its own words. */
export class Refused extends Error {}

/** Parses a reply with the endpoint's parser: returns data and updates, or the failure that it means. */
export function readReply(
  parser: Parser,
  reply: Reply,
  asOf: number,
): (Omit<Reading, 'updates'> & { updates?: EntityUpdates }) | { failure: Failure } {
  if (reply.status < 200 || reply.status > 299) return { failure: httpFailure(reply) };
  try {
    const { updates, ...reading } = parser(reply);
    return updates ? { ...reading, updates: { ...updates, asOf } } : reading;
  } catch (error) {
    if (error instanceof Refused) return { failure: { kind: 'refused', text: error.message } };
    if (error instanceof Unreadable) {
      return { failure: { kind: 'unreadable', reason: error.message } };
    }
    throw error;
  }
}

/** Returns the body as JSON if it is valid JSON, otherwise as text (content types are often wrong). */
export function bodyOfReply(reply: Reply): unknown {
  if (reply.body !== undefined) return reply.body;
  try {
    return JSON.parse(reply.text) as unknown;
  } catch {
    return reply.text;
  }
}

/** Checks a body against a schema; throws Unreadable. */
export function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Unreadable(`${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}

/** How many unreadable records are named, and the maximum length of each name in characters. */
const MAX_NAMED_RECORDS = 10;
const MAX_NAME_LENGTH = 40;

/** How the records of a list are read, and the field that names them. */
type List<Item> = { kind: Kind; id: string; read: (record: unknown) => Item | null };

type ListReading<Item> = { items: Item[]; unreadable?: UnreadableRecords };

/**
 * Reads a list record by record: if `read` returns null the record is left out, counted, and named by its field `id`.
 * The others are not affected. Throws Unreadable if the body is not a list.
 */
export function readList<Item>(body: unknown, { kind, id, read }: List<Item>): ListReading<Item> {
  if (!Array.isArray(body)) throw new Unreadable('a list was expected');
  const items: Item[] = [];
  const ids: string[] = [];
  let count = 0;
  for (const record of body as unknown[]) {
    const item = read(record);
    if (item !== null) items.push(item);
    else {
      count += 1;
      const name = nameOf(record, id);
      if (name !== '' && ids.length < MAX_NAMED_RECORDS) ids.push(name);
    }
  }
  return count === 0 ? { items } : { items, unreadable: { kind, count, ids } };
}

/** Returns the parser of a list of entities: their ids, each once, in the backend's order. */
export function parseList<Id extends string, Item extends Record<Id, string>>(
  list: List<Item> & { id: Id },
): Parser {
  return (reply) => {
    const { items, ...left } = readList(bodyOfReply(reply), list);
    const ids = new Set<string>(items.map((item) => item[list.id]));
    return { data: [...ids], updates: { [list.kind]: items }, ...left };
  };
}

/** Returns a function that checks a record against a schema and returns null if it does not fit. */
export const recordOf =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (record: unknown): v.InferOutput<Schema> | null => {
    if (Array.isArray(record)) return null; // valibot would take it for an object without fields
    const result = v.safeParse(schema, record, { abortEarly: true });
    return result.success ? result.output : null;
  };

function nameOf(record: unknown, field: string): string {
  const id = isRecord(record) && record[field];
  if (typeof id !== 'string' && typeof id !== 'number') return '';
  const name = String(id).replaceAll(/\s+/g, ' ').trim();
  const characters = Array.from(name);
  return characters.length > MAX_NAME_LENGTH
    ? `${characters.slice(0, MAX_NAME_LENGTH).join('')}…`
    : name;
}

/**
 * Returns a text for people: unquoted if it was sent as a JSON string, empty for an empty body; null for anything other
 * than text (objects, numbers, HTML, broken JSON).
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
    text: textOf(reply),
  };
}

/** Returns a reply's text for people, also that of an object; empty if it has none. */
export function textOf(reply: Reply): string {
  return plainText(reply) ?? textInJson(reply);
}

/** Returns the text under `message` or `error` of an object; an empty text if neither has one. */
function textInJson(reply: Reply): string {
  const body = bodyOfReply(reply);
  if (!isRecord(body)) return '';
  const texts = [body['message'], body['error']].filter((text) => typeof text === 'string');
  return texts.find((text) => text.trim() !== '') ?? '';
}

export const ignoreBody: Parser = () => ({ data: null });

/**
 * Parses a message for people, which may be an object's `message`. A 2xx without one, such as `true` or an empty body,
 * is also a success, with an empty message. Only `false` means refusal.
 */
export const parseMessage: Parser = (reply) => {
  if (bodyOfReply(reply) === false) throw new Refused('');
  return { data: textOf(reply) };
};

/** Returns whether a failure proves that nothing was changed. */
export function isDefinite(failure: Failure): boolean {
  return failure.kind === 'refused' || (failure.kind === 'http' && failure.status < 500);
}
