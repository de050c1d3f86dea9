import { describe, expect, it } from 'vitest';
import { applyOrder, moveItem } from '#src/features/product-editor/imageOrder';
import { canBeDrawn, isTooLarge } from '#src/components/prepareImages';

describe('the order of images', () => {
  it.each([
    [
      ['b', 'a'],
      ['a', 'b'],
      ['b', 'a'],
    ],
    [
      ['b', 'a'],
      ['a', 'b', 'new'],
      ['b', 'a', 'new'],
    ],
    [
      ['b', 'gone', 'a'],
      ['a', 'b'],
      ['b', 'a'],
    ],
    [
      ['a', 'a'],
      ['a', 'a'],
      ['a', 'a'],
    ],
    [[], ['a'], ['a']],
  ])('%j of %j is %j', (wanted, existing, expected) => {
    expect(applyOrder(wanted, existing)).toEqual(expected);
  });

  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
    [0, -1, ['a', 'b', 'c']],
    [2, 3, ['a', 'b', 'c']],
    [7, 0, ['a', 'b', 'c']],
  ])('from %i to %i', (from, to, expected) => {
    expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(expected);
  });
});

describe('reducing pictures', () => {
  const head = (text: string) => new TextEncoder().encode(text);

  it.each([
    ['image/jpeg', 'JFIF', true],
    ['image/png', 'PNG IHDR IDAT', true],
    ['image/png', 'PNG IHDR acTL', false],
    ['image/webp', 'RIFF WEBPVP8 ', true],
    ['image/webp', 'RIFF WEBPVP8X ANIM', false],
    ['image/gif', 'GIF89a', false],
    ['image/avif', 'ftypavif', true],
  ])('%s that holds %j: %j', (type, text, expected) => {
    expect(canBeDrawn(type, head(text))).toBe(expected);
  });

  it('is necessary above 1,600 pixels or one megabyte', () => {
    expect(isTooLarge(1_000_000, 1600, 1600)).toBe(false);
    expect(isTooLarge(1_000_001, 10, 10)).toBe(true);
    expect(isTooLarge(10, 1601, 10)).toBe(true);
    expect(isTooLarge(10, 10, 1601)).toBe(true);
  });
});
