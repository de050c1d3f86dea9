import * as v from 'valibot';
import { count, isoTime, type Snapshot } from './format';

/** The `format` of every recording. */
export const RECORDING_FORMAT = 'bottega-recording';

/** The version of recordings; the snapshot inside has its own. */
export const RECORDING_VERSION = 1;

/** Keys of the snapshot's objects. */
const path = v.array(
  v.pipe(v.string(), v.regex(/^[A-Za-z]+$/), v.notValues(['constructor', 'prototype'])),
);

/** One of `changes.ts`. What comes out of them is checked as a snapshot. */
const change = v.union([
  v.strictObject({ at: path, to: v.unknown() }),
  v.strictObject({ at: path, gone: v.literal(true) }),
  v.strictObject({ at: path, from: count, drop: count, put: v.array(v.unknown()) }),
]);

const call = v.strictObject({
  startedAt: isoTime,
  milliseconds: count,
  method: v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  /** With its query; without what is secret or personal. */
  path: v.pipe(v.string(), v.startsWith('/')),
  /** Of the answer, or why there was none. */
  status: v.union([count, v.picklist(['network', 'timeout', 'aborted'])]),
});

const moment = v.strictObject({
  at: isoTime,
  /** What happened: types of actions, calls by their endpoint, what was done to the page. */
  events: v.array(v.string()),
  calls: v.array(call),
  /** What became of the snapshot since the moment before. */
  changes: v.array(change),
});

export const recordingSchema = v.strictObject({
  format: v.literal(RECORDING_FORMAT),
  version: v.literal(RECORDING_VERSION),
  /** How many moments there were before the first one, for which there was no more room. */
  dropped: count,
  /** A snapshot, as snapshot.schema.json has it: the page before the first moment. */
  first: v.looseObject({ format: v.string(), version: v.number() }),
  moments: v.array(moment),
});

export type RecordedCall = v.InferOutput<typeof call>;
export type Moment = v.InferOutput<typeof moment>;
export type Recording = Omit<v.InferOutput<typeof recordingSchema>, 'first'> & { first: Snapshot };
