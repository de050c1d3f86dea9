import { isRejected, type UnknownAction } from '@reduxjs/toolkit';
import { pause } from '../../domain/concurrency';
import type { Failure } from '../../domain/types';
import type { RootState } from '../../store/rootReducer';

/** A call that has failed, and how. */
export type FailedCall = { endpoint: string; failure: Failure };

/** As RTK Query tells that a call failed. */
type RejectedCall = { payload?: Failure; meta: { arg?: { endpointName?: string } } };

/** Returns the call that an action says has failed; null for any other action. */
export function failedCallOf(action: UnknownAction): FailedCall | null {
  if (!isRejected(action) || action.meta.condition) return null;
  const { payload, meta } = action as unknown as RejectedCall;
  return meta.arg?.endpointName === undefined ? null : call(meta.arg.endpointName, payload);
}

/** Returns the calls that have failed, as the store knows them. */
export function failedCallsIn({ api: { queries, mutations } }: RootState): FailedCall[] {
  return [...Object.values(queries), ...Object.values(mutations)].flatMap((entry) => {
    if (entry?.status !== 'rejected') return [];
    return call(entry.endpointName, entry.error as Failure | undefined) ?? [];
  });
}

// An exception has no kind: the answer could not be interpreted.
function call(endpoint = '', failure: Partial<Failure> = {}): FailedCall | null {
  const failed: Failure =
    'kind' in failure ? (failure as Failure) : { kind: 'unreadable', reason: '' };
  return isExpected(failed) ? null : { endpoint, failure: failed };
}

/** Answers to what a person asked: no such thing, or not allowed. */
const ANSWERS = [401, 403, 404];

/** Whether a failure is no one's fault: the person's own connection, or an answer. */
function isExpected(failure: Failure): boolean {
  if (failure.kind === 'http') return ANSWERS.includes(failure.status);
  if (failure.kind === 'refused') return true;
  return failure.kind === 'aborted' || (failure.kind === 'network' && navigator.onLine === false);
}

/** When it is looked whether the page says so, in milliseconds after each other. */
const LOOKS_MS = [300, 700, 2_000];

/** The messages of errors on the page, each with its element. */
export type Alerts = ReadonlyMap<Element, string | null>;

/** Returns the errors that the page shows. */
export function shownAlerts(): Alerts {
  const alerts = [...document.querySelectorAll('[role="alert"]')];
  return new Map(alerts.map((alert) => [alert, alert.textContent]));
}

/**
 * Resolves to whether the page soon shows an error that it did not show `before`. Many parts make
 * a message of a failure, but each of them is an alert.
 */
export async function isNewAlertShown(before: Alerts): Promise<boolean> {
  for (const ms of LOOKS_MS) {
    await pause(ms);
    for (const [alert, text] of shownAlerts()) if (before.get(alert) !== text) return true;
  }
  return false;
}
