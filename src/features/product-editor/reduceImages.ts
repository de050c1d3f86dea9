import { canBeReduced, isTooLarge, MAX_IMAGE_SIDE, ANIMATION_HEAD_BYTES } from './imageReduction';

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
