import { useState } from 'react';
import { MAX_BULK_ORDERS } from '../../domain/bulkJob';
import type { WantedChange } from '../../domain/orderChange';
import { useBulkJob } from './useBulkJob';
import { bulkOrders as texts } from './bulkOrders.texts';

/** Starts a job, and says why it did not start. */
export function useStartJob() {
  const { start } = useBulkJob();
  const [problem, setProblem] = useState<string | null>(null);
  const [wasPressed, setWasPressed] = useState(false);

  const tryToStart = async (wanted: readonly WantedChange[]): Promise<boolean> => {
    const isTooLong = wanted.length > MAX_BULK_ORDERS;
    setProblem(isTooLong ? texts.tooMany(wanted.length, MAX_BULK_ORDERS) : null);
    if (isTooLong) return false;
    setWasPressed(true);
    const isStarted = await start(wanted);
    if (!isStarted) setProblem(texts.busy);
    return isStarted;
  };
  return {
    start: tryToStart,
    problem,
    /** Whether the button was pressed; the panel of the job replaces it, and takes its focus. */
    wasPressed,
  };
}
