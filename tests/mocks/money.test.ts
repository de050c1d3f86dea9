import { expect, it } from 'vitest';
import { surchargeCents } from '#src/domain/money';
import { computeCost } from '../../mocks/backend/money';

function line(price: number, quantity = 1) {
  return { product: { id: 'x', name: 'x', price, fileNames: [] }, quantity };
}

it.each([2, 3, 833, 110])('adds the shop’s surcharge to %d cents', (cents) => {
  const priorityCents = surchargeCents(cents, 'PRIORITARIO');
  const totalCents = cents + priorityCents;
  expect(computeCost([line(cents / 100)], 'PRIORITARIO')).toEqual({ priorityCents, totalCents });
});

it('adds prices up without the errors of binary fractions, and nothing for standard', () => {
  const lines = [line(0.1, 3), line(19.99, 7), line(1.15, 3)];
  expect(computeCost(lines, 'STANDARD')).toEqual({ priorityCents: 0, totalCents: 14_368 });
});
