import { expect, it } from 'vitest';
import { returnPath } from '#src/features/login/LoginScreen';

it.each(['/admin/all', '/product/101?q=a%20b#foto', '/cart'])('goes back to %j', (path) => {
  expect(returnPath(path)).toBe(path);
});

it.each([
  null,
  '',
  'cart',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https://evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  '/login',
  '/login?ritorno=/cart',
])('goes home instead of to %j', (path) => {
  expect(returnPath(path)).toBe('/');
});
