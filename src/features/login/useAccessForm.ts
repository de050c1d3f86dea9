import { useRunningTask } from '../../hooks/useRunningTask';
import { useOutcome } from '../form-drafts/useOutcome';
import { access } from './login.texts';

/**
 * Holds what the access forms share: the message, and whether the form is locked, while it is being sent, also after its
 * page was left and opened again, and once that has succeeded. `isShown` is the one of `useOutcome`.
 */
export function useAccessForm(name: string, isShown?: () => boolean) {
  const [sendOnce, isSending] = useRunningTask(name);
  const message = useOutcome(`message/${name}`, undefined, isShown && { isShown });
  return {
    ...message,
    sendOnce,
    isSending,
    isLocked: isSending || message.outcome?.kind === 'success',
    /** Returns whether a field with this value is marked as missing. */
    isMissing: (value: string) => value === '' && message.outcome?.text === access.fillAll,
  };
}
