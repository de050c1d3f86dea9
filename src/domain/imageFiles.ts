/** The picture types that the forms recognize by content. */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/avif';

/** The types accepted by the return form (spec section 2). */
export const RETURN_IMAGE_TYPES: readonly ImageType[] = ['image/jpeg', 'image/png'];

/** The types accepted by the other forms. SVG is left out: it can carry scripts. */
export const IMAGE_TYPES: readonly ImageType[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
];

/**
 * Why a file is refused:
 * - notAnImage: its declared type is not accepted
 * - empty: it has no bytes
 * - false: its content is not a picture of an accepted type, whatever it declares
 * - unreadable: it can no longer be read, for example because it was moved
 */
export type ImageProblem = 'notAnImage' | 'empty' | 'false' | 'unreadable';

/** This many bytes identify every type. */
const SIGNATURE_LENGTH = 12;

/**
 * Checks a file by its declared type, its size and its first bytes; returns null if it is accepted. A PNG declared as a
 * JPEG is accepted if both types are.
 */
export async function imageProblem(
  file: File,
  accepted: readonly ImageType[],
): Promise<ImageProblem | null> {
  if (!(accepted as readonly string[]).includes(file.type)) return 'notAnImage';
  if (file.size === 0) return 'empty';
  try {
    const head = new Uint8Array(await file.slice(0, SIGNATURE_LENGTH).arrayBuffer());
    const type = imageTypeOf(head);
    return type !== null && accepted.includes(type) ? null : 'false';
  } catch {
    return 'unreadable';
  }
}

/** Returns the picture type that the first bytes of a file belong to; null for anything else. */
export function imageTypeOf(head: Uint8Array): ImageType | null {
  const text = String.fromCharCode(...head.slice(0, SIGNATURE_LENGTH));
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^GIF8[79]a/.test(text)) return 'image/gif';
  if (/^RIFF.{4}WEBP/s.test(text)) return 'image/webp';
  if (/^.{4}ftypavi[fs]/s.test(text)) return 'image/avif';
  return null;
}
