import {
  captureEvent,
  captureException,
  dedupeIntegration,
  eventFiltersIntegration,
  getCurrentScope,
  globalHandlersIntegration,
  type ErrorEvent,
  type EventHint,
} from '@sentry/browser';
import { boot } from '../../api/boot';
import { isNetworkBlocked } from '../../api/recordAndReplay';
import { ChunkLoadError } from '../../components/lazyWithPreload';
import type { Failure } from '../../domain/types';
import { keepLastMinute } from '../../snapshots/lastMinute';
import type { ShopStore } from '../../store/makeStore';
import { describeViolation, redactEvent } from './redactEvent';
import { pageNow } from './reportedPage';
import { countReport, isReported, mayReport } from './reportLimits';
import { startClient } from './sentryClient';

/**
 * Reports problems from now on, and those that index.html has kept. Failures here are dropped: the user never notices.
 * Returns a function that stops it.
 */
export function startErrorReports(store: ShopStore | null): () => void {
  const endLastMinute = store ? keepLastMinute(store) : undefined;
  const listening = new AbortController();
  startClient({
    integrations: [
      eventFiltersIntegration({
        ignoreErrors: [/^AbortError/, /^ResizeObserver loop/],
        denyUrls: [/-extension:/],
      }),
      dedupeIntegration(),
      globalHandlersIntegration(),
    ],
    // Async, so that the SDK drops what fails here: an error thrown at once would be sent as it is.
    beforeSend: async (event, hint) => prepare(store, event, hint),
    // Nothing of the SDK's own event is sent.
    normalizeDepth: 0,
  });
  const listen = (type: string, capture: (event: Event) => void) =>
    addEventListener(type, capture, { signal: listening.signal });
  listen('errorcaught', (event) =>
    captureException((event as CustomEvent).detail, {
      captureContext: { tags: { kind: 'boundary' } },
    }),
  );
  listen('securitypolicyviolation', (event) => {
    const message = describeViolation(event as SecurityPolicyViolationEvent);
    if (message !== null) captureMessage('policy', message);
  });
  listen('callfailed', (event) => {
    const [endpoint, failure] = (event as CustomEvent<[string, Failure]>).detail;
    const fault = faultOf(failure);
    // A task later the page shows that the call has failed, and so does the snapshot.
    if (fault !== null) setTimeout(() => captureMessage('call', `${endpoint}: ${fault}`));
  });

  const early = boot.earlyErrors ?? [];
  boot.earlyErrors = undefined;
  boot.onEarlyError = undefined;
  for (const event of early) dispatchEvent(event);
  if (Math.random() < Number(import.meta.env.VITE_VITALS_SAMPLE)) measureVisit();

  return () => {
    endLastMinute?.();
    listening.abort();
    getCurrentScope().setClient(undefined);
  };
}

/** Returns how the backend has failed; null if it has not: it answered a person's request, or the connection is lost. */
function faultOf(failure: Failure): string | null {
  if (failure.kind === 'http') return failure.status >= 500 ? `http ${failure.status}` : null;
  return failure.kind === 'timeout' || failure.kind === 'unreadable' ? failure.kind : null;
}

function captureMessage(kind: 'policy' | 'call', message: string): void {
  captureEvent({ message, tags: { kind } });
}

/**
 * Makes a report of an event, with the page of this moment; null if it is not to be sent. The code that makes reports
 * loads with the first one.
 */
async function prepare(
  store: ShopStore | null,
  event: ErrorEvent,
  hint: EventHint,
): Promise<ErrorEvent | null> {
  if (isNetworkBlocked() || isOffline(hint.originalException) || !mayReport()) return null;
  const { kind, about, hash } = redactEvent(event);
  const page = pageNow(store);
  const { prepareReport } = await import('./prepareReport');
  // Nothing waits between this check and the count, so that several errors at once are counted one by one.
  if (isReported(hash) || !mayReport()) return null;
  countReport(hash);
  const report = await prepareReport(kind, page, about);
  hint.attachments = report.attachments;
  return { ...report.event, type: undefined };
}

// A file that does not load without a connection is not a problem of the shop.
function isOffline(error: unknown): boolean {
  return error instanceof ChunkLoadError && navigator.onLine === false;
}

function measureVisit(): void {
  import('./webVitals').then(
    ({ reportVitals }) => reportVitals(),
    // Without the file nothing is measured.
    () => undefined,
  );
}
