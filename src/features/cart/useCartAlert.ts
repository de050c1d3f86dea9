import { reasonOf } from '../../domain/failureReason';
import type { Failure } from '../../domain/types';
import { useIsPageOpen, usePageState } from '../../hooks/usePageState';
import { useAppDispatch } from '../../store/hooks';
import { outcomeNotification } from '../notifications/notificationsSlice';

/** Reports that something has failed, with the backend's reason if it gave one. */
export type OnAlert = (text: string, failure?: Failure) => void;

/** Holds the alert of the cart's page, with functions that show and close it. */
export function useCartAlert() {
  const [text, setText] = usePageState<string | null>('alert', null);
  const [reason, setReason] = usePageState<string | null>('alert/message', null);
  const dispatch = useAppDispatch();
  const isPageOpen = useIsPageOpen();
  const show: OnAlert = (failed, failure) => {
    const given = reasonOf(failure);
    if (!isPageOpen()) {
      // The user has opened another page in the meantime.
      dispatch(outcomeNotification({ kind: 'error', text: failed, reason: given }));
      return;
    }
    setReason(given);
    setText(failed);
  };
  return { text, reason, show, close: () => setText(null) };
}
