import { HttpResponse } from 'msw';
import { faultResponse } from '../../../mocks/faults';
import type { Fault } from './faults';

/** Returns the reply to a call with this fault; for 'no-answer' only when the signal aborts. */
export async function faultReply(fault: Fault, signal: AbortSignal): Promise<Response> {
  if (fault === '503') return HttpResponse.text('Servizio non disponibile.', { status: 503 });
  if (fault !== 'cut-off') return faultResponse(fault, signal);
  const beginning = new TextEncoder().encode('[{"id":"1"');
  return new HttpResponse(
    new ReadableStream({
      start: (stream) => stream.enqueue(beginning),
      pull: (stream) => stream.error(new TypeError('cut off')),
    }),
    { headers: { 'content-type': 'application/json', 'content-length': '1000' } },
  );
}
