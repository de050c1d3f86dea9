import { PATHS } from '../config/paths.ts';
import { CATALOGUE_CALL, PRODUCT_CALL } from '../config/offline.ts';
import { ALL_FEEDBACK_CALL, ORDERS_PATH } from '../api/prefetchedResponses.ts';

type Screen = {
  path: string;
  /** The file of the screen. */
  screen: string;
  /** What the screen reads first, with the path's parameters. In the back office: with the token. */
  reads?: readonly string[];
  /**
   * Where people come from elsewhere, by a link, a mail or a bookmark: the screen's files come with
   * index.html, and this one shows the page before the application is there, from the first read or
   * before that.
   */
  prerender?:
    | 'orderListPrerender'
    | 'productPrerender'
    | 'cartPrerender'
    | 'testimonialsPrerender'
    | 'screenPrerender';
  /** The paths that are likely to follow. */
  next?: readonly string[];
  /** It shows the same whatever the address's search, to which others add parameters that count visits. */
  ignoresSearch?: boolean;
};

/** What is known of a path before any file has come; the build puts it into index.html. */
export type ScreenRoute = Screen & {
  /** The home page does without MUI; the back office's controls are denser. */
  area: 'home' | 'shop' | 'admin';
};

const HOME: Screen = {
  path: PATHS.home,
  screen: 'HomeScreen',
  reads: [CATALOGUE_CALL],
  next: [PATHS.product, PATHS.cart],
};

/** The screens for everyone; `routes.tsx` renders them. */
export const SHOP_SCREENS = [
  {
    path: PATHS.product,
    screen: 'ProductScreen',
    reads: [`${PRODUCT_CALL}?id=:id`, '/feedback/get/:id'],
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
    reads: [ALL_FEEDBACK_CALL],
    prerender: 'testimonialsPrerender',
  },
  { path: PATHS.contacts, screen: 'ContactsScreen', prerender: 'screenPrerender' },
  { path: PATHS.returnPolicy, screen: 'ReturnPolicyScreen', prerender: 'screenPrerender' },
  { path: PATHS.withdrawal, screen: 'WithdrawalScreen' },
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

/** The screens of the back office. */
export const ADMIN_SCREENS = [
  {
    path: PATHS.allOrders,
    screen: 'OrdersScreen',
    reads: [ORDERS_PATH],
    prerender: 'orderListPrerender',
    next: [PATHS.order],
  },
  { path: PATHS.packingList, screen: 'PackingListScreen' },
  { path: PATHS.bulkState, screen: 'BulkStateScreen' },
  { path: PATHS.bulkShipping, screen: 'BulkShippingScreen' },
  { path: PATHS.admins, screen: 'AdminsScreen' },
  { path: PATHS.editAdmin, screen: 'EditAdminScreen' },
  { path: PATHS.insertProduct, screen: 'InsertProductScreen' },
  { path: PATHS.editProduct, screen: 'EditProductScreen' },
  { path: PATHS.overview, screen: 'OverviewScreen' },
  { path: PATHS.adminProfile, screen: 'ProfileScreen' },
] as const satisfies readonly Screen[];

/** The screen of each path (spec section 2); `build/routeTable.ts` has its files come early. */
export const SCREENS: readonly ScreenRoute[] = [
  { ...HOME, area: 'home' },
  ...SHOP_SCREENS.map((screen): ScreenRoute => ({ ...screen, area: 'shop' })),
  ...ADMIN_SCREENS.map((screen): ScreenRoute => ({ ...screen, area: 'admin' })),
];
