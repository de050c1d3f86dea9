import { INFO_PAGES, PATHS } from '../../config/paths';
import { commands as texts } from './commandPalette.texts';
import { pageNames } from '../../components/pageNames.texts';
import { KEYS } from '../shortcuts/shortcutKeys';

/** A page that can be opened, with other words that people may use for it. */
export type NavigationTarget = { path: string; name: string; keywords?: string; keys?: string };

export const PAGES: readonly NavigationTarget[] = [
  { path: PATHS.home, name: texts.home, keywords: texts.homeWords, keys: KEYS.home },
  { path: PATHS.cart, name: pageNames.cart(0), keywords: texts.cartWords, keys: KEYS.cart },
  ...INFO_PAGES.map((page) => ({
    path: PATHS[page],
    name: pageNames[page],
    keywords: texts.infoWords[page] ?? '',
  })),
];

export const ADMIN_PAGES: readonly NavigationTarget[] = [
  { path: PATHS.allOrders, name: pageNames.orders, keys: KEYS.orders },
  {
    path: PATHS.overview,
    name: pageNames.overview,
    keywords: texts.overviewWords,
    keys: KEYS.overview,
  },
  { path: PATHS.packing, name: pageNames.packing, keywords: texts.packingWords },
  { path: PATHS.insertProduct, name: texts.newProduct, keywords: texts.newProductWords },
  {
    path: PATHS.productTable,
    name: pageNames.productTable,
    keywords: texts.productTableWords,
  },
  { path: PATHS.adminProfile, name: pageNames.profile, keywords: texts.profileWords },
  { path: PATHS.admins, name: texts.admins },
];

export const LOGIN_PAGE: NavigationTarget = {
  path: PATHS.login,
  name: pageNames.staff,
  keywords: texts.loginWords,
};
