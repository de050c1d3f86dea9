/**
 * Encodes a text as one segment of a URL. A lone surrogate, which cannot be encoded, becomes the
 * replacement character.
 */
export function segmentOf(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/**
 * Returns whether a text, used in a path, would contain a segment '.' or '..'. Checked as it is and once decoded: it
 * may itself contain '%2e%2e%2f'.
 */
export function hasDotSegment(text: string): boolean {
  return [text, decodeSegment(text)].some((one) =>
    one.split(/[/\\]/).some((part) => /^\.{1,2}$/.test(part.trim())),
  );
}

/** Decodes a segment of a URL; one that is not encoded correctly stays as it is. */
export function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
