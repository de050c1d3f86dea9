/** Pictures larger than this are made smaller before they are sent. */
export const MAX_IMAGE_SIDE = 1_600;
export const MAX_IMAGE_BYTES = 1_000_000;

/** How many bytes at the beginning of a file tell whether it moves. */
export const MOTION_HEAD_LENGTH = 4_096;

// What a canvas can write again; a GIF would stop moving, an AVIF would become a large PNG.
const REDUCIBLE = ['image/jpeg', 'image/png', 'image/webp'];

/** Whether a picture of this type may be drawn again: one that moves would stand still. */
export function canBeReduced(type: string, head: Uint8Array): boolean {
  const text = String.fromCharCode(...head);
  const moves =
    (type === 'image/png' && text.includes('acTL')) ||
    (type === 'image/webp' && text.includes('ANIM'));
  return REDUCIBLE.includes(type) && !moves;
}

/** Whether a picture is larger than is of use in the shop. */
export function isTooLarge(bytes: number, width: number, height: number): boolean {
  return bytes > MAX_IMAGE_BYTES || Math.max(width, height) > MAX_IMAGE_SIDE;
}
