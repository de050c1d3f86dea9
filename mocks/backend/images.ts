import { imageTypeOf, type ImageType } from '../../src/domain/imageFiles';
import { httpAssert } from './httpError';
import { randomCode } from './ids';
import type { WriteTransaction } from '../storage/database';

const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

// SVG is left out: it can contain scripts, and the images are served from the shop's own origin.
const EXTENSIONS: Record<ImageType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
};

/** An uploaded file whose bytes were read. */
export type Upload = { type: string; bytes: ArrayBuffer };

/**
 * Saves images and returns their new file names, in the same order. The original names are
 * dropped, and each image is served as the type that its bytes show, or else that it declares. Throws 400 for files that
 * declare another type.
 */
export async function saveImages(tables: WriteTransaction, uploads: Upload[]): Promise<string[]> {
  const images = uploads.map((upload) => {
    const type = checkImage(upload);
    return { bytes: upload.bytes, type, fileName: `${randomCode(16)}.${EXTENSIONS[type]}` };
  });
  for (const image of images) await tables.put('images', image);
  return images.map((image) => image.fileName);
}

function checkImage({ type, bytes }: Upload): ImageType {
  httpAssert(Object.hasOwn(EXTENSIONS, type), 400, 'Sono ammesse solo immagini.');
  httpAssert(bytes.byteLength <= MAX_IMAGE_BYTES, 400, 'Un’immagine supera i 10 MB.');
  return imageTypeOf(new Uint8Array(bytes)) ?? (type as ImageType);
}
