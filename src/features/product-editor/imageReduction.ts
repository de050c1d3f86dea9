/** Pictures above these limits are reduced before they are sent. */
export const MAX_IMAGE_SIDE = 1_600;
export const MAX_IMAGE_BYTES = 1_000_000;

/** This many bytes at the beginning of a file tell whether it is animated. */
export const ANIMATION_HEAD_BYTES = 4_096;

// What a canvas can encode; a GIF would lose its animation, an AVIF would become a large PNG.
const REDUCIBLE = ['image/jpeg', 'image/png', 'image/webp'];

/** Returns whether a picture may be drawn again; an animated one would stop moving. */
export function canBeReduced(type: string, head: Uint8Array): boolean {
  const text = String.fromCharCode(...head);
  const isAnimated =
    (type === 'image/png' && text.includes('acTL')) ||
    (type === 'image/webp' && text.includes('ANIM'));
  return REDUCIBLE.includes(type) && !isAnimated;
}

/** Returns whether a picture is larger than the shop needs. */
export function isTooLarge(bytes: number, width: number, height: number): boolean {
  return bytes > MAX_IMAGE_BYTES || Math.max(width, height) > MAX_IMAGE_SIDE;
}
