// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeStartedPayment } from '#src/api/cartLock';
import { PAYMENT_SHARED_MS } from '#src/domain/limits';
import { forgetOldPayment } from '#src/features/cart/forgetOldPayment';
import { useFreshStorage } from '#tests/support/sessionStorage';

useFreshStorage();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const payment = (age: number) => ({
  what: 'x',
  address: 'https://pay.example/1',
  at: Date.now() - age,
});
const left = () => localStorage.getItem('payment');

it.each([
  ['an old one', payment.bind(null, PAYMENT_SHARED_MS)],
  ['one from the future', payment.bind(null, -PAYMENT_SHARED_MS)],
  ['one without a time', () => ({ address: 'https://pay.example/1' })],
])('the address of a payment page does not stay: %s', (_, stored) => {
  storeStartedPayment(stored());
  forgetOldPayment();
  expect(left()).toBeNull();
  expect(sessionStorage.getItem('paymentBegunHere')).toBeNull();
});

it('a new payment stays for two minutes, for the other tabs', () => {
  storeStartedPayment(payment(0));
  forgetOldPayment();
  vi.advanceTimersByTime(PAYMENT_SHARED_MS - 1);
  expect(left()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(left()).toBeNull();
});

it('a payment that another tab starts is removed too', () => {
  forgetOldPayment();
  storeStartedPayment(payment(0));
  dispatchEvent(new StorageEvent('storage', { key: 'payment' }));
  vi.advanceTimersByTime(PAYMENT_SHARED_MS);
  expect(left()).toBeNull();
});
