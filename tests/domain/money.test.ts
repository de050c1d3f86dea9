import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCount } from '#src/domain/formatCount';
import {
  centsFromEuro,
  euroFromCents,
  formatCents,
  productTotalCents,
  surchargeCents,
} from '#src/domain/money';

const anyCents = fc.integer({ min: 0, max: 1_000_000_000 });

describe('euro of the backend', () => {
  it.each([
    [0, 0],
    [0.1, 10],
    [0.29, 29],
    [1.15, 115],
    [1.005, 101],
    [2.675, 268],
    [8.575, 858],
    [1.004, 100],
    [19.99, 1999],
    [4.35, 435],
    [1_234_567.89, 123_456_789],
    [-1.5, -150],
    [-1.005, -101],
  ])('%d are %i cents', (euro, cents) => {
    expect(centsFromEuro(euro)).toBe(cents);
  });

  it('are the same cents that were written', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        const digits = String(cents).padStart(3, '0');
        const written = Number(`${digits.slice(0, -2)}.${digits.slice(-2)}`);
        expect(centsFromEuro(written)).toBe(cents);
        expect(euroFromCents(cents)).toBe(written);
      }),
    );
  });

  it('with a third decimal are rounded half up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (thousandths) => {
        const exact = BigInt(thousandths);
        const rounded = (exact + 5n) / 10n;
        expect(centsFromEuro(thousandths / 1000)).toBe(Number(rounded));
      }),
    );
  });
});

describe('the surcharge', () => {
  it('is exactly a fifth, rounded half up to the cent', () => {
    fc.assert(
      fc.property(anyCents, (total) => {
        const exact = (BigInt(total) * 20n + 50n) / 100n;
        expect(BigInt(surchargeCents(total, 'PRIORITARIO'))).toBe(exact);
        expect(surchargeCents(total, 'STANDARD')).toBe(0);
      }),
    );
  });
});

describe('the product total', () => {
  const lines = fc.array(
    fc.record({ priceCents: anyCents, quantity: fc.integer({ min: 1, max: 10 }) }),
    { maxLength: 50 },
  );

  it('is the sum of price times quantity, to the cent', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const exact = all.reduce(
          (sum, { priceCents, quantity }) => sum + BigInt(priceCents) * BigInt(quantity),
          0n,
        );
        expect(BigInt(productTotalCents(all))).toBe(exact);
      }),
    );
  });
});

describe('an amount as it is shown', () => {
  it('is what Intl makes of it', () => {
    const euro = new Intl.NumberFormat('it-IT', {
      style: 'currency',
      currency: 'EUR',
      useGrouping: 'always',
    });
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(formatCents(cents)).toBe(euro.format(cents / 100));
      }),
    );
    // An average, and prices as someone may type them.
    for (const cents of [2545.888, 1e21, 1e30, Infinity]) {
      expect(formatCents(cents)).toBe(euro.format(cents / 100));
    }
  });
});

describe('a count as it is shown', () => {
  it('is what Intl makes of it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.nat(20_000), fc.nat()), (count) => {
        expect(formatCount(count)).toBe(count.toLocaleString('it-IT', { useGrouping: 'always' }));
      }),
    );
  });
});
