// @vitest-environment node
import { expect, it } from 'vitest';
import { computeCost } from '../../mocks/backend/money';

function line(price: number, quantity = 1) {
  return { product: { id: 'x', name: 'x', price, fileNames: [] }, quantity };
}

it.each([
  [0.02, 0, 2],
  [0.03, 1, 4],
  [8.33, 167, 1000],
  [1.1, 22, 132],
])(
  'adds a surcharge of a fifth to %d €, to the nearest cent',
  (price, priorityCents, totalCents) => {
    expect(computeCost([line(price)], 'PRIORITARIO')).toEqual({ priorityCents, totalCents });
  },
);

it('adds prices up without the errors of binary fractions, and nothing for standard', () => {
  const lines = [line(0.1, 3), line(19.99, 7), line(1.15, 3)];
  expect(computeCost(lines, 'STANDARD')).toEqual({ priorityCents: 0, totalCents: 14_368 });
});
