import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { matches, pathUnder, segmentsOf } from './handlers/route';

/** Ways in which a call can go wrong. 'slow' only waits and then answers as usual. */
const FAULT_KINDS = [
  'slow',
  'connection-refused',
  'no-answer',
  '400',
  '401',
  '404',
  '500-html',
  'truncated-json',
  'wrong-types',
  'string-instead-of-object',
  'empty-body',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** One thing that shall go wrong. */
export type Fault = {
  /** HTTP method, or '*' for any. */
  method: string;
  /** Path under the host; ':name' stands for one segment, '*' alone for every path. */
  path: string;
  kind: FaultKind;
  /** How many calls it spoils; all of them when left out. */
  times?: number;
  /** How long the call waits first, in milliseconds. */
  delayMs?: number;
};

/** Where faults are kept, so that they can be changed while the shop runs. */
export interface FaultSource {
  list(): Fault[];
  save(faults: Fault[]): void;
}

/** Faults given in code: for tests and for Node. */
export function fixedFaults(faults: Fault[]): FaultSource {
  let current = faults;
  return {
    list: () => current,
    save: (next) => {
      current = next;
    },
  };
}

/** Faults written as a JSON list into web storage; what is not a fault is passed over. */
export function storedFaults(storage: Storage, key = 'mockFaults'): FaultSource {
  return {
    list: () => readFaults(storage.getItem(key)),
    save: (faults) => storage.setItem(key, JSON.stringify(faults)),
  };
}

/** Goes before all other handlers: spoils the calls that a fault names, lets the rest pass. */
export function faultHandler(host: string, source: FaultSource): HttpHandler {
  return http.all(
    ({ request }) => pathUnder(host, request.url) !== null,
    async ({ request }) => {
      const fault = takeFault(source, request.method, pathUnder(host, request.url) ?? '');
      if (!fault) return undefined;
      if (fault.delayMs) await delay(fault.delayMs);
      return fault.kind === 'slow' ? undefined : faultResponse(fault.kind, request.signal);
    },
  );
}

/** The reply of a kind of fault; 'no-answer' waits until the signal aborts. */
export async function faultResponse(
  kind: Exclude<FaultKind, 'slow'>,
  signal?: AbortSignal,
): Promise<Response> {
  switch (kind) {
    case 'connection-refused':
      return HttpResponse.error();
    case 'no-answer':
      await aborted(signal);
      return HttpResponse.error();
    case '400':
      return HttpResponse.text('Richiesta non valida.', { status: 400 });
    case '401':
      return HttpResponse.text('Non autorizzato.', { status: 401 });
    case '404':
      return HttpResponse.text('Risorsa non trovata.', { status: 404 });
    case '500-html':
      return HttpResponse.html('<!doctype html><h1>500 Internal Server Error</h1>', {
        status: 500,
      });
    case 'truncated-json':
      return json('[{"id":"1","title":"Lampada da tavo');
    case 'wrong-types':
      return json(JSON.stringify(WRONG_TYPES));
    case 'string-instead-of-object':
      return json('"Servizio momentaneamente non disponibile."');
    case 'empty-body':
      return json('');
  }
}

/** Every field that some call promises, with a type that no call promises. */
const WRONG_TYPES = {
  id: {},
  title: 7,
  name: ['Lampada'],
  price: 'gratis',
  stock: 'tanti',
  description: false,
  category: {},
  fileNames: 'uno.jpg',
  productAndquantity: 'tre',
  orderPriority: 1,
  shippingData: 'Roma',
  orderNumber: null,
  timestamp: 'ieri',
  stateOfOrder: 3,
  productsInCart: {},
  totalCost: 'NaN',
  username: [],
  email: 0,
  telephoneNumber: {},
};

function json(body: string): Response {
  return new HttpResponse(body, { headers: { 'content-type': 'application/json' } });
}

function aborted(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) resolve();
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** The first fault meant for the call; it is counted down. */
function takeFault(source: FaultSource, method: string, path: string): Fault | undefined {
  const faults = source.list();
  const fault = faults.find((candidate) => isMeant(candidate, method, path));
  if (fault?.times !== undefined) {
    source.save(
      faults.map((one) => (one === fault ? { ...one, times: (one.times ?? 1) - 1 } : one)),
    );
  }
  return fault;
}

function isMeant(fault: Fault, method: string, path: string): boolean {
  if (fault.times !== undefined && fault.times <= 0) return false;
  if (fault.method !== '*' && fault.method.toUpperCase() !== method) return false;
  return fault.path === '*' || matches(segmentsOf(fault.path), segmentsOf(path));
}

function readFaults(text: string | null): Fault[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isFault) : [];
  } catch {
    return [];
  }
}

/** Whether a value read from somewhere says what shall go wrong. */
export function isFault(value: unknown): value is Fault {
  if (typeof value !== 'object' || value === null) return false;
  const { method, path, kind, times, delayMs } = value as Partial<Record<keyof Fault, unknown>>;
  return (
    typeof method === 'string' &&
    typeof path === 'string' &&
    FAULT_KINDS.some((known) => known === kind) &&
    [times, delayMs].every((number) => number === undefined || typeof number === 'number')
  );
}
