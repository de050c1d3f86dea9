import type { ComponentType } from 'react';
import { createRoutesFromElements, Route, useRoutes } from 'react-router';
import { PATHS } from '../config/paths';
import { lazyWithPreload } from '../components/lazyWithPreload';
import { withRouteProgress } from '../components/routeProgress';
import { AdminMenu } from './layout/Header';
import { makePagePreload } from './pagePreload';

/** Returns a screen, or a layout route, that is loaded when it is first rendered. */
const lazyRoute = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyWithPreload(load, withRouteProgress);

const MuiLayout = lazyRoute(() => import('./layout/MuiLayout'));
const AdminLayout = lazyRoute(() => import('./layout/AdminLayout'));
const NotFound = lazyRoute(() => import('./NotFound'));
const ReturnPolicyScreen = lazyRoute(() => import('../features/info/ReturnPolicyScreen'));
const ContactsScreen = lazyRoute(() => import('../features/info/ContactsScreen'));
const AboutScreen = lazyRoute(() => import('../features/info/AboutScreen'));
const PrivacyScreen = lazyRoute(() => import('../features/info/PrivacyScreen'));
const AccessibilityScreen = lazyRoute(() => import('../features/info/AccessibilityScreen'));
const LoginScreen = lazyRoute(() => import('../features/login/LoginScreen'));
const ResetPasswordScreen = lazyRoute(() => import('../features/login/ResetPasswordScreen'));
const ProductScreen = lazyRoute(() => import('../features/product/ProductScreen'));
const TestimonialsScreen = lazyRoute(() => import('../features/feedback/TestimonialsScreen'));
const CartScreen = lazyRoute(() => import('../features/cart/CartScreen'));
const OrderScreen = lazyRoute(() => import('../features/order/OrderScreen'));
const OrderReturnScreen = lazyRoute(() => import('../features/order-return/OrderReturnScreen'));
const LeaveFeedbackScreen = lazyRoute(() => import('../features/feedback/LeaveFeedbackScreen'));
const PaymentSuccessScreen = lazyRoute(() => import('../features/cart/PaymentSuccessScreen'));
const PaymentFailedScreen = lazyRoute(() => import('../features/cart/PaymentFailedScreen'));
const WithdrawalScreen = lazyRoute(() => import('../features/withdrawal/WithdrawalScreen'));
const RegistrationScreen = lazyRoute(() => import('../features/admins/RegistrationScreen'));
const ConfirmationLinkScreen = lazyRoute(
  () => import('../features/confirmation-links/ConfirmationLinkScreen'),
);
const AdminsScreen = lazyRoute(() => import('../features/admins/AdminsScreen'));
const EditAdminScreen = lazyRoute(() => import('../features/admins/EditAdminScreen'));
const InsertProductScreen = lazyRoute(
  () => import('../features/product-editor/InsertProductScreen'),
);
const EditProductScreen = lazyRoute(() => import('../features/product-editor/EditProductScreen'));
const OrdersScreen = lazyRoute(() => import('../features/order-list/OrdersScreen'));
const OverviewScreen = lazyRoute(() => import('../features/overview/OverviewScreen'));
const PackingListScreen = lazyRoute(() => import('../features/bulk-orders/PackingListScreen'));
const BulkStateScreen = lazyRoute(() => import('../features/bulk-orders/BulkStateScreen'));
const BulkShippingScreen = lazyRoute(() => import('../features/bulk-orders/BulkShippingScreen'));
const ProfileScreen = lazyRoute(() => import('../features/profile/ProfileScreen'));

/** The components in their states, for developers and QA; in no other build. */
const COMPONENTS_PATH = '/__components';
const ComponentsScreen =
  import.meta.env.DEV || import.meta.env.VITE_QA === 'true'
    ? lazyRoute(() => import('./qa/components/ComponentsScreen'))
    : null;

/** Loads the chunks of the order list, which index.html preloads (`build/preloadChunks`). */
export async function loadOrderList(): Promise<void> {
  await Promise.all([AdminLayout.preload(), OrdersScreen.preload(), AdminMenu.preload()]);
}

const ROUTES = createRoutesFromElements(
  <>
    <Route element={<MuiLayout />}>
      <Route path={PATHS.returnPolicy} element={<ReturnPolicyScreen />} />
      <Route path={PATHS.contacts} element={<ContactsScreen />} />
      <Route path={PATHS.about} element={<AboutScreen />} />
      <Route path={PATHS.privacy} element={<PrivacyScreen />} />
      <Route path={PATHS.accessibility} element={<AccessibilityScreen />} />
      <Route path={PATHS.orderReturn} element={<OrderReturnScreen />} />
      <Route path={PATHS.feedback} element={<LeaveFeedbackScreen />} />
      <Route path={PATHS.paymentSuccess} element={<PaymentSuccessScreen />} />
      <Route path={PATHS.paymentFailed} element={<PaymentFailedScreen />} />
      <Route path={PATHS.withdrawal} element={<WithdrawalScreen />} />
      <Route path={PATHS.order} element={<OrderScreen />} />
      <Route path={PATHS.login} element={<LoginScreen />} />
      <Route path={PATHS.resetPassword} element={<ResetPasswordScreen />} />
      <Route path={PATHS.product} element={<ProductScreen />} />
      <Route path={PATHS.testimonials} element={<TestimonialsScreen />} />
      <Route path={PATHS.cart} element={<CartScreen />} />
      <Route path={PATHS.adminRegistration} element={<RegistrationScreen />} />
      <Route path={PATHS.activateAccount} element={<ConfirmationLinkScreen of="activation" />} />
      <Route path={PATHS.acceptEmployee} element={<ConfirmationLinkScreen of="acceptance" />} />
      <Route path={PATHS.newEmail} element={<ConfirmationLinkScreen of="email" />} />
      <Route path={PATHS.newTelephone} element={<ConfirmationLinkScreen of="telephone" />} />
      {ComponentsScreen && <Route path={COMPONENTS_PATH} element={<ComponentsScreen />} />}
      <Route path="*" element={<NotFound />} />
    </Route>
    <Route element={<AdminLayout />}>
      <Route path={PATHS.allOrders} element={<OrdersScreen />} />
      <Route path={PATHS.packingList} element={<PackingListScreen />} />
      <Route path={PATHS.bulkState} element={<BulkStateScreen />} />
      <Route path={PATHS.bulkShipping} element={<BulkShippingScreen />} />
      <Route path={PATHS.admins} element={<AdminsScreen />} />
      <Route path={PATHS.editAdmin} element={<EditAdminScreen />} />
      <Route path={PATHS.insertProduct} element={<InsertProductScreen />} />
      <Route path={PATHS.editProduct} element={<EditProductScreen />} />
      <Route path={PATHS.overview} element={<OverviewScreen />} />
      <Route path={PATHS.adminProfile} element={<ProfileScreen />} />
    </Route>
  </>,
);

export const preloadPages = makePagePreload(ROUTES);

/** Renders the screen of the current path; the home page, which does without MUI, is not among them. */
export default function ScreenRoutes() {
  return useRoutes(ROUTES);
}
