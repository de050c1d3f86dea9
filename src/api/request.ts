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
  /** Whether it brings a person's data: tabs of the same session only share it. */
  isPersonal?: true;
  /**
   * Whether the slice `uploads` follows how far the files are; the call may then take as long as
   * they move.
   */
  tracksUpload?: true;
  /**
   * The one thing that a write changes, such as 'orders/B2018-000137': two tabs write it one after
   * the other, so that the last reply is true.
   */
  lockKey?: string;
  /** Whether it changes the cart: it and a checkout, in any tab, wait for each other. */
  changesCart?: true;
  parse: Parser;
};

/** Returns the value of the BearerToken header; undefined where none is sent. */
export function bearerHeader(request: ApiRequest, token: string | null): string | undefined {
  if (request.bearer === 'always') return token ?? 'null';
  return request.bearer === 'token' ? (token ?? undefined) : undefined;
}

/** Returns the whole address of a call. */
export function requestUrl(host: string, path: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return host + path + (search && `?${search}`);
}
