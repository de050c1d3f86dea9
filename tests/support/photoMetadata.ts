import { crc32 } from 'node:zlib';

/** Texts in the metadata of the pictures made here, which must not be sent. */
export const METADATA_WORDS = ['Exif', 'Fotocamera', 'GPS-di-casa', 'Segreto'];

const ascii = (text: string) => Buffer.from(text, 'latin1');

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

const entry = (tag: number, type: number, count: number, value: Buffer) =>
  Buffer.concat([u16(tag), u16(type), u32(count), value]);

/** Returns EXIF data with a camera, a place and an orientation (6: to be turned clockwise by 90 degrees). */
export function exif(orientation: number): Buffer {
  const camera = ascii('Fotocamera\0');
  const place = ascii('GPS-di-casa\0');
  const cameraAt = 8 + 2 + 3 * 12 + 4;
  const gpsAt = cameraAt + camera.length;
  const placeAt = gpsAt + 2 + 12 + 4;
  return Buffer.concat([
    ascii('MM'),
    u16(42),
    u32(8),
    u16(3),
    entry(0x010f, 2, camera.length, u32(cameraAt)),
    entry(0x0112, 3, 1, Buffer.concat([u16(orientation), u16(0)])),
    entry(0x8825, 4, 1, u32(gpsAt)),
    u32(0),
    camera,
    u16(1),
    entry(0x001b, 2, place.length, u32(placeAt)),
    u32(0),
    place,
  ]);
}

/** Adds EXIF data and comments to a JPEG, and a text after its end. */
export function jpegWithMetadata(jpeg: Buffer, orientation: number | null): Buffer {
  const segment = (marker: number, content: Buffer) =>
    Buffer.concat([Buffer.from([0xff, marker]), u16(content.length + 2), content]);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    ...(orientation === null
      ? []
      : [segment(0xe1, Buffer.concat([ascii('Exif\0\0'), exif(orientation)]))]),
    segment(0xed, ascii('Photoshop 3.0\0Segreto')),
    segment(0xfe, ascii('Segreto')),
    jpeg.subarray(2),
    ascii('Segreto'),
  ]);
}

/** Adds texts to a PNG, and EXIF data if an orientation is given. */
export function pngWithMetadata(png: Buffer, orientation: number | null): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const named = Buffer.concat([ascii(name), content]);
    return Buffer.concat([u32(content.length), named, u32(crc32(named))]);
  };
  const headerEnd = 8 + 25;
  return Buffer.concat([
    png.subarray(0, headerEnd),
    chunk('tEXt', ascii('Comment\0Segreto')),
    ...(orientation === null ? [] : [chunk('eXIf', exif(orientation))]),
    png.subarray(headerEnd),
    ascii('Segreto'),
  ]);
}

/** Adds EXIF and XMP data to a WebP, which then has the extended format. */
export function webpWithMetadata(webp: Buffer, width: number, height: number): Buffer {
  const u24 = (value: number) => Buffer.from([value & 255, (value >> 8) & 255, value >> 16]);
  const chunk = (name: string, content: Buffer) => {
    const size = Buffer.from(u32(content.length)).reverse();
    return Buffer.concat([ascii(name), size, content, Buffer.alloc(content.length % 2)]);
  };
  const isExtended = webp.toString('latin1', 12, 16) === 'VP8X';
  const flags = 0b1100 | (isExtended ? (webp[20] ?? 0) : 0);
  const head = Buffer.concat([Buffer.from([flags, 0, 0, 0]), u24(width - 1), u24(height - 1)]);
  const content = Buffer.concat([
    ascii('WEBP'),
    chunk('VP8X', head),
    webp.subarray(isExtended ? 12 + 18 : 12),
    chunk('EXIF', exif(1)),
    chunk('XMP ', ascii('<x>Segreto</x>')),
  ]);
  return Buffer.concat([ascii('RIFF'), Buffer.from(u32(content.length)).reverse(), content]);
}
