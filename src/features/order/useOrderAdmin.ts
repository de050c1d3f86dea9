import type { Failure } from '../../domain/failure';
import { isUnauthorized, useAdminCall } from '../login/useAdminCall';
import type { Perform } from '../form-drafts/useEditSession';
import { useOutcome } from '../form-drafts/useOutcome';

/** An administrator's calls about an order, one at a time, with one outcome for all of them. */
export function useOrderAdmin() {
  const { run, isOpen, isBusy, isUnauthorized: isSessionOver } = useAdminCall('order');
  const { outcome, succeeded, failed, cleared } = useOutcome('admin');

  const perform: Perform = async (call, done, wording) => {
    if (!isBusy) cleared();
    const result = await run(call);
    if (!result || isUnauthorized(result.error)) return false;
    if (result.error) failed(wording(result.error as Failure));
    else succeeded(done);
    return !result.error;
  };
  return { perform, failed, outcome, isOpen, isBusy, isSessionOver };
}
