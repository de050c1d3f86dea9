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

/** Steps that are left after a failure, by path, if not all of them must be repeated. */
export const LEFT_TO_DO: Readonly<Record<string, FaultyCall['act']>> = {
  '/access/forgotpw': [press('Recupera password')],
  '/admin/updateEmail': [CONFIRM],
  '/admin/updTelNum': [CONFIRM],
  '/admin/updatePassword': [CONFIRM],
  '/insertion/addImages': [press('Riprova il caricamento')],
};
