import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  missingShippingFields,
  NO_SHIPPING_DATA,
  SHIPPING_FIELDS,
  zipcodeText,
} from '#src/domain/shipping';
import { wireShipping } from '#tests/support/apiSamples';

describe('a zipcode', () => {
  it.each<[unknown, string]>([
    ['00184', '00184'],
    [' 00184 ', '00184'],
    ['20121', '20121'],
    ['SW1A 1AA', 'SW1A 1AA'],
    [184, '00184'],
    [20121, '20121'],
    [184.9, '00184'],
    [0, ''],
    ['0', ''],
    ['00000', ''],
    ['', ''],
    ['  ', ''],
    [-1, ''],
    [Number.NaN, ''],
    [null, ''],
    [undefined, ''],
    [{}, ''],
    [true, ''],
  ])('%j is shown as %j', (value, text) => {
    expect(zipcodeText(value)).toBe(text);
  });

  it('of Italy is the same text, whether the backend sends a text or a number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (number) => {
        const text = String(number).padStart(5, '0');
        expect(zipcodeText(number)).toBe(text);
        expect(zipcodeText(text)).toBe(text);
      }),
    );
  });
});

describe('shipping data', () => {
  it('has nine fields, all of them required', () => {
    expect(SHIPPING_FIELDS).toHaveLength(9);
    expect(missingShippingFields(NO_SHIPPING_DATA)).toEqual(SHIPPING_FIELDS);
    expect(missingShippingFields(wireShipping)).toEqual([]);
  });

  it.each(SHIPPING_FIELDS)('is incomplete while %s is blank', (field) => {
    expect(missingShippingFields({ ...wireShipping, [field]: '' })).toEqual([field]);
    expect(missingShippingFields({ ...wireShipping, [field]: ' \t' })).toEqual([field]);
  });

  it('has its fields in the order of the form', () => {
    const gaps = { ...wireShipping, email: '', name: '' };
    expect(missingShippingFields(gaps)).toEqual(['name', 'email']);
  });
});
