import type { Failure } from '../../domain/failure';
import { isUnauthorized, useAdminCall } from '../login/useAdminCall';
import { useOutcome } from '../form-drafts/useOutcome';
import { usePageState } from '../../hooks/usePageState';
import { profile as texts } from './adminProfile.texts';

type Texts = { done: string; failed: string };

/**
 * Holds a row that switches between viewing and editing. A change that succeeded ends the editing
 * and shows the backend's text; after a failure what was typed stays.
 */
export function useEditableRow(name: string, isOpenAtFirst: boolean, { done, failed }: Texts) {
  const [isOpen, setIsOpen] = usePageState<boolean>(`open/${name}`, isOpenAtFirst);
  const [isChecked, setIsChecked] = usePageState<boolean>(`checked/${name}`, false);
  const { run, isBusy } = useAdminCall(name);
  const { outcome, showSuccess, showFailure, clearOutcome } = useOutcome(`profile/${name}`);

  const start = () => {
    clearOutcome();
    setIsChecked(false);
    setIsOpen(true);
  };
  const stop = () => {
    clearOutcome();
    setIsOpen(false);
  };
  /** Sends, or focuses the first blank field; resolves to whether it succeeded. */
  const confirm = async (
    form: HTMLFormElement,
    send: () => Promise<{ data?: string | undefined; error?: unknown }>,
  ): Promise<boolean> => {
    const blank = [...form.querySelectorAll('input')].find(({ value }) => isBlank(value));
    setIsChecked(true);
    if (blank) {
      blank.focus();
      showFailure(texts.fillAll);
      return false;
    }
    if (!isBusy) clearOutcome();
    const result = await run(send);
    if (result === undefined || isUnauthorized(result.error)) return false;
    if (result.error) {
      showFailure(failed, result.error as Failure);
      return false;
    }
    setIsOpen(false);
    showSuccess(result.data || done);
    return true;
  };

  return {
    isOpen,
    isBusy,
    outcome,
    start,
    stop,
    confirm,
    isMissing: (value: string) => isChecked && isBlank(value),
  };
}

function isBlank(value: string): boolean {
  return value.trim() === '';
}
