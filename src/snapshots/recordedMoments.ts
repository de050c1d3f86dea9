import { applyChanges } from './changes';
import type { Snapshot } from './format';
import type { RecordedCall, Recording } from './recordingFormat';

/** The page after so many moments of a recording; 0 is before the first. */
export function snapshotAt({ first, moments }: Recording, count: number): Snapshot {
  return moments.slice(0, count).reduce<Snapshot>(
    (snapshot, { at, changes }) => ({
      ...(applyChanges(snapshot, changes) as Snapshot),
      takenAt: at,
    }),
    first,
  );
}

/** The calls that had ended after so many moments, the latest last. */
export function callsUntil({ moments }: Recording, count: number): RecordedCall[] {
  return moments.slice(0, count).flatMap(({ calls }) => calls);
}
