import {
  BrowserClient,
  defaultStackParser,
  makeBrowserOfflineTransport,
  makeFetchTransport,
} from '@sentry/browser';
import type { SentReport } from './prepareReport';
import { countRemovals, DATABASE } from './waitingReports';

/** The result of sending a report: a waiting one is sent when the connection is back. */
export type Sending = 'sent' | 'waiting' | 'refused';

/** How long a server may take, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** How many reports may wait for a connection. */
const MAX_WAITING = 10;

let client: BrowserClient | null = null;
let isUnreachable = false;

/** How often waiting reports had been removed when an envelope was sent. */
const removalsAtSending = new WeakMap<object, number>();

/** Sends the reports that have been waiting since an earlier visit, soon. */
export function sendWaitingReports(): void {
  client ??= makeClient();
}

/** Sends a prepared report, and resolves to the result; never rejects. */
export function sendReport({ event, attachments }: SentReport): Promise<Sending> {
  const sender = (client ??= makeClient());
  isUnreachable = false;
  return new Promise((resolve) => {
    // For when not even the browser's database answers.
    setTimeout(() => resolve('refused'), 2 * TIMEOUT_MS);
    const unsubscribe = sender.on('afterSendEvent', (sent, { statusCode }) => {
      if (sent !== event) return;
      unsubscribe();
      if (statusCode === undefined) resolve(isUnreachable ? 'waiting' : 'refused');
      else resolve(statusCode < 300 ? 'sent' : 'refused');
    });
    sender.sendEvent(event, { attachments });
  });
}

/**
 * The SDK without its integrations: they read addresses, the console, clicks and the browser's
 * name. Its transport obeys what the server says of too many reports.
 */
function makeClient(): BrowserClient {
  return new BrowserClient({
    dsn: import.meta.env.VITE_SENTRY_DSN,
    integrations: [],
    stackParser: defaultStackParser,
    sendClientReports: false,
    // Tells the server not to include the sender's address in the report.
    dataCollection: { userInfo: false },
    transport: (options) =>
      makeTransport({
        ...options,
        dbName: DATABASE,
        maxQueueSize: MAX_WAITING,
        flushAtStartup: true,
        shouldSend: (envelope) => {
          removalsAtSending.set(envelope, countRemovals());
          isUnreachable ||= navigator.onLine === false;
          return navigator.onLine !== false;
        },
        // A logout while a report is being sent removes that report, too.
        shouldStore: (envelope) => removalsAtSending.get(envelope) === countRemovals(),
      }),
  });
}

const makeTransport = makeBrowserOfflineTransport((options) =>
  makeFetchTransport(options, politeFetch),
);

async function politeFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(input, {
      ...init,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    isUnreachable = true;
    throw error;
  }
}
