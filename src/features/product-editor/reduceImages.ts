/** Pictures above these limits are reduced before they are sent. */
export const MAX_IMAGE_SIDE = 1_600;
export const MAX_IMAGE_BYTES = 1_000_000;

/** This many bytes at the beginning of a file tell whether it is animated. */
const ANIMATION_HEAD_BYTES = 4_096;

// What a canvas can encode; a GIF would lose its animation, an AVIF would become a large PNG.
const REDUCIBLE = ['image/jpeg', 'image/png', 'image/webp'];

const QUALITY = 0.85;

/** The pictures to send, in order, and the names of those that could not be reduced. */
export type ReducedImages = { files: File[]; notReduced: string[] };

/** Reduces pictures that are too large; on any failure the original is sent. */
export async function reduceImages(originals: readonly File[]): Promise<ReducedImages> {
  const files: File[] = [];
  const notReduced: string[] = [];
  // One at a time: a decoded picture takes a lot of memory.
  for (const original of originals) {
    try {
      files.push(await reduceImage(original));
    } catch {
      files.push(original);
      notReduced.push(original.name);
    }
  }
  return { files, notReduced };
}

async function reduceImage(file: File): Promise<File> {
  const head = new Uint8Array(await file.slice(0, ANIMATION_HEAD_BYTES).arrayBuffer());
  if (!canBeReduced(file.type, head) || !(await isLargePicture(file))) return file;
  const blob = await compress(file);
  if (blob.size >= file.size) return file;
  return new File([blob], file.name, { type: blob.type, lastModified: file.lastModified });
}

async function isLargePicture(file: File): Promise<boolean> {
  if (typeof createImageBitmap !== 'function') return false;
  const bitmap = await createImageBitmap(file);
  const isLarge = isTooLarge(file.size, bitmap.width, bitmap.height);
  bitmap.close();
  return isLarge;
}

async function compress(file: File): Promise<Blob> {
  const { default: Compressor } = await import('compressorjs');
  return new Promise((resolve, reject) => {
    new Compressor(file, {
      maxWidth: MAX_IMAGE_SIDE,
      maxHeight: MAX_IMAGE_SIDE,
      quality: QUALITY,
      // A PNG stays a PNG: a JPEG has no transparency.
      convertSize: Infinity,
      success: resolve,
      error: reject,
    });
  });
}

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
