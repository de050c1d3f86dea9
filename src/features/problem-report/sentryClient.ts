import {
  BrowserClient,
  defaultStackParser,
  makeBrowserOfflineTransport,
  makeFetchTransport,
  setCurrentClient,
} from '@sentry/browser';
import type { SentReport } from './prepareReport';
import { hasReported } from './reportLimits';
import { DATABASE, isRemoved } from './waitingReports';

/** The result of sending a report: a waiting one is sent when the connection is back. */
export type Sending = 'sent' | 'waiting' | 'refused';

/** How long a server may take, in milliseconds. */
const TIMEOUT_MS = 20_000;

const MAX_WAITING = 10;

type ClientOptions = ConstructorParameters<typeof BrowserClient>[0];

let client: BrowserClient | null = null;

/** The ids of the events that wait for a connection. */
const waiting = new Set<string>();

/** Starts the SDK's client with these options, and sends the reports that have been waiting since an earlier visit. */
export function startClient(options: Partial<ClientOptions>): void {
  client = makeClient(options);
  setCurrentClient(client);
  client.init();
}

/** Sends a prepared report as it is, and resolves to the result; never rejects. */
export function sendReport({ event, attachments }: SentReport): Promise<Sending> {
  const sender = (client ??= makeClient());
  return new Promise((resolve) => {
    // For when not even the browser's database answers.
    setTimeout(() => resolve('refused'), 2 * TIMEOUT_MS);
    const unsubscribe = sender.on('afterSendEvent', (sent, { statusCode = 0 }) => {
      if (sent !== event) return;
      unsubscribe();
      if (waiting.delete(event.event_id ?? '')) resolve('waiting');
      else resolve(statusCode >= 200 && statusCode < 300 ? 'sent' : 'refused');
    });
    sender.sendEvent(event, { attachments });
  });
}

/** Makes a client that says nothing about the user or browser. Its transport obeys what the server says of too many reports. */
function makeClient(options: Partial<ClientOptions> = {}): BrowserClient {
  return new BrowserClient({
    dsn: import.meta.env.VITE_SENTRY_DSN,
    integrations: [],
    stackParser: defaultStackParser,
    sendClientReports: false,
    // Tells the server not to include the sender's address in the report.
    dataCollection: { userInfo: false },
    transport: (given) =>
      makeTransport({
        ...given,
        dbName: DATABASE,
        maxQueueSize: MAX_WAITING,
        flushAtStartup: hasReported(),
        shouldSend: () => navigator.onLine !== false,
        shouldStore: ([header]) => {
          const { event_id, sent_at } = header as { event_id: string; sent_at: string };
          if (isRemoved(sent_at)) return false;
          waiting.add(event_id);
          return true;
        },
      }),
    ...options,
  });
}

const makeTransport = makeBrowserOfflineTransport((options) =>
  makeFetchTransport(options, (input, init) =>
    fetch(input, {
      ...init,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  ),
);
