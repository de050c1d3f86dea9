import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import * as v from 'valibot';
import { createPathMatcher, pathUnder } from './handlers/paths';

/** A way in which a call can fail. 'slow' only waits and then answers as usual. */
export type FaultKind = keyof typeof RESPONSES | 'slow' | 'no-answer';

/** The storage of the faults, which may change while the shop runs. */
export interface FaultSource {
  list(): Fault[];
  save(faults: Fault[]): void;
}

/** Returns a source of the given faults, for tests and for Node. */
export function fixedFaults(faults: Fault[]): FaultSource {
  let current = faults;
  return {
    list: () => current,
    save: (next) => {
      current = next;
    },
  };
}

const STORED_KEY = 'mockFaults';

/** Returns a source in web storage: a JSON list, of which invalid entries are ignored. */
export function storedFaults(storage: Storage): FaultSource {
  return {
    list: () => parseFaults(storage.getItem(STORED_KEY)),
    save: (faults) => storage.setItem(STORED_KEY, JSON.stringify(faults)),
  };
}

/** The delay of a 'slow' fault that does not say its own. */
const SLOW_DELAY_MS = 3000;

/** Returns a handler to put before all others: it fails the calls that match a fault. */
export function faultHandler(host: string, source: FaultSource): HttpHandler {
  return http.all(
    ({ request }) => pathUnder(host, request.url) !== null,
    async ({ request }) => {
      const fault = nextFault(source, request.method, pathUnder(host, request.url) ?? '');
      if (!fault) return undefined;
      const { kind, delayMs = kind === 'slow' ? SLOW_DELAY_MS : 0 } = fault;
      if (delayMs > 0) await delay(delayMs);
      return kind === 'slow' ? undefined : faultResponse(kind, request.signal);
    },
  );
}

/** Returns the response of a kind of fault; for 'no-answer' only when the signal aborts. */
export async function faultResponse(
  kind: Exclude<FaultKind, 'slow'>,
  signal?: AbortSignal,
): Promise<Response> {
  if (kind !== 'no-answer') return RESPONSES[kind]();
  await aborted(signal);
  return HttpResponse.error();
}

const RESPONSES = {
  'connection-refused': () => HttpResponse.error(),
  '400': () => HttpResponse.text('Richiesta non valida.', { status: 400 }),
  '401': () => HttpResponse.text('Non autorizzato.', { status: 401 }),
  '404': () => HttpResponse.text('Risorsa non trovata.', { status: 404 }),
  '500-html': () => HttpResponse.html(INTERNAL_SERVER_ERROR, { status: 500 }),
  'truncated-json': () => jsonText('[{"id":"1","title":"Lampada da tavo'),
  'wrong-types': () => jsonText(WRONG_TYPES),
  'bad-record': () => jsonText(`[${WRONG_TYPES}]`),
  'string-instead-of-object': () => jsonText('"Servizio momentaneamente non disponibile."'),
  'empty-body': () => jsonText(''),
};

const KINDS = ['slow', 'no-answer', ...Object.keys(RESPONSES)] as FaultKind[];

const faultSchema = v.object({
  /** HTTP method, or '*' for any. */
  method: v.string(),
  /** Path below the host; ':name' stands for one segment, '*' alone for every path. */
  path: v.string(),
  kind: v.picklist(KINDS),
  /** How many calls fail; by default all. */
  times: v.exactOptional(v.number()),
  /** Delay before the response; by default none, except for 'slow'. */
  delayMs: v.exactOptional(v.number()),
});

/** A fault that is injected into calls. */
export type Fault = v.InferOutput<typeof faultSchema>;

/** Whether an untrusted value is a fault. */
export const isFault = (value: unknown): value is Fault => v.is(faultSchema, value);

const INTERNAL_SERVER_ERROR = '<!doctype html><h1>500 Internal Server Error</h1>';

/** Fields of all calls, each with a type that it has in none of them. */
const WRONG_TYPES = `{
  "id": {}, "title": 7, "name": ["Lampada"], "price": "gratis", "stock": "tanti",
  "description": false, "category": {}, "fileNames": "uno.jpg", "productAndquantity": "tre",
  "orderPriority": 1, "shippingData": "Roma", "orderNumber": null, "timestamp": "ieri",
  "stateOfOrder": 3, "productsInCart": {}, "totalCost": "NaN",
  "username": [], "email": 0, "telephoneNumber": {}
}`;

function jsonText(body: string): Response {
  return new HttpResponse(body, { headers: { 'content-type': 'application/json' } });
}

function aborted(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) resolve();
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Returns the first fault that matches the call, and counts it down. */
function nextFault(source: FaultSource, method: string, path: string): Fault | undefined {
  const faults = source.list();
  const fault = faults.find((candidate) => matches(candidate, method, path));
  if (fault?.times !== undefined) {
    const counted = { ...fault, times: fault.times - 1 };
    source.save(faults.map((one) => (one === fault ? counted : one)));
  }
  return fault;
}

function matches(fault: Fault, method: string, path: string): boolean {
  if (fault.times !== undefined && fault.times <= 0) return false;
  if (fault.method !== '*' && fault.method.toUpperCase() !== method) return false;
  return fault.path === '*' || createPathMatcher(fault.path)(path) !== null;
}

function parseFaults(text: string | null): Fault[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isFault) : [];
  } catch {
    return [];
  }
}
