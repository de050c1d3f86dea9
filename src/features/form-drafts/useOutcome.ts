import type { Failure } from '../../domain/types';
import { isUnanswered, reasonOf } from '../../domain/failureReason';
import type { Outcome } from '../../components/OutcomeMessage';
import { useIsPageOpen, usePageState } from '../../hooks/usePageState';
import { rememberLogouts } from '../../session/rememberSession';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { outcomeNotification } from '../notifications/notificationsSlice';

type Result = { error?: unknown } | null;

/**
 * Makes a call and shows its outcome; resolves to whether it succeeded. A call that returns null
 * was not made after all, and has no outcome; nor has one that ends after a logout. Without a text for it, success shows
 * nothing.
 */
export type Perform = (
  call: () => Promise<Result>,
  successText: string | null,
  failureText: FailureTextOf,
) => Promise<boolean>;

/**
 * Returns the message about a failure; `isUnknown` means that no answer arrived, so that the write may have been
 * carried out.
 */
export type FailureTextOf = (failure: Failure, isUnknown: boolean) => FailureText;

/** A failure's text, which the backend's reason follows; or the complete message. */
type FailureText = string | Pick<Outcome, 'text' | 'isForeign' | 'more'>;

/** Returns a failure's message; without an answer, `ifUnknown` says how to find out whether the write was carried out. */
export function failureTexts(text: string, ifUnknown: string): FailureTextOf {
  return (_failure, isUnknown) => (isUnknown ? { text, more: ifUnknown } : text);
}

type Options = {
  /** Returns whether the outcome would be seen; otherwise a toast says it. Without it, as long as the page is open. */
  isShown?: () => boolean;
  /** The page to which the toast leads. */
  link?: Link;
  /** The page to which the toast of a failure leads instead: the form with what was typed. */
  formLink?: Link;
};

type Link = { label: string; path: string };

/**
 * Holds a write's outcome, which the page shows until the next one; there is no additional toast, but one replaces it
 * if the user has left its place. `part` is its name in the page's state; `run` makes the calls, like the one of
 * `useAdminCall`, and resolves to null if there is no outcome to show.
 */
export function useOutcome(
  part: string,
  run: (call: () => Promise<Result>) => Promise<Result> = callAtOnce,
  { isShown, link, formLink = link }: Options = {},
) {
  const [outcome, setOutcome] = usePageState<Outcome | null>(part, null);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isPageOpen = useIsPageOpen();

  const show = (shown: Outcome) => {
    if ((isShown ?? isPageOpen)()) setOutcome(shown);
    // The user has gone on in the meantime.
    else dispatch(outcomeNotification(shown, shown.kind === 'error' ? formLink : link));
  };
  const showSuccess = (text: string, isForeign?: true) =>
    show({ kind: 'success', text, isForeign, reason: null });
  const showFailure = (text: string, failure?: Failure) =>
    show({ kind: 'error', text, reason: reasonOf(failure) });
  const clearOutcome = () => setOutcome(null);
  const perform: Perform = async (call, successText, failureText) => {
    clearOutcome();
    // Without a connection writes are refused before they are sent.
    const isOnline = navigator.onLine !== false;
    const hasLoggedOut = rememberLogouts(store);
    const result = await run(call);
    if (!result) return false;
    const failure = result.error as Failure | undefined;
    if (hasLoggedOut()) return false;
    const text = failure && failureText(failure, isOnline && isUnanswered(failure));
    if (typeof text === 'string') showFailure(text, failure);
    else if (text) show({ kind: 'error', reason: null, ...text });
    else if (successText !== null) showSuccess(successText);
    return !failure;
  };
  return { outcome, perform, show, showSuccess, showFailure, clearOutcome };
}

const callAtOnce = (call: () => Promise<Result>) => call();
