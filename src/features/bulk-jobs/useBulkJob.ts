import { PATHS } from '../../config/paths';
import { isUnderWay, type BulkJob, type PlannedItem } from '../../domain/bulkJob';
import { selectBulkJob, selectIsJobHere, selectIsJobPersisted } from './bulkJobSlice';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { closeBulkJob, resumeBulkJob, startBulkJob, stopBulkJob } from './runBulkJob';

/** The page of each kind of job. */
export const JOB_PATHS: Record<BulkJob['kind'], string> = {
  state: PATHS.bulkState,
  shipping: PATHS.bulkShipping,
  product: PATHS.productTable,
};

/** Returns the one bulk job of this browser, and its commands. */
export function useBulkJob() {
  const store = useAppStore();
  const job = useAppSelector(selectBulkJob);
  return {
    job,
    /** Whether it is running or paused, so that no other job can be started. */
    isUnderWay: job !== null && isUnderWay(job),
    isHere: useAppSelector(selectIsJobHere),
    isPersisted: useAppSelector(selectIsJobPersisted),
    /** These three resolve to false when this or another tab is running a job already. */
    start: (items: readonly PlannedItem[]) => startBulkJob(store, items),
    resume: () => resumeBulkJob(store),
    retryFailed: () => resumeBulkJob(store, true),
    stop: () => stopBulkJob(store),
    close: () => closeBulkJob(store),
  };
}
