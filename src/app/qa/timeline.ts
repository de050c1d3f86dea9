import type { Change } from '../../snapshots/changes';
import { isSameAt } from '../../snapshots/differences';
import type { Snapshot } from '../../snapshots/format';
import { snapshotAt } from '../../snapshots/readRecording';
import type { Moment, RecordedCall, Recording } from '../../snapshots/recordingFormat';
import { qa as texts } from './qa.texts';
import { isRecord } from '../../domain/isRecord';

/** The kinds of things that happen in a recording. */
export const KINDS = ['action', 'call', 'refused', 'failed', 'error', 'message', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * One thing that happened. `action`: of a person; `refused` and `failed`: calls answered with 4xx, or with 5xx or not at
 * all; `error`: of JavaScript.
 */
type Entry = { moment: number; at: number; kind: Kind; text: string };

/** The kinds of entries at which each step of the player stops; null for every moment. */
export const STEPS = {
  moment: null,
  action: ['action'],
  call: ['call', 'refused', 'failed'],
  error: ['error', 'failed'],
  message: ['message'],
} as const satisfies Record<string, readonly Kind[] | null>;
export type Step = keyof typeof STEPS;

/** A recording, ready to be played. */
export type Timeline = {
  recording: Recording;
  /** The number of its last moment. */
  last: number;
  entries: readonly Entry[];
  /** Returns the page after this many moments; 0 is before the first. */
  snapshotAt: (moment: number) => Snapshot;
};

/** Prepares a checked recording. */
export function timelineOf(recording: Recording): Timeline {
  const { moments } = recording;
  return {
    recording,
    last: moments.length,
    entries: moments.flatMap((moment, index) => entriesOf(moment, index + 1)),
    snapshotAt: (moment) => snapshotAt(recording, moment),
  };
}

/**
 * Returns the moment that an address asks for, or the last one and a warning if there is no such moment. `last`: the
 * last moment of the recording; null for a snapshot.
 */
export function momentIn(
  last: number | null,
  wanted: string,
): { moment: number; warning: string | null } {
  const isThere = /^\d+$/.test(wanted) && Number(wanted) <= (last ?? 0);
  return isThere
    ? { moment: Number(wanted), warning: null }
    : { moment: last ?? 0, warning: texts.noSuchMoment(wanted, last) };
}

/** Returns the moment that a step reaches; null if no such moment follows in that direction. */
export function stepFrom(
  { entries, last }: Timeline,
  moment: number,
  step: Step,
  direction: 1 | -1,
): number | null {
  const kinds: readonly Kind[] | null = STEPS[step];
  if (!kinds) {
    const next = moment + direction;
    return next >= 0 && next <= last ? next : null;
  }
  const isBeyond = (entry: Entry) =>
    kinds.includes(entry.kind) && (entry.moment - moment) * direction > 0;
  const found = direction === 1 ? entries.find(isBeyond) : entries.findLast(isBeyond);
  return found?.moment ?? null;
}

/**
 * Returns the first moment in which the value at a path changed, and the last one up to `until`; null if it did not.
 */
export function changesAt(
  { snapshotAt, last }: Timeline,
  path: readonly string[],
  until: number,
): { first: number; latest: number } | null {
  let first: number | null = null;
  let latest: number | null = null;
  let before = snapshotAt(0);
  for (let moment = 1; moment <= last; moment += 1) {
    const after = snapshotAt(moment);
    if (!isSameAt(before, after, path)) {
      first ??= moment;
      if (moment <= until) latest = moment;
    }
    before = after;
    if (first !== null && moment >= until) break;
  }
  return first === null ? null : { first, latest: latest ?? first };
}

const CALL_EVENT = /^(\w+) (pending|fulfilled|rejected)$/;
const PAGE_ERROR = 'page/error ';
const ACTION = /^[\w-]+(\/\w+)+$/;

function entriesOf({ at, events, calls, changes }: Moment, moment: number): Entry[] {
  const entry = (kind: Kind, text: string): Entry => ({ moment, at: Date.parse(at), kind, text });
  return [
    ...events.flatMap((event) => {
      const [, endpoint, phase] = CALL_EVENT.exec(event) ?? [];
      // A call that has ended is listed with its path.
      const isListed = phase !== 'rejected' || calls.some((call) => outcomeOf(call) !== 'call');
      if (endpoint && !isListed) return entry('failed', texts.rejected(endpoint));
      const action = texts.actions.get(phase === 'pending' ? (endpoint ?? '') : event);
      if (action !== undefined) return entry('action', action);
      if (endpoint) return [];
      if (event.startsWith(PAGE_ERROR)) return entry('error', event.slice(PAGE_ERROR.length));
      if (event.startsWith('notifications/')) return []; // listed with its text
      const known = texts.others.get(event) ?? (ACTION.test(event) ? event : null);
      return entry('other', known ?? texts.unknownEvent(event));
    }),
    ...calls.map((call) => entry(outcomeOf(call), callText(call))),
    ...changes.flatMap((change) => messagesIn(change).map((text) => entry('message', text))),
  ];
}

function outcomeOf({ status }: RecordedCall): Kind {
  if (typeof status !== 'number' || status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'call';
}

function callText({ method, path, status, milliseconds }: RecordedCall): string {
  return texts.call(method, path, status, milliseconds);
}

/** Returns the messages that a change shows: notifications, and outcomes in the page. */
function messagesIn(change: Change): string[] {
  const [, slice] = change.at;
  if (!('put' in change) || (slice !== 'notifications' && slice !== 'pageState')) return [];
  return change.put.flatMap((item) => {
    const shown = isRecord(item) && isRecord(item['value']) ? item['value'] : item;
    const isMessage = isRecord(shown) && (slice === 'notifications' || 'kind' in shown);
    return isMessage && typeof shown['text'] === 'string' ? [shown['text']] : [];
  });
}
