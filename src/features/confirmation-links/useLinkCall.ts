import { useEffect, useEffectEvent, useState } from 'react';
import { usePageState } from '../../hooks/usePageState';
import { notificationAdded } from '../notifications/notificationsSlice';
import { useAppDispatch } from '../../store/hooks';
import { callOnce, findRememberedOutcome, type LinkOutcome } from './linkCalls';

/**
 * Makes a link's call when its page opens, once for the link in this tab, also over a
 * reload; what has failed can be tried again. `onSuccess` is for the call itself, not for a
 * page that is opened again afterwards.
 */
export function useLinkCall(
  link: string,
  call: () => Promise<LinkOutcome>,
  onSuccess?: () => void,
) {
  const dispatch = useAppDispatch();
  const [shown, setOutcome] = usePageState<LinkOutcome | null>('outcome', null);
  const [before] = useState(() => findRememberedOutcome(link));
  const outcome = shown ?? before;
  const [attempt, setAttempt] = useState(0);

  const begin = useEffectEvent(() => {
    if (outcome === null) return callOnce(link, call);
    // A replay knows nothing of this tab.
    if (shown === null) setOutcome(outcome);
    return null;
  });
  const end = useEffectEvent((ended: LinkOutcome) => {
    setOutcome(ended);
    dispatch(notificationAdded(ended.kind, ended.text));
    if (ended.kind === 'success') onSuccess?.();
  });

  useEffect(() => {
    let isHere = true;
    void begin()?.then((ended) => {
      if (isHere) end(ended);
    });
    return () => {
      isHere = false;
    };
  }, [attempt]);

  const retry = () => {
    setOutcome(null);
    setAttempt(attempt + 1);
  };
  return { outcome, retry };
}
