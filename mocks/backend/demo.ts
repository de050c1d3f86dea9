import type { CustomerRecord } from './records';

/** The secrets of the demonstration shop; mocks/README.md tells them to whoever tries it. */

/** What a new administrator must know to register (spec section 2, /admin/registration). */
export const AUTHORIZATION_CODE = 'BOTTEGA-2018';

/** What deleting an administrator asks for (spec section 5). */
export const BOSS_CODE = 'boss2018';

/** Who gets the mail that asks to accept a new employee. */
export const BOSS_EMAIL = 'admin@bottega2018.example';

/** A shopper who can log in; the product has no registration of shoppers. */
export const DEMO_CUSTOMER: CustomerRecord = {
  email: 'cliente@bottega2018.example',
  password: 'cliente2018',
};
