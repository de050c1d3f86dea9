import { isRecord, type UnknownRecord } from '../../src/domain/isRecord.ts';

/** The facts about a report that the list shows. */
export type Summary = {
  /** The tag `kind` of the event, or the type of the envelope's first item. */
  kind: string;
  message: string;
  /** The pattern of the route, such as /product/:id; empty if the event has none. */
  route: string;
  release: string;
  /** ISO; the browser's time of the event, which may be long before it could be sent. */
  happenedAt: string | null;
  /** The measures of a visit: LCP, INP, CLS, TTFB, in milliseconds; only in a report about them. */
  vitals?: Record<string, number>;
};

const MAX_LENGTH = 300;

/** Returns an event's facts for the list, or those of a user's message (`feedback`). */
export function summarize(event: UnknownRecord, type: string): Summary {
  const tags = tagsOf(event);
  return {
    ...(tags['kind'] === 'vitals' && { vitals: vitalsOf(event) }),
    kind: tags['kind'] ?? (type === 'feedback' ? 'person' : textOf(event['level']) || type),
    message: messageOf(event) || 'Senza messaggio',
    route: tags['route'] ?? textOf(event['transaction']),
    release: textOf(event['release']),
    happenedAt: timeOf(event['timestamp']),
  };
}

function tagsOf({ tags }: UnknownRecord): Record<string, string> {
  const pairs = Object.entries(isRecord(tags) ? tags : {});
  return Object.fromEntries(pairs.map(([name, value]) => [name, textOf(value)]));
}

function messageOf(event: UnknownRecord): string {
  // Each cause comes before its effect.
  const values = isRecord(event['exception']) ? event['exception']['values'] : null;
  const error: unknown = Array.isArray(values) ? values.at(-1) : null;
  if (isRecord(error))
    return [error['type'], error['value']].map(textOf).filter(Boolean).join(': ');
  const feedback = isRecord(event['contexts']) ? event['contexts']['feedback'] : null;
  return textOf(isRecord(feedback) ? feedback['message'] : event['message']);
}

function vitalsOf({ measurements }: UnknownRecord): Record<string, number> {
  const values = Object.entries(isRecord(measurements) ? measurements : {}).map(
    ([name, measured]) => [name.toUpperCase(), isRecord(measured) ? measured['value'] : null],
  );
  return Object.fromEntries(values.filter(([, value]) => Number.isFinite(value)));
}

function textOf(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return '';
  return value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH)}…` : value;
}

function timeOf(seconds: unknown): string | null {
  const time = new Date(typeof seconds === 'number' ? seconds * 1000 : NaN);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
