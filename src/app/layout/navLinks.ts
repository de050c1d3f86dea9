import { pageNames } from '../../components/pageNames.texts';
import { PATHS } from '../../config/paths';

/** The links of the navbar for everyone. */
export const SHOP_LINKS = [
  [PATHS.returnPolicy, pageNames.returnPolicy],
  [PATHS.contacts, pageNames.contacts],
  [PATHS.testimonials, pageNames.testimonials],
  [PATHS.about, pageNames.about],
] as const;

/** The links of the navbar for administrators. */
export const ADMIN_LINKS = [
  [PATHS.adminProfile, pageNames.profile],
  [PATHS.insertProduct, pageNames.newProduct],
  [PATHS.allOrders, pageNames.orders],
  [PATHS.overview, pageNames.overview],
] as const;
