// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const BASE = 'https://images.example/shop/';

let imageUrl: (fileName: string) => string | null;
let isPicture: (address: string) => boolean;

beforeEach(async () => {
  vi.resetModules();
  vi.stubEnv('VITE_IMAGE_BASE_URL', BASE);
  ({ imageUrl, isImageUrl: isPicture } = await import('#src/config/environment'));
});

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['bruno-1.jpg', `${BASE}bruno-1.jpg`],
  ['2026/bruno 1.jpg', `${BASE}2026/bruno%201.jpg`],
  ['100%?#.png', `${BASE}100%25%3F%23.png`],
  ['\ud800tazza.png', `${BASE}%EF%BF%BDtazza.png`],
])('the picture %j is asked for at the base and its name', (fileName, address) => {
  expect(imageUrl(fileName)).toBe(address);
});

const OUTSIDE = [
  '..',
  '../x.png',
  '../../x.png',
  'a/../../b.png',
  './x.png',
  'a/./x.png',
  '%2e%2e/x.png',
  '..%2Fx.png',
  '%2E%2e%2fx.png',
  '..\\x.png',
  'a\\..\\..\\x.png',
  '..%5Cx.png',
  ' .. /x.png',
  '/x.png',
  '//altrove.example/x.png',
  'https://altrove.example/x.png',
  'a//b.png',
  'a/',
  '',
  ' ',
];

it.each(OUTSIDE)('the name %j leads nowhere', (fileName) => {
  expect(imageUrl(fileName)).toBeNull();
});

it('no file name leads out of the image folder', () => {
  const piece = fc.constantFrom(
    '..',
    '.',
    '/',
    '\\',
    '%2e',
    '%2F',
    '%5c',
    '%',
    '?',
    '#',
    '@',
    ':',
    'a',
  );
  const name = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(name, (fileName) => {
      const address = imageUrl(fileName);
      if (address === null) return;
      const { href, search, hash } = new URL(address);
      expect({ href, search, hash }).toEqual({ href: address, search: '', hash: '' });
      expect(isPicture(address)).toBe(true);
      expect(decodeURIComponent(href.slice(BASE.length)).split(/[/\\]/)).not.toContain('..');
    }),
    { numRuns: 1000 },
  );
});

it.each([
  [`${BASE}a.jpg`, true],
  [`${BASE}a.jpg?w=800`, true],
  [BASE, false],
  [`${BASE}../a.jpg`, false],
  [`${BASE}%2e%2e/a.jpg`, false],
  ['https://images.example/shop-2/a.jpg', false],
  ['https://altrove.example/shop/a.jpg', false],
  ['x', false],
])('%j is the address of a picture: %j', (address, expected) => {
  expect(isPicture(address)).toBe(expected);
});

it('a base that is only a host means its root folder', async () => {
  vi.resetModules();
  vi.stubEnv('VITE_IMAGE_BASE_URL', 'https://images.example');
  const { imageUrl: own } = await import('#src/config/environment');
  expect(own('.altrove.example')).toBe('https://images.example/.altrove.example');
});

it.each(['/', '/immagini/'])('a folder at %j is one of this site', async (base) => {
  vi.resetModules();
  vi.stubEnv('VITE_IMAGE_BASE_URL', base);
  const { imageUrl: own } = await import('#src/config/environment');
  expect(own('//altrove.example/x.png')).toBeNull();
  expect(own('a/b.png')).toBe(`${base}a/b.png`);
});
