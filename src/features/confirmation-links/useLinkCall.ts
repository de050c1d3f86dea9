import { useEffect, useEffectEvent, useState } from 'react';
import { usePageState } from '../../hooks/usePageState';
import { notificationAdded } from '../notifications/notificationsSlice';
import { useAppDispatch } from '../../store/hooks';
import { callOnce, findRememberedOutcome, type LinkOutcome } from './linkCalls';

/**
 * Makes a link's call when its page opens, once in this tab even over a reload; a failed call can
 * be retried. `onSuccess` runs after the call, not when the page is opened again later.
 */
export function useLinkCall(
  link: string,
  call: () => Promise<LinkOutcome>,
  onSuccess?: () => void,
) {
  const dispatch = useAppDispatch();
  const [current, setOutcome] = usePageState<LinkOutcome | null>('outcome', null);
  const [remembered] = useState(() => findRememberedOutcome(link));
  const outcome = current ?? remembered;
  const [attempt, setAttempt] = useState(0);

  const begin = useEffectEvent(() => {
    if (outcome === null) return callOnce(link, call);
    // A replay has only the page's state, not this tab's storage.
    if (current === null) setOutcome(outcome);
    return null;
  });
  const end = useEffectEvent((ended: LinkOutcome) => {
    setOutcome(ended);
    dispatch(notificationAdded(ended.kind, ended.text));
    if (ended.kind === 'success') onSuccess?.();
  });

  useEffect(() => {
    let isMounted = true;
    void begin()?.then((ended) => {
      if (isMounted) end(ended);
    });
    return () => {
      isMounted = false;
    };
  }, [attempt]);

  const retry = () => {
    setOutcome(null);
    setAttempt(attempt + 1);
  };
  return { outcome, retry };
}
