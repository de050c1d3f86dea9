import { isNetworkBlocked } from '../../api/recordAndReplay';
import { ChunkLoadError } from '../../components/lazyWithPreload';
import { keepLastMinute } from '../../snapshots/lastMinute';
import type { ShopStore } from '../../store/makeStore';
import {
  type Alerts,
  type FailedCall,
  failedCallOf,
  failedCallsIn,
  isNewAlertShown,
  shownAlerts,
} from './failedCalls';
import { PROBLEM_EVENTS, problemOf, type Problem } from './problem';
import { pageNow, type ReportedPage } from './reportedPage';
import { countReport, hasReported, isReported, mayReport } from './reportLimits';
import { sendReport, sendWaitingReports } from './sentryClient';

/** A page with more different problems than this reports no more of them. */
const MAX_PROBLEMS = 50;

/**
 * Reports problems from now on, and those that index.html has kept. Failures here are dropped: the user never notices.
 * Returns a function that stops it.
 */
export function startErrorReports(store: ShopStore | null): () => void {
  const seen = new Set<string>();
  let queue = Promise.resolve();
  const take = (problem: Problem) => {
    const text = keyOf(problem);
    // A repeated error, as in a loop, costs nothing after the first time.
    if (isNetworkBlocked() || isOffline(problem) || seen.has(text) || seen.size > MAX_PROBLEMS)
      return;
    seen.add(text);
    const page = pageNow(store);
    const makeAndSend = async () => {
      try {
        await report(problem, page);
      } catch {
        seen.delete(text);
      }
    };
    // One after the other, so that the limits count each.
    queue = queue.then(makeAndSend);
  };
  const takeEvent = (event: Event) => {
    try {
      const problem = problemOf(event);
      if (problem) take(problem);
    } catch {
      // Anything thrown here would be the next problem.
    }
  };
  const takeIfShown = async (call: FailedCall, before: Alerts) => {
    if (await isNewAlertShown(before)) take({ kind: 'call', ...call });
  };

  const endLastMinute = store
    ? keepLastMinute(store, (action) => {
        const call = failedCallOf(action);
        if (call) void takeIfShown(call, shownAlerts());
      })
    : undefined;
  for (const type of PROBLEM_EVENTS) addEventListener(type, takeEvent);
  for (const event of globalThis.earlyErrors ?? []) takeEvent(event);
  globalThis.earlyErrors = undefined;
  globalThis.onEarlyError = undefined;
  for (const call of store ? failedCallsIn(store.getState()) : [])
    void takeIfShown(call, new Map());
  if (hasReported()) sendWaitingReports();
  const sample = Number(import.meta.env.VITE_VITALS_SAMPLE);
  if (Math.random() < sample) measureVisit();

  return () => {
    endLastMinute?.();
    for (const type of PROBLEM_EVENTS) removeEventListener(type, takeEvent);
  };
}

/** Identifies a problem on this page; not sent, so nothing is redacted. */
function keyOf(problem: Problem): string {
  if (problem.kind === 'call') return `call ${problem.endpoint} ${JSON.stringify(problem.failure)}`;
  if (problem.kind === 'policy') {
    const { effectiveDirective, blockedURI } = problem.violation;
    return `policy ${effectiveDirective} ${blockedURI}`;
  }
  const { error } = problem;
  if (error instanceof Error) return `${error.message} ${error.stack}`;
  return typeof error === 'string' ? error : typeof error;
}

// A file that does not load without a connection is not a problem of the shop.
function isOffline(problem: Problem): boolean {
  return (
    'error' in problem && problem.error instanceof ChunkLoadError && navigator.onLine === false
  );
}

// The code that makes reports loads with the first one.
async function report(problem: Problem, page: ReportedPage): Promise<void> {
  if (!mayReport()) return;
  const [{ prepareReport }, { describeProblem }] = await Promise.all([
    import('./prepareReport'),
    import('./errorEvent'),
  ]);
  let hash = '';
  const made = await prepareReport(problem.kind, page, () => {
    const description = describeProblem(problem);
    hash = description?.hash ?? '';
    return description && !isReported(hash) ? description.about : null;
  });
  if (!made || !mayReport()) return;
  countReport(hash);
  void sendReport(made);
}

function measureVisit(): void {
  import('./webVitals').then(
    ({ reportVitals }) => reportVitals(),
    // Without the file nothing is measured.
    () => undefined,
  );
}
