/** The secrets of the demonstration shop, as mocks/README.md lists them. */
import type { CustomerRecord } from './records';

/** The code that a new administrator needs to register (spec section 2, /admin/registration). */
export const AUTHORIZATION_CODE = 'BOTTEGA-2018';

/** The code that is needed to delete an administrator (spec section 5). */
export const BOSS_CODE = 'boss2018';

/** The address that gets the mail about a new employee. */
export const BOSS_EMAIL = 'admin@bottega2018.example';

/** A shopper who can log in; the product has no registration of shoppers. */
export const DEMO_CUSTOMER: CustomerRecord = {
  email: 'cliente@bottega2018.example',
  password: 'cliente2018',
};
