import { getClient } from '@sentry/browser';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest';
import { waitFor } from '@testing-library/react';
import { parseEnvelope } from '#mocks/reports/envelope';
import { startErrorReports } from '#src/features/problem-report/errorReports';
import type { ShopStore } from '#src/store/makeStore';

// Node's encoder returns arrays that the SDK does not recognize as this page's.
const NodeEncoder = TextEncoder;
globalThis.TextEncoder = class extends NodeEncoder {
  override encode(text?: string) {
    return Uint8Array.from(super.encode(text));
  }
};

// Vitest fails a test for an uncaught error unless the page listens for errors; the SDK sets `onerror` instead.
addEventListener('error', () => undefined);

/** The server of the DSN `https://chiave@errori.test/1`. */
const ENVELOPE_URL = 'https://errori.test/api/1/envelope/';

export type ReceivedReport = {
  /** The envelope as it was received. */
  text: string;
  type: string;
  event: ReceivedEvent;
  /** The attachments by their names. */
  files: Record<string, string>;
};

type ReceivedEvent = {
  message?: string;
  level?: string;
  release?: string;
  tags?: Record<string, string>;
  exception?: { values: { type: string; value: string; stacktrace?: object }[] };
  breadcrumbs?: { category: string; message: string }[];
  contexts?: { feedback?: { message: string } };
  transaction?: string;
  sdk?: { settings?: object };
  measurements?: Record<string, { value: number; unit: string }>;
};

type Answer = () => Response | Promise<Response>;

/** Puts a server of reports behind fetch until the test ends; it answers each with `answer`. */
export function receiveReports(
  server: SetupServer,
  answer: Answer = () => HttpResponse.json({}),
  received: ReceivedReport[] = [],
): ReceivedReport[] {
  server.use(
    http.post(ENVELOPE_URL, async ({ request }) => {
      received.push(readReport(await request.arrayBuffer()));
      return answer();
    }),
  );
  return received;
}

/**
 * Receives the reports of each test of a file. `reports` are those of the running test. `start` makes the shop report its
 * errors until the test ends, as do spies.
 */
export function useReports({ server }: { server: SetupServer }, answer?: Answer) {
  const reports: ReceivedReport[] = [];
  let end = () => {};
  beforeEach(() => {
    reports.length = 0;
    receiveReports(server, answer, reports);
  });
  afterEach(() => {
    end();
    vi.restoreAllMocks();
  });

  /** Returns a function that ends the reports earlier. */
  function start(store: ShopStore): () => void {
    end = startErrorReports(store);
    return end;
  }

  async function firstReport(): Promise<ReceivedReport> {
    await waitFor(() => expect(reports).toHaveLength(1), { timeout: 5_000 });
    return reports[0] as ReceivedReport;
  }

  return { reports, start, firstReport };
}

function readReport(bytes: ArrayBuffer): ReceivedReport {
  const { items } = parseEnvelope(Buffer.from(bytes));
  const report: ReceivedReport = { text: '', type: '', event: {}, files: {} };
  for (const { type, header, payload } of items) {
    const content = payload.toString();
    if (type === 'attachment') report.files[String(header['filename'])] = content;
    else Object.assign(report, { type, event: JSON.parse(content) as ReceivedEvent });
  }
  return { ...report, text: Buffer.from(bytes).toString() };
}

/** Overrides properties of `navigator`, such as its connection, until the test ends. */
export function stubNavigator(values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(navigator, name, { configurable: true, get: () => value });
    onTestFinished(() => void Reflect.deleteProperty(navigator, name));
  }
}

/** Throws an uncaught error in the page. */
export function throwUncaught(error: unknown): void {
  const message = error instanceof Error ? error.message : typeof error;
  dispatchEvent(new ErrorEvent('error', { error, message: `Uncaught ${message}` }));
}

/** Dispatches the event of an unhandled rejection, which jsdom does not have. */
export function rejectUnhandled(reason: unknown): void {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

/** Dispatches the event of a violation of the page's policy; jsdom has no policies. */
export function violatePolicy(violation: Partial<SecurityPolicyViolationEvent>): void {
  dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'connect-src',
      blockedURI: 'https://altrove.example/carta?id=1',
      sourceFile: `${location.origin}/assets/shop.js?x=1`,
      lineNumber: 1,
      columnNumber: 2,
      ...violation,
    }),
  );
}

/** Waits until the SDK has processed every problem so far and sent its reports. */
export async function reportsDone(): Promise<void> {
  await getClient()?.flush(10_000);
}
