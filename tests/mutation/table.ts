import type { Mutant } from './mutant.ts';
import { CALLS_OUT } from './mutants/calls.ts';
import { FORMS } from './mutants/forms.ts';
import { ORDERS } from './mutants/orders.ts';
import { PAGE } from './mutants/page.ts';
import { PAYMENT } from './mutants/payment.ts';
import { RECORDINGS } from './mutants/recordings.ts';
import { SESSION } from './mutants/session.ts';
import { SNAPSHOTS } from './mutants/snapshots.ts';
import { STAND_IN } from './mutants/standIn.ts';
import { STORE } from './mutants/store.ts';
import { TABS } from './mutants/tabs.ts';

/** Every protection that the mutation run takes away, one at a time. */
export const MUTANTS: readonly Mutant[] = [
  ...SESSION,
  ...CALLS_OUT,
  ...PAGE,
  ...PAYMENT,
  ...STORE,
  ...FORMS,
  ...ORDERS,
  ...TABS,
  ...SNAPSHOTS,
  ...RECORDINGS,
  ...STAND_IN,
];
