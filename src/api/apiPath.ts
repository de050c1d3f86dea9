import { hasDotSegment } from '../domain/dotSegments';

/** A path that was built by `apiPath`, the only way to get one; null reaches nothing. */
export type ApiPath = (string & { readonly brand: unique symbol }) | null;

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
