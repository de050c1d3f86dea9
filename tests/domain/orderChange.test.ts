import { expect, it } from 'vitest';
import { findWarnings, planChanges, type OrderChange } from '#src/domain/orderChange';
import { ORDER_STATES, type OrderState } from '#src/domain/orderState';
import type { Order } from '#src/domain/types';
import { madeOrder } from '#tests/support/madeOrders';

const order = (fields: Partial<Order> = {}): Order =>
  madeOrder({ orderNumber: 'A', shipper: 'GLS', shippingCode: 'X1', ...fields });
const to = (state: OrderState): OrderChange => ({ kind: 'state', state });
const code = (shipper: string, shippingCode: string): OrderChange => ({
  kind: 'shipping',
  shipper,
  shippingCode,
});

it('tells a change from none and from an unknown order', () => {
  const known = [order(), order({ orderNumber: 'B', state: 'SHIPPED' })];
  const wanted = ['A', 'B', 'C'].map((orderNumber) => ({ orderNumber, change: to('SHIPPED') }));
  const planned = planChanges(wanted, (number) =>
    known.find(({ orderNumber }) => orderNumber === number),
  );
  expect(planned.map(({ outcome }) => outcome)).toEqual(['change', 'none', 'unknownOrder']);
  expect(planned.flatMap(({ warnings }) => warnings)).toEqual([]);
});

it.each<[string, OrderState, boolean]>([
  ['IN_PREPARATION', 'SHIPPED', true],
  ['SHIPPED', 'DELIVERED', true],
  ['DELIVERED', 'RETURN_START', true],
  ['DELIVERED', 'IN_PREPARATION', false],
  ['REIMBURSED', 'SHIPPED', false],
  ['SMARRITO', 'SHIPPED', false],
])('from %s to %s: likely is %s', (from, state, isLikely) => {
  expect(findWarnings(order({ state: from }), to(state)).includes('unlikelyStep')).toBe(!isLikely);
});

it('doubts everything after the money went back', () => {
  for (const state of ORDER_STATES) {
    expect(findWarnings(order({ state: 'REIMBURSED' }), to(state))).toContain('unlikelyStep');
  }
});

it('doubts a parcel without a code, a code that is replaced, and one for goods that stay', () => {
  expect(findWarnings(order({ shippingCode: ' ' }), to('SHIPPED'))).toEqual(['noCode']);
  expect(findWarnings(order({ shippingCode: '' }), to('CANCELED'))).not.toContain('noCode');
  expect(findWarnings(order({ shippingCode: '' }), code('GLS', 'X2'))).toEqual([]);
  expect(findWarnings(order({ shippingCode: ' ' }), code('GLS', 'X2'))).toEqual([]);
  const shipped = order({ shippingCode: '', state: 'SHIPPED' });
  expect(findWarnings(shipped, code('GLS', 'X2'))).toEqual([]);
  expect(findWarnings(order(), code('GLS', 'X2'))).toEqual(['replaced']);
  const gone = order({ state: 'CANCELED', shippingCode: '' });
  expect(findWarnings(gone, code('GLS', 'X2'))).toEqual(['notOnItsWay']);
});

it('compares both parts of shipping data', () => {
  const outcomes = planChanges(
    [code('GLS', 'X1'), code('SDA', 'X1'), code('GLS', 'X2')].map((change) => ({
      orderNumber: 'A',
      change,
    })),
    () => order(),
  ).map(({ outcome }) => outcome);
  expect(outcomes).toEqual(['none', 'change', 'change']);
});
