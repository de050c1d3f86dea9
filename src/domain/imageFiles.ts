/** The picture types that the forms accept. */
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

/** This many bytes identify every type. */
const SIGNATURE_LENGTH = 12;

/** Returns whether a file is a picture of an accepted type, by the type that the browser gives it (spec section 5). */
export function isAcceptedImage({ type }: File, accepted: readonly ImageType[]): boolean {
  return (accepted as readonly string[]).includes(type);
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
