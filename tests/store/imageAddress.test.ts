// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const BASE = 'https://images.example/shop/';

let imageUrl: (fileName: string) => string;

beforeEach(async () => {
  vi.resetModules();
  vi.stubEnv('VITE_IMAGE_BASE_URL', BASE);
  ({ imageUrl } = await import('#src/config/environment'));
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

it.each([
  'https://altrove.example/x.png',
  '//altrove.example/x.png',
  '\\\\altrove.example\\x.png',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '@altrove.example/x.png',
  '../../x.png',
])('the name %j leads to no other host', (fileName) => {
  const { origin, protocol } = new URL(imageUrl(fileName), 'https://shop.example/');
  expect(origin).toBe('https://images.example');
  expect(protocol).toBe('https:');
});
