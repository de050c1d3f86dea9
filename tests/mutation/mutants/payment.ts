import type { Mutant } from '../mutant.ts';

const ADDRESS = 'src/config/environment.ts';
const CHECKOUT = 'src/screens/cart/useCheckout.ts';
const ONE = 'src/tabs/onePayment.ts';
const CART_PAGE = ['tests/flows/cart.test.tsx'];
const ADDRESS_TESTS = ['tests/store/checkoutAddress.test.ts'];
const ONE_TESTS = ['tests/tabs/onePayment.test.ts'];

/** Where the browser may leave to for a payment, and that there is one. */
export const PAYMENT: readonly Mutant[] = [
  {
    name: 'the browser leaves for a payment page only',
    file: ADDRESS,
    text: 'return isPaymentPage(url) ? url.href : null;',
    by: 'return url.href;',
    tests: ADDRESS_TESTS,
  },
  {
    name: 'where origins are configured, for those only',
    file: ADDRESS,
    text: ' && CHECKOUT_ORIGINS.includes(url.origin)',
    by: '',
    tests: ADDRESS_TESTS,
  },
  {
    name: 'an address that names somebody is no payment page',
    file: ADDRESS,
    text: "if (url.username !== '' || url.password !== '') return false;",
    by: '',
    tests: ADDRESS_TESTS,
  },
  {
    name: 'the address that the backend gives is looked at',
    file: CHECKOUT,
    text: 'const checked = checkoutAddress(given);',
    by: 'const checked = given;',
    tests: CART_PAGE,
  },
  {
    name: 'any number of presses is one payment',
    file: CHECKOUT,
    text: 'if (selectIsBusy(store.getState())) return;',
    by: '',
    tests: CART_PAGE,
  },
  {
    name: 'a failed checkout frees the cart',
    file: CHECKOUT,
    text: '      dispatch(checkoutEnded());\n      onAlert(cartTexts.checkoutFailed);',
    by: '      onAlert(cartTexts.checkoutFailed);',
    tests: CART_PAGE,
  },
  {
    name: 'who comes back from the payment page finds the cart free',
    file: CHECKOUT,
    text: "addEventListener('pageshow', free);",
    by: '',
    tests: CART_PAGE,
  },
  {
    name: 'nobody pays another amount than the one on screen',
    file: CHECKOUT,
    text: 'if (selectCartTotals(store.getState()).total !== shownTotalCents) {',
    by: 'if (shownTotalCents < 0) {',
    tests: CART_PAGE,
  },
  {
    name: 'two tabs make one payment',
    file: ONE,
    text: 'if (begun?.what === print && worldTime() - begun.at < SHARED_FOR_MS) return begun.address;',
    by: '',
    tests: ONE_TESTS,
  },
  {
    name: 'a second tab waits for the first one’s payment',
    file: ONE,
    text: "return 'locks' in navigator ? navigator.locks : null;",
    by: 'return null;',
    tests: ONE_TESTS,
  },
  {
    name: 'another cart is another payment',
    file: ONE,
    text: 'begun?.what === print && ',
    by: 'begun && ',
    tests: ONE_TESTS,
  },
  {
    name: 'an old payment is not gone on with',
    file: ONE,
    text: ' && worldTime() - begun.at < SHARED_FOR_MS',
    by: '',
    tests: ONE_TESTS,
  },
  {
    name: 'a stored payment address is looked at again',
    file: ONE,
    text: 'const checked = checkoutAddress(address);',
    by: 'const checked = address;',
    tests: ONE_TESTS,
  },
];
