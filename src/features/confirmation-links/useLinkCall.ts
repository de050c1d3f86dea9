import { useEffect, useEffectEvent, useState } from 'react';
import { isNetworkBlocked } from '../../api/recordAndReplay';
import type { Outcome } from '../../components/OutcomeMessage';
import { useIsPageOpen, usePageState } from '../../hooks/usePageState';
import { outcomeNotification } from '../notifications/outcomeNotification';
import { useAppDispatch } from '../../store/hooks';

/** The links whose call is pending. React may render a page twice, and the user may return to it. */
const pendingLinks = new Set<string>();

/**
 * Makes a link's call whenever its page loads (spec section 2), once however often React renders it. A failed call can
 * be retried. `onSuccess` runs when the page shows a success.
 */
export function useLinkCall(link: string, call: () => Promise<Outcome>, onSuccess: () => void) {
  const dispatch = useAppDispatch();
  const isPageOpen = useIsPageOpen();
  const [outcome, setOutcome] = usePageState<Outcome | null>('outcome', null);
  const [attempt, setAttempt] = useState(0);
  const isSuccess = outcome?.kind === 'success';

  const begin = useEffectEvent(async () => {
    // A replayed page shows the snapshot's outcome, or keeps waiting.
    if (outcome !== null || pendingLinks.has(link) || isNetworkBlocked()) return;
    pendingLinks.add(link);
    const ended = await call().finally(() => pendingLinks.delete(link));
    if (isPageOpen()) setOutcome(ended);
    else dispatch(outcomeNotification(ended));
  });
  useEffect(() => {
    void begin();
  }, [attempt]);

  const succeed = useEffectEvent(onSuccess);
  useEffect(() => {
    if (isSuccess && !isNetworkBlocked()) succeed();
  }, [isSuccess]);

  const retry = () => {
    setOutcome(null);
    setAttempt(attempt + 1);
  };
  return { outcome, retry };
}
