import { HttpResponse, type JsonBodyType } from 'msw';

/** Plain Italian text, as most of the calls answer (spec section 7). */
export function textReply(text: string, status = 200, headers: Record<string, string> = {}) {
  return HttpResponse.text(text, {
    status,
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

export function jsonReply(body: JsonBodyType, headers: Record<string, string> = {}) {
  return HttpResponse.json(body, { headers: { 'cache-control': 'no-store', ...headers } });
}
