/**
 * A text as one segment of an address. Half a character (a lone surrogate), which no address can
 * hold, becomes the sign for what cannot be read.
 */
export function segmentOf(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}
