import * as v from 'valibot';
import { count, isoTime, type Snapshot } from './format';
import { RECORDING_FORMAT, RECORDING_VERSION } from './version';

/** Keys of the snapshot's objects. */
const path = v.array(
  v.pipe(v.string(), v.regex(/^[A-Za-z]+$/), v.notValues(['constructor', 'prototype'])),
);

/** A change as in `changes.ts`. Its result is checked as a snapshot. */
const change = v.union([
  v.strictObject({ at: path, to: v.unknown() }),
  v.strictObject({ at: path, gone: v.literal(true) }),
  v.strictObject({ at: path, from: count, drop: count, put: v.array(v.unknown()) }),
]);

const call = v.strictObject({
  startedAt: isoTime,
  milliseconds: count,
  method: v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  /** With its query; without anything secret or personal. */
  path: v.pipe(v.string(), v.startsWith('/')),
  /** The status of the answer, or why there was no answer. */
  status: v.union([count, v.picklist(['network', 'timeout', 'aborted'])]),
});

const moment = v.strictObject({
  at: isoTime,
  /** Events: types of actions, calls by their endpoint, user actions on the page. */
  events: v.array(v.string()),
  calls: v.array(call),
  /** Changes to the snapshot since the previous moment. */
  changes: v.array(change),
});

export const recordingSchema = v.strictObject({
  format: v.literal(RECORDING_FORMAT),
  version: v.literal(RECORDING_VERSION),
  /** The number of earlier moments that were dropped for lack of space. */
  dropped: count,
  /** A snapshot as in `format.ts`: the page before the first moment. */
  first: v.looseObject({ format: v.string(), version: v.number() }),
  moments: v.array(moment),
});

export type RecordedCall = v.InferOutput<typeof call>;
export type Moment = v.InferOutput<typeof moment>;
export type Recording = Omit<v.InferOutput<typeof recordingSchema>, 'first'> & { first: Snapshot };
