import { hasDotSegment } from '../domain/urlSegments';
import type { EntityTag } from './invalidation';
import type { Parser } from './parsers/reply';

/** A path built by `apiPath`, the only way to get one; null means that no request is made. */
export type ApiPath = (string & { readonly brand: unique symbol }) | null;

/** One part of a multipart body; a repeated name is a list. */
export type FormPart = readonly [name: string, value: string | File];

export type ApiRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: ApiPath;
  query?: Record<string, string>;
  json?: unknown;
  form?: readonly FormPart[];
  /**
   * When the BearerToken header is sent: 'token' only with a token, 'always' also without one (as the text 'null',
   * which order/annul gets). Absent: never.
   */
  bearer?: 'token' | 'always';
  /** Whether the answer contains personal data: it is shared only between tabs of the same session. */
  isPersonal?: true;
  /** Whether a read always asks the backend, and its answer is not shared with other tabs. */
  isUnshared?: true;
  /** Whether the slice `uploads` tracks the progress of the files; the call may then take as long as data moves. */
  tracksUpload?: true;
  /** The one entity that a write changes: tabs write it one after the other, so that the last reply is the valid one. */
  changes?: EntityTag;
  /** Whether it changes the cart: such writes and checkouts wait for each other, in all tabs. */
  changesCart?: true;
  parse: Parser;
};

/**
 * Builds a path for a call: apiPath`/order/get/${number}`. Every parameter becomes one percent-encoded segment. Returns
 * null, for which no call is made, if a parameter is empty or if anything that decodes it on the way would read it as
 * '.' or '..'.
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

/** Returns the value of the BearerToken header; undefined if the header is not sent. */
export function bearerHeader(request: ApiRequest, token: string | null): string | undefined {
  if (request.bearer === 'always') return token ?? 'null';
  return request.bearer === 'token' ? (token ?? undefined) : undefined;
}

/** Origin of the backend; if not set, the mock backend answers under a path of our own origin. */
export const API_HOST: string = import.meta.env.VITE_API_HOST || `${location.origin}/mock-backend`;

/** Returns the full address of a call. */
export function requestUrl(host: string, path: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return host + path + (search && `?${search}`);
}
