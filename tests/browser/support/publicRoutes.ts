import { PATHS, pathTo } from '../../../src/config/paths';
import { SEED_ORDER } from './everyPage';

/** An address of each page that may be opened from a link, with seeded data. */
export const PUBLIC_ROUTES: readonly string[] = [
  PATHS.home,
  pathTo(PATHS.product, { id: '101' }),
  PATHS.cart,
  pathTo(PATHS.order, { orderNumber: SEED_ORDER }),
  PATHS.testimonials,
  PATHS.login,
  PATHS.contacts,
  PATHS.returnPolicy,
  PATHS.paymentSuccess,
];
