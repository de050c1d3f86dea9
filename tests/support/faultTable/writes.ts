import { ACCOUNTS } from './calls/accounts';
import { CART_AND_CHECKOUT } from './calls/cart';
import { ORDERS } from './calls/orders';
import { PRODUCTS } from './calls/products';
import type { FaultyCall } from './faultyCall';
import { CONFIRM, press } from './steps';

/** Every call that changes something. */
export const WRITES: readonly FaultyCall[] = [
  ...CART_AND_CHECKOUT,
  ...PRODUCTS,
  ...ORDERS,
  ...ACCOUNTS,
];

/** By path, the steps to repeat after a failure, if they are not all of them. */
export const LEFT_TO_DO: Readonly<Record<string, FaultyCall['act']>> = {
  '/access/forgotpw': [press('Recupera password')],
  '/admin/updateEmail': [CONFIRM],
  '/admin/updTelNum': [CONFIRM],
  '/admin/updatePassword': [CONFIRM],
  '/insertion/addImages': [press('Riprova il caricamento')],
};
