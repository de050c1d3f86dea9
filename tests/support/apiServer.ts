import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { API_HOST } from '#src/api/request';

export type ReceivedFile = { name: string; type: string; content: string };

/** A call as the backend received it. */
export type Received = {
  method: string;
  /** Still percent-encoded. */
  path: string;
  /** Decoded names and values, in their order. */
  query: [string, string][];
  /** The BearerToken header; null if none was sent. */
  bearer: string | null;
  contentType: string | null;
  credentials: string | undefined;
  /** JSON as a value, multipart as its fields in order, anything else as text. */
  body: unknown;
};

/** A reply of the backend, with the exact body on the wire. */
export type Answer = {
  body?: string | ReadableStream;
  status?: number;
  headers?: Record<string, string>;
};

/** Returns the answer to a call; 'down' means that the backend cannot be reached. */
type Behaviour = (received: Received, signal: AbortSignal) => Reply | Promise<Reply>;
type Reply = Answer | 'down' | Response;

export type ApiServer = {
  /** Every call since the test began, in order. */
  received: Received[];
  /** Sets the answer to every call from now on. */
  answer: (answer: Answer | 'down' | Behaviour) => void;
};

/** Answers every call to the backend's host in the tests of a file. */
export function useApiServer(): ApiServer {
  const received: Received[] = [];
  let behaviour: Behaviour = () => ({});
  let fetchSpy: MockInstance<typeof fetch>;
  let errorSpy: MockInstance<typeof console.error>;
  let warnSpy: MockInstance<typeof console.warn>;

  const server = setupServer(
    http.all(`${API_HOST}/*`, async ({ request }) => {
      const call = await receivedCall(request, fetchSpy.mock.lastCall?.[1]?.credentials);
      received.push(call);
      const answer = await behaviour(call, request.signal);
      if (answer instanceof Response) return answer;
      if (answer === 'down') return HttpResponse.error();
      return new HttpResponse(answer.body ?? '', {
        status: answer.status ?? 200,
        headers: { 'content-type': 'application/json', ...answer.headers },
      });
    }),
  );

  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    received.length = 0;
    behaviour = () => ({});
    // The intercepted request has lost its credentials mode; the call to fetch still has it.
    fetchSpy = vi.spyOn(globalThis, 'fetch');
    errorSpy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    // Redux Toolkit warns here if its own checks are slow, which depends on the machine only.
    warnSpy = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    // RTK Query logs here if something was thrown, or put into the store, that should not have been.
    const reports = errorSpy.mock.calls.map(([report]) => String(report));
    expect(reports.filter((report) => /unhandled|serializable|mutation/i.test(report))).toEqual([]);
    fetchSpy.mockRestore();
    errorSpy.mockRestore();
    warnSpy.mockRestore();
  });
  afterAll(() => server.close());

  return {
    received,
    answer: (answer) => {
      behaviour = typeof answer === 'function' ? answer : () => answer;
    },
  };
}

async function receivedCall(request: Request, credentials?: string): Promise<Received> {
  const url = new URL(request.url);
  return {
    method: request.method,
    path: url.pathname,
    query: [...url.searchParams],
    bearer: request.headers.get('BearerToken'),
    contentType: request.headers.get('content-type')?.split(';')[0] ?? null,
    credentials,
    body: await receivedBody(request),
  };
}

async function receivedBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) {
    const form = await request.formData();
    return Promise.all(
      [...form].map(async ([name, value]) => [
        name,
        typeof value === 'string' ? value : await receivedFile(value),
      ]),
    );
  }
  return type.startsWith('application/json') ? request.json() : request.text();
}

async function receivedFile(file: File): Promise<ReceivedFile> {
  return { name: file.name, type: file.type, content: await file.text() };
}
