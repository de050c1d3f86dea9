import { describe, expect, it } from 'vitest';
import { withoutMetadata } from '#src/domain/imageMetadata';
import {
  exif,
  jpegWithMetadata,
  METADATA_WORDS,
  pngWithMetadata,
  webpWithMetadata,
} from '#tests/support/photoMetadata';

const of = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
  );

function bareOf(picture: Buffer) {
  const bare = withoutMetadata(new Uint8Array(picture));
  return bare && { bytes: Buffer.concat(bare.parts), hadExif: bare.hadExif };
}

const JFIF = of([0xff, 0xe0, 0, 16], 'JFIF\0', [1, 2, 0, 0, 72, 0, 72, 0, 0]);
const COLOURS = of([0xff, 0xe2, 0, 20], 'ICC_PROFILE\0', [1, 1, 7, 7, 7, 7]);
const ADOBE = of([0xff, 0xee, 0, 14], 'Adobe', [0, 100, 0, 0, 0, 0, 1]);
const TABLE = of([0xff, 0xdb, 0, 5, 0, 1, 2]);
// Two scans with what looks like a segment in them: 0xff00, a restart mark, and a comment's mark.
const SCANS = of(
  [0xff, 0xda, 0, 4, 1, 2, 9, 0xff, 0, 0xfe, 0xff, 0xd3, 8],
  [0xff, 0xda, 0, 4, 1, 2, 5],
);
const JPEG = of([0xff, 0xd8], [...JFIF, ...COLOURS, ...ADOBE, ...TABLE, ...SCANS], [0xff, 0xd9]);

describe('a JPEG', () => {
  it('loses EXIF data, comments and what stands behind its end, and nothing else', () => {
    expect(bareOf(jpegWithMetadata(JPEG, 6))).toEqual({ bytes: JPEG, hadExif: true });
    expect(bareOf(jpegWithMetadata(JPEG, null))).toEqual({ bytes: JPEG, hadExif: false });
    expect(bareOf(JPEG)?.bytes).toEqual(JPEG);
  });

  it('loses previews and what other applications have left', () => {
    const preview = of([0xff, 0xe0, 0, 19], 'JFIF\0', [1, 2, 0, 0, 72, 0, 72, 1, 1, 7, 7, 7]);
    const extended = of([0xff, 0xe0, 0, 8], 'JFXX\0', [16]);
    const morePictures = of([0xff, 0xe2, 0, 6], 'MPF\0');
    const plain = of([0xff, 0xd8], [...TABLE], [0xff, 0xd9]);
    const full = of(
      [0xff, 0xd8],
      [...preview, ...extended, ...morePictures, ...TABLE],
      [0xff, 0xd9],
    );
    expect(bareOf(full)?.bytes).toEqual(plain);
  });

  it('that breaks off ends where it does', () => {
    for (let length = 3; length < JPEG.length; length += 1) {
      const bytes = bareOf(jpegWithMetadata(JPEG, 6).subarray(0, length))?.bytes ?? Buffer.of();
      expect(bytes.subarray(0, 3)).toEqual(of([0xff, 0xd8, 0xff]));
      expect(bytes.subarray(-2)).toEqual(of([0xff, 0xd9]));
    }
  });
});

const PNG_START = of([0x89], 'PNG\r\n\x1a\n');
const pngChunk = (name: string, content: number[]) =>
  of([0, 0, 0, content.length], name, content, [1, 2, 3, 4]);
const PNG = of(
  [...PNG_START, ...pngChunk('IHDR', Array<number>(13).fill(7)), ...pngChunk('gAMA', [1])],
  [...pngChunk('acTL', [1]), ...pngChunk('IDAT', [1, 2, 3]), ...pngChunk('IEND', [])],
);

describe('a PNG', () => {
  it('loses texts, EXIF data and what stands behind its end, and nothing else', () => {
    expect(bareOf(pngWithMetadata(PNG, 6))).toEqual({ bytes: PNG, hadExif: true });
    expect(bareOf(pngWithMetadata(PNG, null))).toEqual({ bytes: PNG, hadExif: false });
  });

  it('that breaks off has its whole chunks', () => {
    expect(bareOf(PNG.subarray(0, -1))?.bytes).toEqual(PNG.subarray(0, -12));
    expect(bareOf(PNG.subarray(0, 12))?.bytes).toEqual(PNG_START);
  });
});

describe('a WebP', () => {
  const webp = of('RIFF', [16, 0, 0, 0], 'WEBPVP8L', [3, 0, 0, 0, 5, 6, 7, 0]);

  it('loses EXIF and XMP data, and does not announce them any more', () => {
    const bare = bareOf(webpWithMetadata(webp, 40, 20));
    expect(bare?.hadExif).toBe(true);
    expect(bare?.bytes).toEqual(
      of(
        'RIFF',
        [34, 0, 0, 0],
        'WEBPVP8X',
        [10, 0, 0, 0, 0, 0, 0, 0, 39, 0, 0, 19, 0, 0],
        [...webp.subarray(12)],
      ),
    );
    expect(bareOf(webp)).toEqual({ bytes: webp, hadExif: false });
  });
});

describe('a GIF', () => {
  const header = of('GIF89a', [1, 0, 1, 0, 0x80, 0, 0, 1, 1, 1, 2, 2, 2]);
  const loop = of([0x21, 0xff, 11], 'NETSCAPE2.0', [3, 1, 0, 0, 0]);
  const timing = of([0x21, 0xf9, 4, 0, 0, 0, 0, 0]);
  const frame = of([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);

  it('loses comments and XMP data, and goes on moving', () => {
    const comment = of([0x21, 0xfe, 7], 'Segreto', [0]);
    const xmp = of([0x21, 0xff, 11], 'XMP DataXMP', [7], 'Segreto', [0]);
    const moving = of([...header, ...loop, ...timing, ...frame, ...timing, ...frame], [0x3b]);
    const full = of(
      [...header, ...comment, ...loop, ...xmp, ...timing, ...frame],
      [...comment, ...timing, ...frame, 0x3b],
      'Segreto',
    );
    expect(bareOf(full)?.bytes).toEqual(moving);
    expect(bareOf(moving)?.bytes).toEqual(moving);
  });
});

it.each(['\0\0\0\x1cftypavif', '\0\0\0\x18ftypheic', 'II*\0\x08\0\0\0', 'MM\0*\0\0\0\x08'])(
  'of %j nothing can be said',
  (head) => {
    expect(bareOf(of(head))).toBeNull();
  },
);

it('what is no picture stays as it is', () => {
  expect(withoutMetadata(of('finta'))).toEqual({ parts: [of('finta')], hadExif: false });
});

it('the made pictures hold the words that must not be sent', () => {
  const made = [jpegWithMetadata(JPEG, 6), pngWithMetadata(PNG, 6), exif(6)].map((bytes) =>
    bytes.toString('latin1'),
  );
  for (const word of METADATA_WORDS) expect(made.some((text) => text.includes(word))).toBe(true);
});
