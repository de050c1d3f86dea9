import { describe, expect, it } from 'vitest';
import {
  IMAGE_TYPES,
  imageProblem,
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
const fileOf = (content: string, type: string, name = 'foto') =>
  new File([bytes(content)], name, { type });

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
  it.each(Object.entries(HEADS))('that is a real %s is accepted', async (type, head) => {
    expect(await imageProblem(fileOf(head, type), IMAGE_TYPES)).toBeNull();
  });

  it('of another type is refused', async () => {
    expect(await imageProblem(fileOf('ciao', 'text/plain'), IMAGE_TYPES)).toBe('notAnImage');
    expect(await imageProblem(fileOf('<svg/>', 'image/svg+xml'), IMAGE_TYPES)).toBe('notAnImage');
    const gif = fileOf(HEADS['image/gif'], 'image/gif');
    expect(await imageProblem(gif, RETURN_IMAGE_TYPES)).toBe('notAnImage');
  });

  it('without a byte is refused', async () => {
    expect(await imageProblem(fileOf('', 'image/png'), IMAGE_TYPES)).toBe('empty');
  });

  it('that only calls itself a picture is refused', async () => {
    expect(await imageProblem(fileOf('MZ\x90\0', 'image/png'), IMAGE_TYPES)).toBe('false');
    const webp = fileOf(HEADS['image/webp'], 'image/jpeg');
    expect(await imageProblem(webp, RETURN_IMAGE_TYPES)).toBe('false');
  });

  it('that is a PNG under the name of a JPEG is accepted where both types are', async () => {
    expect(await imageProblem(fileOf(HEADS['image/png'], 'image/jpeg'), IMAGE_TYPES)).toBeNull();
  });

  it('that can no longer be read is refused', async () => {
    const gone = fileOf(HEADS['image/png'], 'image/png');
    gone.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) as never;
    expect(await imageProblem(gone, IMAGE_TYPES)).toBe('unreadable');
  });
});
