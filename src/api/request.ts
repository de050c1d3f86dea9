import { hasDotSegment } from '../domain/urlSegments';
import type { Parser } from './parsers/reply';

/** A path that was built by `apiPath`, the only way to get one; null reaches nothing. */
export type ApiPath = (string & { readonly brand: unique symbol }) | null;

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
  /** Whether the backend alone answers a read, and no other tab learns of the answer. */
  isUnshared?: true;
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

/**
 * Builds a path for a call: apiPath`/order/get/${number}`. Every parameter becomes one
 * percent-encoded segment. Returns null, which no call is made for, when a parameter is
 * empty or would be read as '.' or '..' by anything that decodes it on the way.
 */
export function apiPath(parts: TemplateStringsArray, ...parameters: string[]): ApiPath {
  let path = parts[0] ?? '';
  for (const [index, parameter] of parameters.entries()) {
    const segment = encodeSegment(parameter);
    if (segment === null) return null;
    path += segment + (parts[index + 1] ?? '');
  }
  return path as ApiPath;
}

function encodeSegment(parameter: string): string | null {
  if (parameter.trim() === '' || hasDotSegment(parameter)) return null;
  try {
    return encodeURIComponent(parameter);
  } catch {
    return null; // a lone surrogate cannot be encoded
  }
}

/** Returns the value of the BearerToken header; undefined where none is sent. */
export function bearerHeader(request: ApiRequest, token: string | null): string | undefined {
  if (request.bearer === 'always') return token ?? 'null';
  return request.bearer === 'token' ? (token ?? undefined) : undefined;
}

/** Origin of the backend; without one the mock backend answers under a path of our own origin. */
export const API_HOST: string = import.meta.env.VITE_API_HOST || `${location.origin}/mock-backend`;

/** Returns the whole address of a call. */
export function requestUrl(host: string, path: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return host + path + (search && `?${search}`);
}
