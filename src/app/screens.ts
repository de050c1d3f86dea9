import { PATHS } from '../config/paths.ts';
import { CATALOGUE_PATH, PRODUCT_PATH } from '../config/offline.ts';
import { ALL_FEEDBACK_PATH, ORDERS_PATH } from '../config/firstReads.ts';

type Screen = {
  path: string;
  screen: string;
  /** The screen's first reads, with the path's parameters. In the back office they include the token. */
  reads?: readonly string[];
  /**
   * For screens that people reach from elsewhere, by a link, a mail or a bookmark: the screen's files load with
   * index.html, and this file shows the page before the app starts, after the first read or earlier.
   */
  prerender?:
    | 'orderListPrerender'
    | 'productPrerender'
    | 'cartPrerender'
    | 'testimonialsPrerender'
    | 'screenPrerender';
  /** Paths that are likely to be opened next. */
  next?: readonly string[];
  /** Whether the page is the same for any search in the address, to which other sites add tracking parameters. */
  ignoresSearch?: boolean;
};

/** The facts about a path that are known before any file has loaded; the build puts them into index.html. */
export type ScreenRoute = Screen & {
  /** The home page is part of the shop's own file; the back office's controls are denser. */
  area: 'home' | 'shop' | 'admin';
};

const HOME: Screen = {
  path: PATHS.home,
  screen: 'HomeScreen',
  reads: [CATALOGUE_PATH],
  next: [PATHS.product],
};

export const SHOP_SCREENS = [
  {
    path: PATHS.product,
    screen: 'ProductScreen',
    reads: [`${PRODUCT_PATH}?id=:id`, '/feedback/get/:id'],
    ignoresSearch: true,
    prerender: 'productPrerender',
    next: [PATHS.cart],
  },
  { path: PATHS.cart, screen: 'CartScreen', prerender: 'cartPrerender' },
  {
    path: PATHS.order,
    screen: 'OrderScreen',
    reads: ['/order/get/:orderNumber'],
    prerender: 'screenPrerender',
  },
  { path: PATHS.orderReturn, screen: 'OrderReturnScreen' },
  { path: PATHS.feedback, screen: 'LeaveFeedbackScreen' },
  { path: PATHS.paymentSuccess, screen: 'PaymentSuccessScreen', prerender: 'screenPrerender' },
  { path: PATHS.paymentFailed, screen: 'PaymentFailedScreen' },
  {
    path: PATHS.testimonials,
    screen: 'TestimonialsScreen',
    reads: [ALL_FEEDBACK_PATH],
    prerender: 'testimonialsPrerender',
  },
  { path: PATHS.contacts, screen: 'ContactsScreen', prerender: 'screenPrerender' },
  { path: PATHS.returnPolicy, screen: 'ReturnPolicyScreen', prerender: 'screenPrerender' },
  { path: PATHS.withdrawal, screen: 'WithdrawalScreen' },
  { path: PATHS.legalGuarantee, screen: 'LegalGuaranteeScreen' },
  { path: PATHS.about, screen: 'AboutScreen' },
  { path: PATHS.privacy, screen: 'PrivacyScreen' },
  { path: PATHS.accessibility, screen: 'AccessibilityScreen' },
  { path: PATHS.login, screen: 'LoginScreen', prerender: 'screenPrerender' },
  { path: PATHS.resetPassword, screen: 'ResetPasswordScreen' },
  { path: PATHS.adminRegistration, screen: 'RegistrationScreen' },
  { path: PATHS.activateAccount, screen: 'ConfirmationLinkScreen' },
  { path: PATHS.acceptEmployee, screen: 'ConfirmationLinkScreen' },
  { path: PATHS.newEmail, screen: 'ConfirmationLinkScreen' },
  { path: PATHS.newTelephone, screen: 'ConfirmationLinkScreen' },
] as const satisfies readonly Screen[];

export const ADMIN_SCREENS = [
  {
    path: PATHS.allOrders,
    screen: 'OrdersScreen',
    reads: [ORDERS_PATH],
    prerender: 'orderListPrerender',
  },
  { path: PATHS.packingList, screen: 'PackingListScreen' },
  { path: PATHS.packing, screen: 'PackingScreen' },
  { path: PATHS.bulkState, screen: 'BulkStateScreen' },
  { path: PATHS.bulkShipping, screen: 'BulkShippingScreen' },
  { path: PATHS.admins, screen: 'AdminsScreen' },
  { path: PATHS.editAdmin, screen: 'EditAdminScreen' },
  { path: PATHS.productTable, screen: 'ProductTableScreen', reads: [CATALOGUE_PATH] },
  { path: PATHS.insertProduct, screen: 'InsertProductScreen' },
  { path: PATHS.editProduct, screen: 'EditProductScreen' },
  { path: PATHS.overview, screen: 'OverviewScreen' },
  { path: PATHS.adminProfile, screen: 'ProfileScreen' },
] as const satisfies readonly Screen[];

/** The screen of each path (spec section 2); `build/routeTable.ts` preloads its files. */
export const SCREENS: readonly ScreenRoute[] = [
  { ...HOME, area: 'home' },
  ...SHOP_SCREENS.map((screen): ScreenRoute => ({ ...screen, area: 'shop' })),
  ...ADMIN_SCREENS.map((screen): ScreenRoute => ({ ...screen, area: 'admin' })),
];
