import type { Failure } from '../../domain/failure';
import { isUnauthorized, useAdminCall } from '../login/useAdminCall';
import type { Perform } from '../form-drafts/useEditSession';
import { useOutcome } from '../form-drafts/useOutcome';

/** Makes an administrator's calls about an order, one at a time, and holds the latest outcome. */
export function useOrderAdmin() {
  const { run, isOpen, isBusy, isUnauthorized: isSessionOver } = useAdminCall('order');
  const { outcome, showSuccess, showFailure, clearOutcome } = useOutcome('admin');

  const perform: Perform = async (call, successText, failureText) => {
    if (!isBusy) clearOutcome();
    const result = await run(call);
    if (!result || isUnauthorized(result.error)) return false;
    if (result.error) showFailure(failureText(result.error as Failure));
    else showSuccess(successText);
    return !result.error;
  };
  return { perform, showFailure, outcome, isOpen, isBusy, isSessionOver };
}
