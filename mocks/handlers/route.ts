import { delay, http, type HttpHandler, type JsonBodyType } from 'msw';
import { decodeSegment, createPathMatcher, pathUnder } from './paths';
import { jsonResponse, textResponse } from './responses';
import { requireAdmin } from '../backend/access';
import { HttpError } from '../backend/httpError';
import type { AdminRecord } from '../backend/records';
import { verifyToken, type TokenClaims } from '../backend/tokens';
import type { Database, ReadTransaction, WriteTransaction } from '../storage/database';

/** Everything that the handlers depend on. */
export type MockBackendContext = {
  database: Database;
  /** Base URL of the API: an origin, perhaps with a path, without a slash at the end. */
  host: string;
  /** Base URL of the images, with a slash at the end. */
  imageBase: string;
  /** Origin of the shop, without a slash at the end. */
  publicOrigin: string;
  /** Origin of the card page, without a slash at the end; by default that of the shop. */
  pagesOrigin?: string;
  now: () => Date;
  /** Delay of every response. */
  latencyMs: number;
};

/** A call of the API. A string as result is sent as text, anything but a Response as JSON. */
export type Route = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Below the host; ':name' is a parameter. */
  path: string;
  handle: (call: Call) => Promise<Response | JsonBodyType>;
};

/** A request that arrived on a route, and what is needed to answer it. */
export type Call = Pick<Database, 'read' | 'write'> & {
  request: Request;
  context: MockBackendContext;
  now: Date;
  /** Returns a decoded parameter of the path. */
  param: (name: string) => string;
  /** Returns a parameter of the query. Throws 400 if it is missing without a default. */
  query: (name: string, byDefault?: string) => string;
  /** The claims of the BearerToken header, or null if it is not valid (spec section 6). */
  claims: TokenClaims | null;
  /** Like `read`, but throws 401 without a valid token. */
  readAsAdmin: <Result>(work: AdminWork<ReadTransaction, Result>) => Promise<Result>;
  /** Like `write`, but throws 401 without a valid token. */
  writeAsAdmin: <Result>(work: AdminWork<WriteTransaction, Result>) => Promise<Result>;
};

type AdminWork<Tables, Result> = (tables: Tables, self: AdminRecord) => Promise<Result>;

export function route(method: Route['method'], path: string, handle: Route['handle']): Route {
  return { method, path, handle };
}

/** Returns the msw handler of a route. An `HttpError` becomes its status and text. */
export function routeHandler(context: MockBackendContext, route: Route): HttpHandler {
  const match = createPathMatcher(route.path);
  const paramsOf = ({ url }: Request) => match(pathUnder(context.host, url) ?? '');
  return http[route.method](
    ({ request }) => paramsOf(request) !== null,
    async ({ request }) => {
      if (context.latencyMs > 0) await delay(context.latencyMs);
      try {
        const result = await route.handle(await openCall(context, request, paramsOf(request)));
        if (result instanceof Response) return result;
        return typeof result === 'string' ? textResponse(result) : jsonResponse(result);
      } catch (error) {
        if (error instanceof HttpError) return textResponse(error.message, error.status);
        throw error;
      }
    },
  );
}

async function openCall(
  context: MockBackendContext,
  request: Request,
  params: Record<string, string> | null,
): Promise<Call> {
  const { read, write } = context.database;
  const now = context.now();
  const decoded = new Map(Object.entries(params ?? {}).map(([name, text]) => [name, decode(text)]));
  const { searchParams } = new URL(request.url);
  const claims = await verifyToken(request.headers.get('BearerToken'), now);
  return {
    request,
    context,
    now,
    param: (name) => decoded.get(name) ?? '',
    query: (name, byDefault) => {
      const value = searchParams.get(name) ?? byDefault;
      if (value === undefined) throw new HttpError(400, `Parametro mancante: ${name}.`);
      return value;
    },
    claims,
    read,
    write,
    readAsAdmin: (work) => read(async (tables) => work(tables, await requireAdmin(tables, claims))),
    writeAsAdmin: (work) =>
      write(async (tables) => work(tables, await requireAdmin(tables, claims))),
  };
}

function decode(segment: string): string {
  const text = decodeSegment(segment);
  if (text === null) throw new HttpError(400, 'Indirizzo non valido.');
  return text;
}
