import type { Snapshot } from '../../../snapshots/format';
import type { Replayable } from '../../../snapshots/readReplay';
import { snapshotAt } from '../../../snapshots/readRecording';
import { momentIn } from '../timeline';

/** A file to compare, and the moment if it is a recording. */
type Compared = { address: string; moment?: number };

/** One side of a comparison, read. */
export type Side = {
  name: string;
  snapshot: Snapshot;
  /** Null for a snapshot. */
  moment: number | null;
  last: number;
  /** Why another moment is shown than the address asks for; null if it is that one. */
  warning: string | null;
};

/** Returns the path of the page that compares two files or moments. */
export function pathToComparison(a: Compared, b: Compared): string {
  const search = new URLSearchParams({ a: a.address, b: b.address });
  if (a.moment !== undefined) search.set('momentoA', String(a.moment));
  if (b.moment !== undefined) search.set('momentoB', String(b.moment));
  return `/__compare?${search}`;
}

/** Returns one side: a recording at the moment that is asked for. */
export function sideOf(name: string, file: Replayable, wanted: string | null): Side {
  const last = 'recording' in file ? file.recording.moments.length : null;
  const { moment, warning } = momentIn(last, wanted ?? '0');
  return 'recording' in file
    ? { name, snapshot: snapshotAt(file.recording, moment), moment, last: last ?? 0, warning }
    : { name, snapshot: file.snapshot, moment: null, last: 0, warning };
}
