import { HttpResponse, type JsonBodyType } from 'msw';

/** Returns an Italian text, as most calls do (spec section 7). */
export function textResponse(text: string, status = 200, headers: Record<string, string> = {}) {
  const fixed = { 'content-type': 'text/plain;charset=UTF-8', 'cache-control': 'no-store' };
  return HttpResponse.text(text, { status, headers: { ...fixed, ...headers } });
}

export function jsonResponse(body: JsonBodyType, headers: Record<string, string> = {}) {
  return HttpResponse.json(body, { headers: { 'cache-control': 'no-store', ...headers } });
}
