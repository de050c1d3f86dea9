import { expect, it } from 'vitest';
import { differences, isSameAt, lineOf, withoutReadTimes } from '#src/snapshots/differences';
import { sampleSnapshot } from '#tests/support/snapshotSample';

it('lists the differences of two snapshots by entity and field', () => {
  const one = sampleSnapshot();
  const other = structuredClone(one);
  const [order] = other.state.entities.orders;
  if (!order?.body) throw new Error('the sample has no order');
  order.body.state = 'DELIVERED';
  order.body.lines.push({
    productId: 'p2',
    name: 'Sedia',
    priceCents: 100,
    fileNames: [],
    quantity: 1,
  });
  other.state.entities.products = [];
  other.state.cart.busy = true;
  other.state.queries.push({
    endpoint: 'getOrder',
    arg: 'N1',
    status: 'fulfilled',
    startedAt: 1,
    fulfilledAt: 2,
    data: 'N1',
    error: null,
  });
  expect(differences(one, other).map(lineOf)).toEqual([
    'state.cart.busy: false → true',
    'state.entities.orders[B2018-000001].body.lines.1: added {"productId":"p2","name":"Sedia","priceCents":100,"fileNames":[],"quantity":1}',
    'state.entities.orders[B2018-000001].body.state: "SHIPPED" → "DELIVERED"',
    'state.entities.products[p1]: gone',
    expect.stringMatching(/^state\.queries\[getOrder\("N1"\)\]: added /) as string,
  ]);
  const read = structuredClone(one);
  for (const product of read.state.entities.products) product.asOf += 1;
  expect(withoutReadTimes(differences(one, read))).toEqual([]);
  expect(withoutReadTimes(differences(one, other))).toHaveLength(5);
  expect(differences(one, structuredClone(one))).toEqual([]);
  for (const { path } of differences(one, other)) expect(isSameAt(one, other, path)).toBe(false);
  expect(isSameAt(one, other, ['state', 'entities', 'orders', '[B2018-000001]', 'id'])).toBe(true);
});
