/** The picture types that the forms know by their content. */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/avif';

/** What the return form takes (spec section 2). */
export const RETURN_IMAGE_TYPES: readonly ImageType[] = ['image/jpeg', 'image/png'];

/** What the other forms take. SVG is left out: it can carry scripts. */
export const IMAGE_TYPES: readonly ImageType[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
];

/**
 * Why a file is not taken:
 * - notAnImage: its declared type is none of those accepted
 * - empty: it holds no byte
 * - false: its content is no picture of an accepted type, whatever it declares
 * - unreadable: it cannot be read any more, for example because it was moved
 */
export type ImageProblem = 'notAnImage' | 'empty' | 'false' | 'unreadable';

/** How many bytes tell every type apart. */
const SIGNATURE_LENGTH = 12;

/**
 * Checks a file by its declared type, its size and its first bytes; null when it is taken.
 * A PNG that calls itself a JPEG is a picture all the same where both are accepted.
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

/** The picture type that the first bytes of a file belong to; null for anything else. */
export function imageTypeOf(head: Uint8Array): ImageType | null {
  const text = String.fromCharCode(...head.slice(0, SIGNATURE_LENGTH));
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^GIF8[79]a/.test(text)) return 'image/gif';
  if (/^RIFF.{4}WEBP/s.test(text)) return 'image/webp';
  if (/^.{4}ftypavi[fs]/s.test(text)) return 'image/avif';
  return null;
}
