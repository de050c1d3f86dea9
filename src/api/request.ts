import type { ApiPath } from './apiPath';
import type { Parser } from './parsers/reply';

/** One part of a multipart body; a repeated name is a list. */
export type FormPart = readonly [name: string, value: string | File];

/** A call as an endpoint declares it. */
export type ApiRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: ApiPath;
  query?: Record<string, string>;
  json?: unknown;
  form?: readonly FormPart[];
  /**
   * Whether the BearerToken header goes with it: 'token' while there is one, 'always' also
   * without one (as the text 'null', which order/annul is sent). Absent: never.
   */
  bearer?: 'token' | 'always';
  /** Whether it brings a person's data: who is logged in shares it with his own session only. */
  isPersonal?: true;
  /**
   * Whether the store is told how far the files are on their way (state/uploads); the call
   * then may take as long as they move.
   */
  tellsProgress?: true;
  /**
   * The one thing that a write changes, such as 'orders/B2018-000137', where its reply carries
   * what became of it: two tabs write it one after the other, so that the last reply is true.
   */
  lockKey?: string;
  /** Whether it changes the cart: it and a checkout, in whichever tab, wait for each other. */
  changesCart?: true;
  parse: Parser;
};

/** The value of the BearerToken header, or undefined where none is sent. */
export function bearerHeader(request: ApiRequest, token: string | null): string | undefined {
  if (request.bearer === 'always') return token ?? 'null';
  return request.bearer === 'token' ? (token ?? undefined) : undefined;
}

/** The whole address of a call. */
export function requestUrl(host: string, path: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return host + path + (search && `?${search}`);
}
