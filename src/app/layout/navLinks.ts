import { pageNames } from '../../components/pageNames.texts';
import { PATHS } from '../../config/paths';

export type NavLinks = readonly (readonly [path: string, text: string])[];

export const SHOP_LINKS: NavLinks = [
  [PATHS.returnPolicy, pageNames.returnPolicy],
  [PATHS.contacts, pageNames.contacts],
  [PATHS.testimonials, pageNames.testimonials],
  [PATHS.about, pageNames.about],
];

export const ADMIN_LINKS: NavLinks = [
  [PATHS.adminProfile, pageNames.profile],
  [PATHS.insertProduct, pageNames.newProduct],
  [PATHS.allOrders, pageNames.orders],
  [PATHS.overview, pageNames.overview],
];
