import { describe, expect, it } from 'vitest';
import { canAskToCancel, isOrderState, orderKey, ORDER_STATES } from '#src/domain/orderState';
import { DEFAULT_PRIORITY, isOrderPriority, ORDER_PRIORITIES } from '#src/domain/priority';

describe('the states of an order', () => {
  it('are the seven of the specification', () => {
    expect([...ORDER_STATES].sort()).toEqual([
      'CANCELED',
      'CANCELLATION_IN_PROGRESS',
      'DELIVERED',
      'IN_PREPARATION',
      'REIMBURSED',
      'RETURN_START',
      'SHIPPED',
    ]);
    expect(ORDER_STATES.every(isOrderState)).toBe(true);
  });

  it.each(['', 'shipped', 'SHIPPED ', 'ALTRO', 'constructor', '0', 'length'])(
    'do not include %j',
    (word) => {
      expect(isOrderState(word)).toBe(false);
    },
  );

  it('allow a customer to cancel in one of them only', () => {
    expect(ORDER_STATES.filter(canAskToCancel)).toEqual(['IN_PREPARATION']);
    expect(canAskToCancel('ALTRO')).toBe(false);
  });
});

describe('the priorities', () => {
  it('are two, and one is the default', () => {
    expect([...ORDER_PRIORITIES].sort()).toEqual(['PRIORITARIO', 'STANDARD']);
    expect(DEFAULT_PRIORITY).toBe('STANDARD');
    expect(ORDER_PRIORITIES.every(isOrderPriority)).toBe(true);
  });

  it.each([null, undefined, 1, '', 'standard', 'ESPRESSO', {}, ['STANDARD']])(
    'do not include %j',
    (value) => {
      expect(isOrderPriority(value)).toBe(false);
    },
  );
});

it('an order is the same, however its number is spelt', () => {
  expect(orderKey(' b2018-Ä1 ')).toBe(orderKey('B2018-ä1'));
  expect(orderKey('B2018-1')).not.toBe(orderKey('B2018-11'));
});
