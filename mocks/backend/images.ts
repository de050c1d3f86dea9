import { randomCode } from './ids';
import { Refusal } from './refusal';
import type { WriteTransaction } from '../storage/database';

const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

// SVG is left out: it can carry scripts, and these images come from the shop's own origin.
const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
};

/** A file as it arrived, its bytes already read. */
export type Upload = { type: string; bytes: ArrayBuffer };

/** Refuses (400) whatever is not a picture, is empty or is larger than 10 MB. */
function checkImages(uploads: Upload[]): void {
  for (const { type, bytes } of uploads) {
    if (EXTENSIONS[type] === undefined) throw new Refusal(400, 'Sono ammesse solo immagini.');
    if (bytes.byteLength === 0) throw new Refusal(400, 'Un’immagine è vuota.');
    if (bytes.byteLength > MAX_IMAGE_BYTES) {
      throw new Refusal(400, 'Un’immagine supera i 10 MB.');
    }
  }
}

/** Keeps the pictures and gives their new file names, in the order they came. */
export async function keepImages(tables: WriteTransaction, uploads: Upload[]): Promise<string[]> {
  checkImages(uploads);
  const images = uploads.map((upload) => ({
    ...upload,
    fileName: `${randomCode(16)}.${EXTENSIONS[upload.type]}`,
  }));
  for (const image of images) await tables.put('images', image);
  return images.map((image) => image.fileName);
}
