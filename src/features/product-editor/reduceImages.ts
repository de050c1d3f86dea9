import { canBeReduced, isTooLarge, MAX_IMAGE_SIDE, MOTION_HEAD_LENGTH } from './imageReduction';

const QUALITY = 0.85;

/** The pictures to be sent, in their order, and the names of those that ought to be smaller. */
export type ReducedImages = { files: File[]; notReduced: string[] };

/** Makes pictures smaller that are larger than is of use; on any failure the original stays. */
export async function reduceImages(originals: readonly File[]): Promise<ReducedImages> {
  const files: File[] = [];
  const notReduced: string[] = [];
  // One after the other: a decoded picture takes a lot of memory.
  for (const original of originals) {
    try {
      files.push(await reduced(original));
    } catch {
      files.push(original);
      notReduced.push(original.name);
    }
  }
  return { files, notReduced };
}

async function reduced(file: File): Promise<File> {
  const head = new Uint8Array(await file.slice(0, MOTION_HEAD_LENGTH).arrayBuffer());
  if (!canBeReduced(file.type, head) || !(await isLargePicture(file))) return file;
  const blob = await compressed(file);
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

async function compressed(file: File): Promise<Blob> {
  const { default: Compressor } = await import('compressorjs');
  return new Promise((resolve, reject) => {
    new Compressor(file, {
      maxWidth: MAX_IMAGE_SIDE,
      maxHeight: MAX_IMAGE_SIDE,
      quality: QUALITY,
      // A PNG stays one: as a JPEG it would lose what is transparent.
      convertSize: Infinity,
      success: resolve,
      error: reject,
    });
  });
}
