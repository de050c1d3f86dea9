import { expect, it } from 'vitest';
import { PATHS, pathTo } from '#src/config/paths';

it.each([
  ['a/b?c', '/product/a%2Fb%3Fc'],
  ['🧸', '/product/%F0%9F%A7%B8'],
  // Half a character, from a backend that truncates texts, must not break the page.
  ['\ud83e', '/product/%EF%BF%BD'],
])('the id %j is one segment of an address', (id, address) => {
  expect(pathTo(PATHS.product, { id })).toBe(address);
});
