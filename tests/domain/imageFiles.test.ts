import { describe, expect, it } from 'vitest';
import {
  IMAGE_TYPES,
  isAcceptedImage,
  imageTypeOf,
  RETURN_IMAGE_TYPES,
  type ImageType,
} from '#src/domain/imageFiles';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const HEADS: Record<ImageType, string> = {
  'image/jpeg': '\xff\xd8\xff\xe0\0\0JFIF\0\0',
  'image/png': '\x89PNG\r\n\x1a\n\0\0\0\0',
  'image/gif': 'GIF89a\0\0\0\0\0\0',
  'image/webp': 'RIFF\0\0\0\0WEBP',
  'image/avif': '\0\0\0\x1cftypavif',
};

describe('the type of a picture', () => {
  it.each(Object.entries(HEADS))('%s is known by its first bytes', (type, head) => {
    expect(imageTypeOf(bytes(head))).toBe(type);
  });

  it('is unknown for anything else', () => {
    for (const content of ['', 'x', '%PDF-1.7', '<svg xmlns="x">', '\xff\xd8', 'RIFF....WAVE']) {
      expect(imageTypeOf(bytes(content))).toBeNull();
    }
  });
});

describe('a chosen file', () => {
  const fileOf = (type: string) => new File(['x'], 'foto', { type });

  it.each(IMAGE_TYPES)('is accepted as %s', (type) => {
    expect(isAcceptedImage(fileOf(type), IMAGE_TYPES)).toBe(true);
  });

  it.each(['', 'text/plain', 'image/svg+xml', 'image/heic'])('is refused as %j', (type) => {
    expect(isAcceptedImage(fileOf(type), IMAGE_TYPES)).toBe(false);
  });

  it('is a JPEG or PNG for a return', () => {
    const accepted = IMAGE_TYPES.filter((type) =>
      isAcceptedImage(fileOf(type), RETURN_IMAGE_TYPES),
    );
    expect(accepted).toEqual(['image/jpeg', 'image/png']);
  });
});
