import { delay, http, type HttpHandler } from 'msw';
import { HttpError } from '../backend/httpError';
import { readToken, type TokenClaims } from '../backend/tokens';
import type { MockBackendContext } from './context';
import { textReply } from './replies';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A call that arrived on a route. */
export type Call = {
  request: Request;
  /** A part of the path, decoded; the route must name it. */
  param: (name: string) => string;
  query: URLSearchParams;
  /** What the BearerToken header says, or null when it is worth nothing (spec section 6). */
  claims: TokenClaims | null;
};

/**
 * A msw handler for one call. A `HttpError` thrown on the way becomes its status and text.
 *
 * @param path under the host; a segment that begins with ':' is a parameter
 */
export function route(
  context: MockBackendContext,
  method: Method,
  path: string,
  answer: (call: Call) => Promise<Response>,
): HttpHandler {
  const pattern = segmentsOf(path);
  return http[method](
    ({ request }) => matches(pattern, segmentsUnder(context.host, request.url)),
    async ({ request }) => {
      if (context.latencyMs > 0) await delay(context.latencyMs);
      try {
        const given = decode(segmentsUnder(context.host, request.url) ?? []);
        const token = request.headers.get('BearerToken');
        const call: Call = {
          request,
          param: (name) => given[pattern.indexOf(`:${name}`)] ?? '',
          query: new URL(request.url).searchParams,
          claims: token === null ? null : await readToken(token, context.now()),
        };
        return await answer(call);
      } catch (error) {
        if (error instanceof HttpError) return textReply(error.message, error.status);
        throw error;
      }
    },
  );
}

/** The path of a URL below the base, still percent-encoded; null when it is elsewhere. */
export function pathUnder(base: string, url: string): string | null {
  const { pathname, origin } = new URL(url);
  const address = `${origin}${pathname}`;
  const start = base.endsWith('/') ? base : `${base}/`;
  return address.startsWith(start) ? `/${address.slice(start.length)}` : null;
}

/** Whether segments fit a pattern in which ':name' stands for any one that is not empty. */
export function matches(pattern: string[], segments: string[] | null): boolean {
  return (
    segments?.length === pattern.length &&
    pattern.every((part, index) => {
      const segment = segments[index];
      return part.startsWith(':') ? segment !== '' : part === segment;
    })
  );
}

export function segmentsOf(path: string): string[] {
  return path.split('/').slice(1);
}

function segmentsUnder(host: string, url: string): string[] | null {
  const path = pathUnder(host, url);
  return path === null ? null : segmentsOf(path);
}

function decode(segments: string[]): string[] {
  try {
    return segments.map(decodeURIComponent);
  } catch {
    throw new HttpError(400, 'Indirizzo non valido.');
  }
}
