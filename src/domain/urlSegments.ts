/**
 * Encodes a text as one segment of a URL. A lone surrogate, which cannot be encoded, becomes the
 * replacement character.
 */
export function segmentOf(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}

/**
 * Whether a text, used in a path, would lead up or stay in place by a segment '.' or '..'. Looked at
 * as it is and once decoded: it may itself hold '%2e%2e%2f'.
 */
export function hasDotSegment(text: string): boolean {
  return [text, decoded(text)].some((one) =>
    one.split(/[/\\]/).some((part) => /^\.{1,2}$/.test(part.trim())),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
