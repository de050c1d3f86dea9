import { PATHS } from '../config/paths.ts';
import { CATALOGUE_CALL, PRODUCT_CALL } from '../config/offline.ts';
import { ALL_FEEDBACK_CALL, ORDERS_PATH } from '../api/prefetchedResponses.ts';

/** What is known of a path before any file has come; the build puts it into index.html. */
export type ScreenRoute = {
  path: string;
  /** The file of the layout around the screen; the home page, which does without MUI, has none. */
  layout: 'MuiLayout' | 'AdminLayout' | null;
  /** The file of the screen. */
  screen: string;
  /** What the screen reads first, with the path's parameters. Of a layout for administrators: with the token. */
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
  /** What it shows is the same whatever the address's search, which others add to count visits. */
  ignoresSearch?: boolean;
};

/** The screen of each path (spec section 2): `routes.tsx` renders it, `build/routeTable.ts` has it come early. */
export const SCREENS = [
  {
    path: PATHS.home,
    layout: null,
    screen: 'HomeScreen',
    reads: [CATALOGUE_CALL],
    next: [PATHS.product, PATHS.cart],
  },
  {
    path: PATHS.product,
    layout: 'MuiLayout',
    screen: 'ProductScreen',
    reads: [`${PRODUCT_CALL}?id=:id`, '/feedback/get/:id'],
    ignoresSearch: true,
    prerender: 'productPrerender',
    next: [PATHS.cart],
  },
  {
    path: PATHS.cart,
    layout: 'MuiLayout',
    screen: 'CartScreen',
    prerender: 'cartPrerender',
  },
  {
    path: PATHS.order,
    layout: 'MuiLayout',
    screen: 'OrderScreen',
    reads: ['/order/get/:orderNumber'],
    prerender: 'screenPrerender',
  },
  { path: PATHS.orderReturn, layout: 'MuiLayout', screen: 'OrderReturnScreen' },
  { path: PATHS.feedback, layout: 'MuiLayout', screen: 'LeaveFeedbackScreen' },
  {
    path: PATHS.paymentSuccess,
    layout: 'MuiLayout',
    screen: 'PaymentSuccessScreen',
    prerender: 'screenPrerender',
  },
  { path: PATHS.paymentFailed, layout: 'MuiLayout', screen: 'PaymentFailedScreen' },
  {
    path: PATHS.testimonials,
    layout: 'MuiLayout',
    screen: 'TestimonialsScreen',
    reads: [ALL_FEEDBACK_CALL],
    prerender: 'testimonialsPrerender',
  },
  {
    path: PATHS.contacts,
    layout: 'MuiLayout',
    screen: 'ContactsScreen',
    prerender: 'screenPrerender',
  },
  {
    path: PATHS.returnPolicy,
    layout: 'MuiLayout',
    screen: 'ReturnPolicyScreen',
    prerender: 'screenPrerender',
  },
  { path: PATHS.withdrawal, layout: 'MuiLayout', screen: 'WithdrawalScreen' },
  { path: PATHS.about, layout: 'MuiLayout', screen: 'AboutScreen' },
  { path: PATHS.privacy, layout: 'MuiLayout', screen: 'PrivacyScreen' },
  { path: PATHS.accessibility, layout: 'MuiLayout', screen: 'AccessibilityScreen' },
  {
    path: PATHS.login,
    layout: 'MuiLayout',
    screen: 'LoginScreen',
    prerender: 'screenPrerender',
  },
  { path: PATHS.resetPassword, layout: 'MuiLayout', screen: 'ResetPasswordScreen' },
  { path: PATHS.adminRegistration, layout: 'MuiLayout', screen: 'RegistrationScreen' },
  { path: PATHS.activateAccount, layout: 'MuiLayout', screen: 'ConfirmationLinkScreen' },
  { path: PATHS.acceptEmployee, layout: 'MuiLayout', screen: 'ConfirmationLinkScreen' },
  { path: PATHS.newEmail, layout: 'MuiLayout', screen: 'ConfirmationLinkScreen' },
  { path: PATHS.newTelephone, layout: 'MuiLayout', screen: 'ConfirmationLinkScreen' },
  {
    path: PATHS.allOrders,
    layout: 'AdminLayout',
    screen: 'OrdersScreen',
    reads: [ORDERS_PATH],
    prerender: 'orderListPrerender',
    next: [PATHS.order],
  },
  { path: PATHS.packingList, layout: 'AdminLayout', screen: 'PackingListScreen' },
  { path: PATHS.bulkState, layout: 'AdminLayout', screen: 'BulkStateScreen' },
  { path: PATHS.bulkShipping, layout: 'AdminLayout', screen: 'BulkShippingScreen' },
  { path: PATHS.admins, layout: 'AdminLayout', screen: 'AdminsScreen' },
  { path: PATHS.editAdmin, layout: 'AdminLayout', screen: 'EditAdminScreen' },
  { path: PATHS.insertProduct, layout: 'AdminLayout', screen: 'InsertProductScreen' },
  { path: PATHS.editProduct, layout: 'AdminLayout', screen: 'EditProductScreen' },
  { path: PATHS.overview, layout: 'AdminLayout', screen: 'OverviewScreen' },
  { path: PATHS.adminProfile, layout: 'AdminLayout', screen: 'ProfileScreen' },
] as const satisfies readonly ScreenRoute[];
