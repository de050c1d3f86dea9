import { refusals } from './snapshots.texts';
import type { Snapshot } from './format';
import { checkRecording, isRecording } from './readRecording';
import { checkSnapshot, parseFile } from './readSnapshot';
import type { Recording } from './recordingFormat';

/** What can be replayed. */
export type Replayable = { snapshot: Snapshot } | { recording: Recording };

/** Reads a file's text: a snapshot, a recording, or why it is neither, in words. */
export function readReplay(text: string): Replayable | { refused: string } {
  const parsed = parseFile(text);
  if ('refused' in parsed) return parsed;
  const { value } = parsed;
  return isRecording(value) ? checkRecording(value as object) : checkSnapshot(value);
}

/** Reads an object of a script, by way of its JSON. */
export function readReplayObject(value: unknown): Replayable | { refused: string } {
  try {
    // Circular and too deep objects throw here.
    return readReplay(JSON.stringify(value) ?? '');
  } catch {
    return { refused: refusals.tooDeep };
  }
}
