type Json = Readonly<Record<string, unknown>>;

/** One part of an envelope, its bytes as they were sent. */
export type EnvelopeItem = { type: string; header: Json; payload: Buffer };

export type Envelope = { header: Json; items: EnvelopeItem[] };

/** The bytes are no envelope; the message says where and why. */
export class BadEnvelope extends Error {}

const NEWLINE = 0x0a;

/** More than any SDK sends in one envelope. */
const MAX_ITEMS = 100;

/**
 * Parses a Sentry envelope (develop.sentry.dev, 'Envelopes'): a line of JSON as its header, then
 * for each item a line of JSON and the payload, which has the length that the line says or goes
 * to the next newline.
 *
 * @throws BadEnvelope
 */
export function parseEnvelope(bytes: Buffer): Envelope {
  const headerEnd = lineEnd(bytes, 0);
  const header = parseObject(bytes.subarray(0, headerEnd), 'the header of the envelope');
  const items: EnvelopeItem[] = [];
  let position = headerEnd + 1;
  while (position < bytes.length) {
    if (items.length === MAX_ITEMS) throw new BadEnvelope(`more than ${MAX_ITEMS} items`);
    const name = `item ${items.length + 1}`;
    const end = lineEnd(bytes, position);
    const itemHeader = parseObject(bytes.subarray(position, end), `the header of ${name}`);
    const { type } = itemHeader;
    if (typeof type !== 'string' || type === '') throw new BadEnvelope(`${name} has no type`);
    const start = end + 1;
    const payloadEnd = endOfPayload(bytes, start, itemHeader['length'], name);
    items.push({ type, header: itemHeader, payload: bytes.subarray(start, payloadEnd) });
    position = payloadEnd + 1;
  }
  return { header, items };
}

function endOfPayload(bytes: Buffer, start: number, length: unknown, name: string): number {
  if (length === undefined) {
    if (start > bytes.length) throw new BadEnvelope(`the envelope ends before ${name}`);
    return lineEnd(bytes, start);
  }
  if (typeof length !== 'number' || !Number.isSafeInteger(length) || length < 0) {
    throw new BadEnvelope(`the length of ${name} is no number of bytes`);
  }
  const end = start + length;
  if (end > bytes.length && length > 0) {
    throw new BadEnvelope(`the envelope ends inside ${name}`);
  }
  if (end < bytes.length && bytes[end] !== NEWLINE) {
    throw new BadEnvelope(`no newline follows ${name}`);
  }
  return end;
}

function lineEnd(bytes: Buffer, from: number): number {
  const end = bytes.indexOf(NEWLINE, from);
  return end < 0 ? bytes.length : end;
}

/** Parses UTF-8 JSON that must be an object; `name` says in the message what it is. @throws BadEnvelope */
export function parseObject(bytes: Buffer, name: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new BadEnvelope(`${name} is no JSON`);
  }
  if (!isObject(value)) throw new BadEnvelope(`${name} is no JSON object`);
  return value;
}

/** Whether a value is an object with keys, not a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
