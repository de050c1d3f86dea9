import { useEffect, useEffectEvent, useState } from 'react';
import { isNetworkBlocked } from '../../api/recordAndReplay';
import { parseStored, readStored, writeStored } from '../../domain/browserStorage';
import { fingerprint } from '../../domain/fingerprint';
import { usePageState } from '../../hooks/usePageState';
import { notificationAdded } from '../notifications/notificationsSlice';
import { useAppDispatch } from '../../store/hooks';

/** The result of a link's call as shown to the person. */
export type LinkOutcome = {
  kind: 'success' | 'error';
  text: string;
  /** A second sentence about a failure: its consequence, or the backend's reason. */
  more?: string | undefined;
};

/**
 * Makes a link's call when its page opens, once in this tab even over a reload; a failed call can
 * be retried. `onSuccess` runs after the call, not when the page is opened again later.
 */
export function useLinkCall(link: string, call: () => Promise<LinkOutcome>, onSuccess: () => void) {
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
    if (ended.kind === 'success') onSuccess();
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

const KEY = 'doneLinks';

/** The oldest remembered links beyond this number are forgotten. */
const MAX_LINKS = 50;

const pendingCalls = new Map<string, Promise<LinkOutcome>>();

/**
 * Makes a link's call unless it is pending already: a second render, or coming back to the page,
 * shares the first call's outcome. A success is remembered in this tab.
 */
export function callOnce(link: string, call: () => Promise<LinkOutcome>): Promise<LinkOutcome> {
  // A replayed page goes on waiting, as it did in the snapshot.
  if (isNetworkBlocked()) return new Promise(() => undefined);
  const running = pendingCalls.get(link);
  if (running) return running;
  const started = call()
    .then((outcome) => {
      if (outcome.kind === 'success') remember(link, outcome.text);
      return outcome;
    })
    .finally(() => pendingCalls.delete(link));
  pendingCalls.set(link, started);
  return started;
}

/** Returns the outcome of a link's call that succeeded in this tab before; else null. */
export function findRememberedOutcome(link: string): LinkOutcome | null {
  const text = isNetworkBlocked() ? undefined : readDone()[fingerprint(link)];
  return typeof text === 'string' ? { kind: 'success', text } : null;
}

// A link holds a code or an address: only its fingerprint is stored.
function remember(link: string, text: string): void {
  const { [fingerprint(link)]: _, ...others } = readDone();
  const done = [...Object.entries(others), [fingerprint(link), text]].slice(-MAX_LINKS);
  writeStored('sessionStorage', KEY, JSON.stringify(Object.fromEntries(done)));
}

function readDone(): Record<string, unknown> {
  const value = parseStored(readStored('sessionStorage', KEY));
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
