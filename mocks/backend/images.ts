import { imageTypeOf, type ImageType } from '../../src/domain/imageFiles';
import { randomCode } from './ids';
import { HttpError } from './httpError';
import type { WriteTransaction } from '../storage/database';

const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

// SVG is left out: it can carry scripts, and these images come from the shop's own origin.
const EXTENSIONS: Record<ImageType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
};

/** A file as it arrived, its bytes already read. */
export type Upload = { type: string; bytes: ArrayBuffer };

/**
 * The type of a picture by its first bytes. Refuses (400) what does not call itself a picture
 * or is none, is empty or is larger than 10 MB.
 */
function checkedType({ type, bytes }: Upload): ImageType {
  if (!Object.hasOwn(EXTENSIONS, type)) throw new HttpError(400, 'Sono ammesse solo immagini.');
  if (bytes.byteLength === 0) throw new HttpError(400, 'Un’immagine è vuota.');
  if (bytes.byteLength > MAX_IMAGE_BYTES) throw new HttpError(400, 'Un’immagine supera i 10 MB.');
  const real = imageTypeOf(new Uint8Array(bytes));
  if (real === null) throw new HttpError(400, 'Un file non è una vera immagine.');
  return real;
}

/**
 * Keeps the pictures and gives their new file names, in the order they came. What a file was
 * called is forgotten, and it is served as what its bytes are.
 */
export async function keepImages(tables: WriteTransaction, uploads: Upload[]): Promise<string[]> {
  const images = uploads.map((upload) => {
    const type = checkedType(upload);
    return { bytes: upload.bytes, type, fileName: `${randomCode(16)}.${EXTENSIONS[type]}` };
  });
  for (const image of images) await tables.put('images', image);
  return images.map((image) => image.fileName);
}
