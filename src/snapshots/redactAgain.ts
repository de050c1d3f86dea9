import type { Change } from './changes';
import type { SnapshotState } from './format';
import type { Recording } from './recordingFormat';
import { redactFailure, redactBulkItem, redactJob } from './redactBodies';
import type { Redactor } from './redactor';

type Item<Part extends keyof SnapshotState> = SnapshotState[Part] extends readonly (infer One)[]
  ? One
  : never;
type Job = NonNullable<SnapshotState['bulkJob']['job']>;

/** The lists of a snapshot that hold messages, and how an item of each is redacted. */
const LISTS: Record<string, (item: never, redactor: Redactor) => unknown> = {
  'state.notifications': (notification: Item<'notifications'>, redactor) => ({
    ...notification,
    text: redactor.redactMessage(notification.text),
  }),
  'state.pageState': (shown: Item<'pageState'>, redactor) => ({
    ...shown,
    value: redactor.redactPageState(shown.value, shown.part),
  }),
  'state.queries': (query: Item<'queries'>, redactor) => ({
    ...query,
    error: query.error && redactFailure(query.error, redactor),
  }),
  'state.bulkJob.job.items': (item: Job['items'][number], redactor) =>
    redactBulkItem(item, redactor),
};

/**
 * Redacts messages again at the end of a recording: those of early moments may hold a name that
 * became known only later, when an order or an admin with that name was read.
 */
export function redactAgain(recording: Recording, redactor: Redactor): Recording {
  const { first, moments } = recording;
  const again = (at: string, items: readonly unknown[]) => {
    const scrub = LISTS[at];
    return scrub ? items.map((item) => scrub(item as never, redactor)) : [...items];
  };
  const changed = (change: Change): Change => {
    const at = change.at.join('.');
    if ('put' in change) return { ...change, put: again(at, change.put) };
    if (!('to' in change) || at !== 'state.bulkJob.job' || change.to === null) return change;
    return { ...change, to: redactJob(change.to as Job, redactor) };
  };
  const { notifications, pageState, queries, bulkJob } = first.state;
  return {
    ...recording,
    first: {
      ...first,
      state: {
        ...first.state,
        notifications: again('state.notifications', notifications) as typeof notifications,
        pageState: again('state.pageState', pageState) as typeof pageState,
        queries: again('state.queries', queries) as typeof queries,
        bulkJob: { ...bulkJob, job: bulkJob.job && redactJob(bulkJob.job, redactor) },
      },
    },
    moments: moments.map((moment) => ({ ...moment, changes: moment.changes.map(changed) })),
  };
}
