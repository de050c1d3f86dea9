import { expect, it } from 'vitest';
import { parsePrice } from '#src/domain/money';

it.each([
  ['12.50', 1250],
  ['12,50', 1250],
  ['1.234,50', 123450],
  ['12.345,60', 1234560],
  ['123.456,7', 12345670],
  ['1.234.567,89', 123456789],
  ['1234,5', 123450],
  ['12', 1200],
  ['12,', 1200],
  ['12.', 1200],
  [',5', 50],
  ['0,05', 5],
  ['0', 0],
  ['  12,50 ', 1250],
])('takes %j for %i cents', (text, cents) => {
  expect(parsePrice(text)).toBe(cents);
});

it.each([
  '12,5a',
  '',
  ' ',
  '-1',
  '+1',
  'NaN',
  'Infinity',
  '1e3',
  '0x10',
  ',',
  '.',
  '12,50 €',
  '1 234',
  '12,505',
  // Ambiguous: a thousand in Italian, one and a fraction in English.
  '1.234',
  '12.345',
  '1.234.567',
  '1.23,4',
  '1,234.50',
  '1.2.3',
  '99999999999999999999',
])('refuses %j', (text) => {
  expect(parsePrice(text)).toBeNull();
});
