/**
 * Encodes a text as one segment of a URL. A lone surrogate, which cannot be encoded, becomes the
 * replacement character.
 */
export function segmentOf(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}
