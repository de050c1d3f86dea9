import { isRecord, type UnknownRecord } from '../../src/domain/isRecord.ts';

/** One part of an envelope, its bytes as they were sent. */
export type EnvelopeItem = { type: string; header: UnknownRecord; payload: Buffer };

export type Envelope = { header: UnknownRecord; items: EnvelopeItem[] };

/** The bytes are no envelope; the message says where and why. */
export class BadEnvelope extends Error {}

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
    const name = `item ${items.length + 1}`;
    const start = lineEnd(bytes, position) + 1;
    const itemHeader = parseObject(bytes.subarray(position, start - 1), `the header of ${name}`);
    const { type, length } = itemHeader;
    const end = length === undefined ? lineEnd(bytes, start) : start + Number(length);
    if (!(end >= start && end <= bytes.length)) {
      throw new BadEnvelope(`the envelope ends inside ${name}`);
    }
    items.push({ type: String(type), header: itemHeader, payload: bytes.subarray(start, end) });
    position = end + 1;
  }
  return { header, items };
}

function lineEnd(bytes: Buffer, from: number): number {
  const end = bytes.indexOf('\n', from);
  return end < 0 ? bytes.length : end;
}

/** Parses UTF-8 JSON that must be an object; `name` says in the message what it is. @throws BadEnvelope */
export function parseObject(bytes: Buffer, name: string): UnknownRecord {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new BadEnvelope(`${name} is no JSON`);
  }
  if (!isRecord(value)) throw new BadEnvelope(`${name} is no JSON object`);
  return value;
}
