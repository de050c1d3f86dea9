/** Returns the path of a URL below the base, still percent-encoded; null if it is elsewhere. */
export function pathUnder(base: string, url: string): string | null {
  const { pathname, origin } = new URL(url);
  const address = `${origin}${pathname}`;
  const start = base.endsWith('/') ? base : `${base}/`;
  return address.startsWith(start) ? `/${address.slice(start.length)}` : null;
}

/**
 * Returns a function that matches paths against a pattern in which ':name' stands for one
 * segment. It returns the parameters, still percent-encoded, or null.
 */
export function createPathMatcher(
  pattern: string,
): (path: string) => Record<string, string> | null {
  const escaped = pattern.replace(/[^\w/:]/g, String.raw`\$&`);
  const expression = new RegExp(`^${escaped.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  return (path) => {
    const match = expression.exec(path);
    return match && { ...match.groups };
  };
}

/** Decodes a segment of a path; returns null if its percent-encoding is malformed. */
export function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
