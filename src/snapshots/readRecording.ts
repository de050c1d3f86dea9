import * as v from 'valibot';
import { refusals } from './snapshots.texts';
import { computeChanges, ChangeMismatch, applyChanges } from './changes';
import { firstInvalidPath } from './firstInvalidPath';
import { snapshotSchema, type Snapshot } from './format';
import { checkSnapshot, upgradeSnapshot, versionProblem } from './readSnapshot';
import {
  recordingSchema,
  RECORDING_FORMAT,
  RECORDING_VERSION,
  type Recording,
} from './recordingFormat';
import { VERSION } from './version';

/** Whether parsed JSON says of itself that it is a recording. */
export function isRecording(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'format' in value
    ? value.format === RECORDING_FORMAT
    : false;
}

/**
 * A recording of which every moment is a good snapshot, or why it is refused, in words. One
 * with snapshots of an older version becomes one of today's.
 */
export function checkRecording(value: object): { recording: Recording } | { refused: string } {
  const problem = versionProblem((value as { version?: unknown }).version, RECORDING_VERSION);
  if (problem !== null) return { refused: problem };
  const result = v.safeParse(recordingSchema, value, { abortEarly: true });
  if (!result.success) {
    return { refused: refusals.wrong(v.getDotPath(result.issues[0]) ?? 'file') };
  }
  const { first, ...others } = result.output;
  const reading = checkSnapshot(first);
  if ('refused' in reading) return reading;
  // The raw one: the changes are made for it, and the schema lets nothing else in anyway.
  return checkMoments({ ...others, first: first as unknown as Snapshot }, reading.snapshot);
}

function checkMoments(
  recording: Recording,
  first: Snapshot,
): { recording: Recording } | { refused: string } {
  const isOlder = recording.first.version !== (VERSION as number);
  let asWritten: unknown = recording.first;
  let before: unknown = isOlder ? first : asWritten;
  const moments: Recording['moments'] = [];
  for (const [index, moment] of recording.moments.entries()) {
    try {
      asWritten = applyChanges(asWritten, moment.changes);
    } catch (error) {
      if (error instanceof ChangeMismatch) return { refused: refusals.misfit(index + 1) };
      throw error;
    }
    const after = upgradeSnapshot(asWritten as Record<string, unknown>);
    if ('refused' in after) return after;
    const wrong = firstInvalidPath(snapshotSchema, after.current, before);
    if (wrong !== null) return { refused: refusals.wrong(`${index + 1}. ${wrong}`) };
    moments.push(isOlder ? { ...moment, changes: computeChanges(before, after.current) } : moment);
    before = after.current;
  }
  return { recording: { ...recording, first: isOlder ? first : recording.first, moments } };
}
