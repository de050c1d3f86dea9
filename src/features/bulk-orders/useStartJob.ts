import { useState } from 'react';
import { MAX_BULK_ORDERS } from '../../domain/bulkJob';
import type { WantedChange } from '../../domain/orderChange';
import { useBulkJob } from './useBulkJob';
import { bulkOrders as texts } from './bulkOrders.texts';

/** Starting a job, and why it did not start. */
export function useStartJob() {
  const { start } = useBulkJob();
  const [problem, setProblem] = useState<string | null>(null);
  const [hasStarted, setHasStarted] = useState(false);

  const begin = async (wanted: readonly WantedChange[]): Promise<boolean> => {
    const isTooMuch = wanted.length > MAX_BULK_ORDERS;
    setProblem(isTooMuch ? texts.tooMany(wanted.length, MAX_BULK_ORDERS) : null);
    if (isTooMuch) return false;
    setHasStarted(true);
    const hasBegun = await start(wanted);
    if (!hasBegun) setProblem(texts.busy);
    return hasBegun;
  };
  return {
    start: begin,
    problem,
    /** Somebody pressed the button, which the panel of the job then stands in for. */
    hasStarted,
  };
}
