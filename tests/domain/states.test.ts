import { describe, expect, it } from 'vitest';
import * as limits from '#src/domain/limits';
import { canAskToCancel, isOrderState, ORDER_STATES } from '#src/domain/orderState';
import {
  DEFAULT_PRIORITY,
  DELIVERY_DAYS,
  isOrderPriority,
  ORDER_PRIORITIES,
  SURCHARGE_PERCENT,
} from '#src/domain/priority';

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
  it('are two, STANDARD by default', () => {
    expect(ORDER_PRIORITIES).toEqual(['STANDARD', 'PRIORITARIO']);
    expect(DEFAULT_PRIORITY).toBe('STANDARD');
    expect(DELIVERY_DAYS).toEqual({ STANDARD: 10, PRIORITARIO: 3 });
    expect(SURCHARGE_PERCENT).toEqual({ STANDARD: 0, PRIORITARIO: 20 });
  });

  it.each([null, undefined, 1, '', 'standard', 'ESPRESSO', {}, ['STANDARD']])(
    'do not include %j',
    (value) => {
      expect(isOrderPriority(value)).toBe(false);
    },
  );
});

it('has the constants of the specification', () => {
  expect(limits).toMatchObject({
    QUANTITIES: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    RETURN_WINDOW_DAYS: 30,
    MAX_COMMENT_LENGTH: 500,
    COMMENT_WARNING_LENGTH: 450,
    MAX_FEEDBACK_IMAGES: 3,
    DEFAULT_STARS: 5,
    MAX_STARS: 5,
    PRODUCT_FEEDBACK_PAGE_SIZE: 10,
    ALL_FEEDBACK_PAGE_SIZE: 20,
    PAGER_WINDOW: 2,
    TOAST_MS: 2_000,
    BUY_REDIRECT_MS: 1_000,
    REMOVAL_ANIMATION_MS: 300,
    LOGIN_REDIRECT_MS: 2_000,
    RESET_REDIRECT_MS: 2_500,
    LINK_REDIRECT_MS: 2_000,
    FEEDBACK_REDIRECT_MS: 2_000,
    RETURN_REDIRECT_MS: 2_000,
    PRODUCT_SAVED_MS: 3_000,
  });
});
