import { expect, it, vi } from 'vitest';
import { makeStore } from '#src/store/makeStore';

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
