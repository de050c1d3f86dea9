import { expect, it } from 'vitest';
import { productPrice, typedPrice, wirePrice } from '#src/domain/productTexts';

// Spec section 5: the comma becomes a dot, and the rest must be a number.
it.each([
  ['12.50', 12.5],
  ['12,50', 12.5],
  ['1.234', 1.234],
  ['1,234', 1.234],
  [' 12 ', 12],
  ['12,', 12],
  [',5', 0.5],
  ['0', 0],
  ['-0', 0],
  ['1e3', 1000],
  ['0x10', 16],
])('takes %j for %d euro', (text, euro) => {
  expect(productPrice(text)).toBe(euro);
});

it.each([
  '',
  ' ',
  '1.234,50',
  '1,2,3',
  '12,5a',
  '12,50 €',
  '1 234',
  '-1',
  'NaN',
  'Infinity',
  '1e999',
])('refuses %j', (text) => {
  expect(productPrice(text)).toBeNull();
});

it.each([
  [12.5, '12.50', '12,50'],
  [1234.5, '1234.50', '1234,50'],
  [0.05, '0.05', '0,05'],
  [0, '0.00', '0,00'],
  [1.234, '1.234', '1,234'],
])('writes %d euro as %s and as %s', (euro, wire, typed) => {
  expect(wirePrice(euro)).toBe(wire);
  expect(typedPrice(euro)).toBe(typed);
  expect(productPrice(typed)).toBe(euro);
});
