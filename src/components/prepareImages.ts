import { imageTypeOf } from '../domain/imageFiles';
import { withoutMetadata } from '../domain/imageMetadata';
import type { Failure } from '../domain/types';
import { images } from './images.texts';

/** Pictures of products above these limits are reduced before they are sent. */
export const MAX_IMAGE_SIDE = 1_600;
export const MAX_IMAGE_BYTES = 1_000_000;

/** The longest side that every browser can draw (iOS: 16.7 million pixels). */
const MAX_DRAWN_SIDE = 4_096;

/** This many bytes at the beginning of a file show whether it is animated. */
const ANIMATION_HEAD_BYTES = 4_096;

const QUALITY = 0.85;

type Options = {
  /** Whether pictures that are too large for the shop are reduced. */
  isReducing: boolean;
};

/** The pictures to send, in order, and the names of problematic ones. */
type PreparedImages = {
  files: File[];
  /** Sent in their own size, because they could not be drawn. */
  notReduced: string[];
  /** Why nothing is to be sent: a picture cannot be read, or would contain its metadata. */
  refusal: Failure | null;
};

/**
 * Makes a call with pictures whose metadata (place, camera, time) has been removed and whose EXIF rotation has been
 * applied. Resolves to a refusal that names the pictures for which that is impossible, or which can no longer be read;
 * then no call is made.
 */
export async function sendPrepared<Result>(
  originals: readonly File[],
  call: (files: File[]) => PromiseLike<Result>,
): Promise<Result | { error: Failure }> {
  const { files, refusal } = await prepareImages(originals, { isReducing: false });
  return refusal ? { error: refusal } : call(files);
}

/** Removes pictures' metadata, applies their EXIF rotation and, if asked, reduces large ones. */
export async function prepareImages(
  originals: readonly File[],
  options: Options,
): Promise<PreparedImages> {
  const files: File[] = [];
  const notReduced: string[] = [];
  const unreadable: string[] = [];
  const withMetadata: string[] = [];
  // One at a time: a decoded picture takes a lot of memory.
  for (const original of originals) {
    const { name } = original;
    // It may have been moved since it was chosen.
    const buffer = await original.arrayBuffer().catch(() => null);
    if (!buffer) {
      unreadable.push(name);
      continue;
    }
    const { file, isUndrawable } = await prepareImage(original, new Uint8Array(buffer), options);
    if (file) files.push(file);
    else withMetadata.push(name);
    if (file && isUndrawable && options.isReducing) notReduced.push(name);
  }
  return { files, notReduced, refusal: refusalOf(unreadable, withMetadata) };
}

function refusalOf(unreadable: readonly string[], withMetadata: readonly string[]): Failure | null {
  const texts = [
    ...(unreadable.length > 0 ? [images.unreadable(unreadable)] : []),
    ...(withMetadata.length > 0 ? [images.metadataLeft(withMetadata)] : []),
  ];
  return texts.length > 0 ? { kind: 'refused', text: texts.join(' ') } : null;
}

/** Returns null for a picture whose metadata cannot be removed: an AVIF, HEIC or TIFF that cannot be drawn. */
async function prepareImage(
  original: File,
  bytes: Uint8Array<ArrayBuffer>,
  { isReducing }: Options,
): Promise<{ file: File | null; isUndrawable: boolean }> {
  const knownType = imageTypeOf(bytes);
  const type = knownType ?? original.type;
  const bare = withoutMetadata(bytes);
  const fileOf = (parts: BlobPart[], ofType: string) =>
    new File(parts, original.name, { type: ofType, lastModified: original.lastModified });
  // The browser may know more formats.
  const isRequired = bare === null || bare.hadExif || knownType === null;
  let isUndrawable = false;
  if ((isRequired || isReducing) && canBeDrawn(type, bytes.subarray(0, ANIMATION_HEAD_BYTES))) {
    try {
      const drawn = await draw(original, type, { isReducing, isRequired });
      if (drawn) return { file: fileOf([drawn], drawn.type), isUndrawable };
    } catch {
      isUndrawable = true;
    }
  }
  return { file: bare && fileOf(bare.parts, type), isUndrawable };
}

/** Redraws a picture, upright; returns null if that is not required and does not make it smaller. */
async function draw(
  file: File,
  type: string,
  { isReducing, isRequired }: Options & { isRequired: boolean },
): Promise<Blob | null> {
  if (typeof createImageBitmap !== 'function') return null;
  const bitmap = await createImageBitmap(file);
  try {
    const { width, height } = bitmap;
    const isLarge = isReducing && isTooLarge(file.size, width, height);
    if (!isRequired && !isLarge) return null;
    const scale = (isReducing ? MAX_IMAGE_SIDE : MAX_DRAWN_SIDE) / Math.max(width, height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * Math.min(1, scale)));
    canvas.height = Math.max(1, Math.round(height * Math.min(1, scale)));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('a picture cannot be drawn here');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const drawn = await encode(canvas, type);
    return isRequired || drawn.size < file.size ? drawn : null;
  } finally {
    bitmap.close();
  }
}

/** No canvas writes AVIF; if it cannot write WebP it writes PNG. */
function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('a picture cannot be encoded here'))),
      type === 'image/avif' ? 'image/webp' : type,
      QUALITY,
    );
  });
}

/** Returns whether a picture may be redrawn; an animated one would stop moving. */
export function canBeDrawn(type: string, head: Uint8Array): boolean {
  const text = String.fromCharCode(...head);
  const isAnimated =
    type === 'image/gif' ||
    (type === 'image/png' && text.includes('acTL')) ||
    (type === 'image/webp' && text.includes('ANIM'));
  return !isAnimated;
}

/** Returns whether a picture is larger than the shop needs. */
export function isTooLarge(bytes: number, width: number, height: number): boolean {
  return bytes > MAX_IMAGE_BYTES || Math.max(width, height) > MAX_IMAGE_SIDE;
}
