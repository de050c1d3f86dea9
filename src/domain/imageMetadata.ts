import { imageTypeOf } from './imageFiles';

/** A picture without its metadata. */
export type BarePicture = {
  /** Its bytes in order, as parts of the original. */
  parts: Uint8Array<ArrayBuffer>[];
  /** Whether it had EXIF data, which may contain a rotation. */
  hadExif: boolean;
};

type Bytes = Uint8Array<ArrayBuffer>;
type Read = (bytes: Bytes) => BarePicture;

/**
 * Returns a picture with only what is needed to show it: no place, camera, time, comment or preview, nothing after its
 * end, nothing unknown. Pixels, colour profile and animation stay the same. A truncated picture ends where it is cut
 * off. Returns null for AVIF, HEIC and TIFF, whose parts refer to each other; anything else stays as it is.
 */
export function withoutMetadata(bytes: Bytes): BarePicture | null {
  const type = imageTypeOf(bytes);
  if (type === 'image/avif' || REFERRING_FORMATS.test(textAt(bytes, 0, 8))) return null;
  return type === null ? { parts: [bytes], hadExif: false } : READERS[type](bytes);
}

/** Matches the beginning of a HEIC or another of its family, and of a TIFF. */
const REFERRING_FORMATS = /^(.{4}ftyp|II\*\0|MM\0\*)/s;

const READERS: Record<'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif', Read> = {
  'image/jpeg': bareJpeg,
  'image/png': barePng,
  'image/webp': bareWebp,
  'image/gif': bareGif,
};

const JPEG_START = 0xd8;
const JPEG_END = 0xd9;
const JPEG_SCAN = 0xda;
const JPEG_EXIF = 0xe1;

/** A JFIF header of this size (bytes) contains no preview. */
const PLAIN_JFIF_LENGTH = 18;

/** Keeps all segments except comments and application data, three of which matter for colours. */
function bareJpeg(bytes: Bytes): BarePicture {
  const parts = [Uint8Array.of(0xff, JPEG_START)];
  let hadExif = false;
  let at = 2;
  while (bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? JPEG_END;
    if (marker === JPEG_END) break;
    const length = marker === 0xff ? 1 : 2 + numberAt(bytes, at + 2, 2);
    const end = marker === JPEG_SCAN ? endOfScan(bytes, at + length) : at + length;
    if ((marker !== 0xff && length < 4) || end > bytes.length) break;
    const segment = bytes.subarray(at, end);
    const isApplication = marker >= 0xe0 && marker < 0xff;
    if (!isApplication || isColourSegment(segment)) parts.push(segment);
    hadExif ||= marker === JPEG_EXIF && textAt(segment, 4, 5) === 'Exif\0';
    at = end;
  }
  return { parts: [...parts, Uint8Array.of(0xff, JPEG_END)], hadExif };
}

function isColourSegment(segment: Bytes): boolean {
  const marker = segment[1];
  const name = textAt(segment, 4, 12);
  if (marker === 0xe0) return name.startsWith('JFIF\0') && segment.length <= PLAIN_JFIF_LENGTH;
  if (marker === 0xe2) return name === 'ICC_PROFILE\0';
  return marker === 0xee && name.startsWith('Adobe');
}

/** Returns where the next segment begins; compressed data may contain 0xff before 0 and restart markers. */
function endOfScan(bytes: Bytes, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

const PNG_HEADER_LENGTH = 8;

/** Pixels, colours, size and animation. */
const PNG_CHUNKS = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs acTL fcTL fdAT'.split(' '),
);

function barePng(bytes: Bytes): BarePicture {
  const parts = [bytes.subarray(0, PNG_HEADER_LENGTH)];
  let hadExif = false;
  let at = PNG_HEADER_LENGTH;
  while (at < bytes.length) {
    const end = at + 12 + numberAt(bytes, at, 4);
    if (end > bytes.length) break;
    const name = textAt(bytes, at + 4, 4);
    if (PNG_CHUNKS.has(name)) parts.push(bytes.subarray(at, end));
    hadExif ||= name === 'eXIf';
    if (name === 'IEND') break;
    at = end;
  }
  return { parts, hadExif };
}

const RIFF_HEADER_LENGTH = 12;

const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** The bits of a VP8X chunk that announce EXIF and XMP data. */
const WEBP_METADATA_FLAGS = 0b1100;

function bareWebp(bytes: Bytes): BarePicture {
  const parts: Bytes[] = [];
  let hadExif = false;
  let at = RIFF_HEADER_LENGTH;
  while (at < bytes.length) {
    const length = littleAt(bytes, at + 4);
    const end = at + 8 + length + (length % 2);
    const name = textAt(bytes, at, 4);
    // The last padding byte may be missing.
    if (at + 8 + length > bytes.length) break;
    const chunk = bytes.slice(at, end);
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~WEBP_METADATA_FLAGS;
    if (WEBP_CHUNKS.has(name)) parts.push(chunk);
    hadExif ||= name === 'EXIF';
    at = end;
  }
  const header = bytes.slice(0, RIFF_HEADER_LENGTH);
  const size = parts.reduce((sum, { length }) => sum + length, 4);
  new DataView(header.buffer).setUint32(4, size, true);
  return { parts: [header, ...parts], hadExif };
}

const GIF_END = 0x3b;
const GIF_PICTURE = 0x2c;
const GIF_EXTENSION = 0x21;
const GIF_TIMING = 0xf9;

function bareGif(bytes: Bytes): BarePicture {
  let at = 13 + paletteLength(bytes[10]);
  const parts = [bytes.subarray(0, at)];
  for (;;) {
    const isPicture = bytes[at] === GIF_PICTURE;
    if (!isPicture && bytes[at] !== GIF_EXTENSION) break;
    const data = isPicture ? at + 11 + paletteLength(bytes[at + 9]) : at + 2;
    const end = endOfBlocks(bytes, data);
    if (end > bytes.length) break;
    const isLoop = ['NETSCAPE2.0', 'ANIMEXTS1.0'].includes(textAt(bytes, at + 3, 11));
    if (isPicture || bytes[at + 1] === GIF_TIMING || isLoop) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return { parts: [...parts, Uint8Array.of(GIF_END)], hadExif: false };
}

function paletteLength(flags = 0): number {
  return flags & 0x80 ? 3 << ((flags & 7) + 1) : 0;
}

/** Returns the end of a series of blocks, each of which begins with its length; the last is empty. */
function endOfBlocks(bytes: Bytes, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

function textAt(bytes: Bytes, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

/** Reads a big-endian number; missing bytes count as 0. */
function numberAt(bytes: Bytes, at: number, count: number): number {
  let number = 0;
  for (let index = at; index < at + count; index += 1) number = number * 256 + (bytes[index] ?? 0);
  return number;
}

function littleAt(bytes: Bytes, at: number): number {
  return numberAt(Uint8Array.from(bytes.subarray(at, at + 4)).reverse(), 0, 4);
}
