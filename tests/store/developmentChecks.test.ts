import { expect, it, vi } from 'vitest';
import { entitiesLearned, selectEntity } from '#src/entities/entities';
import { makeStore } from '#src/store/makeStore';
import { madeOrder } from '#tests/support/madeOrders';

it('checks of the state that take 40 ms, as with 250 orders, log no warning', () => {
  const store = makeStore();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  // Each check looks at two things, and at the clock before and after each.
  let at = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (at += 20));
  store.dispatch({ type: 'any' });
  clock.mockRestore();
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

it('an entity in the store cannot be changed, and is not looked through with each action', () => {
  const store = makeStore();
  const order = madeOrder();
  store.dispatch(entitiesLearned({ asOf: 1, orders: [order] }));
  const { entities } = store.getState();
  expect(Object.isFrozen(entities)).toBe(true);
  const stored = selectEntity({ entities }, 'orders', order.orderNumber);
  expect(() => Object.assign(stored?.shippingData ?? {}, { city: 'Roma' })).toThrow(TypeError);
});
