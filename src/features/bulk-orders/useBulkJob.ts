import { isUnderWay } from '../../domain/bulkJob';
import type { WantedChange } from '../../domain/orderChange';
import { selectBulkJob, selectIsJobHere, selectIsJobPersisted } from './bulkJobSlice';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { closeBulkJob, resumeBulkJob, retryFailed, startBulkJob, stopBulkJob } from './runBulkJob';

/** The one bulk job of this browser, and what can be done with it. */
export function useBulkJob() {
  const store = useAppStore();
  const job = useAppSelector(selectBulkJob);
  return {
    job,
    /** It runs or is paused: no other can be started. */
    isUnderWay: job !== null && isUnderWay(job),
    isHere: useAppSelector(selectIsJobHere),
    isKept: useAppSelector(selectIsJobPersisted),
    /** These three give false when this or another tab is at a job already. */
    start: (wanted: readonly WantedChange[]) => startBulkJob(store, wanted),
    resume: () => resumeBulkJob(store),
    retryFailed: () => retryFailed(store),
    stop: () => stopBulkJob(store),
    close: () => closeBulkJob(store),
  };
}
