import type { ComponentType } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { PATHS } from '../config/paths';
import HomeScreen from '../screens/home/HomeScreen';
import { lazyWithPreload } from '../ui/lazyWithPreload';
import { withRouteProgress } from '../ui/routeProgress';
import { AdminMenu } from './Header';

/** A screen, or the layout of some, that is a file of its own. */
const lazyScreen = (load: () => Promise<{ default: ComponentType }>) =>
  lazyWithPreload(withRouteProgress(load));

const MuiLayout = lazyScreen(() => import('./MuiTheme'));
const PlainAdminLayout = lazyScreen(() => import('./PlainAdminLayout'));
const NotFound = lazyScreen(() => import('./NotFound'));
const ReturnPolicyScreen = lazyScreen(() => import('../screens/info/ReturnPolicyScreen'));
const ContactsScreen = lazyScreen(() => import('../screens/info/ContactsScreen'));
const AboutScreen = lazyScreen(() => import('../screens/info/AboutScreen'));
const PrivacyScreen = lazyScreen(() => import('../screens/info/PrivacyScreen'));
const AccessibilityScreen = lazyScreen(() => import('../screens/info/AccessibilityScreen'));
const LoginScreen = lazyScreen(() => import('../screens/access/LoginScreen'));
const ResetPasswordScreen = lazyScreen(() => import('../screens/access/ResetPasswordScreen'));
const ProductScreen = lazyScreen(() => import('../screens/product/ProductScreen'));
const TestimonialsScreen = lazyScreen(() => import('../screens/testimonials/TestimonialsScreen'));
const CartScreen = lazyScreen(() => import('../screens/cart/CartScreen'));
const OrderScreen = lazyScreen(() => import('../screens/order/OrderScreen'));
const OrderReturnScreen = lazyScreen(() => import('../screens/order-return/OrderReturnScreen'));
const LeaveFeedbackScreen = lazyScreen(
  () => import('../screens/leave-feedback/LeaveFeedbackScreen'),
);
const PaymentSuccessScreen = lazyScreen(() => import('../screens/payment/PaymentSuccessScreen'));
const PaymentFailedScreen = lazyScreen(() => import('../screens/payment/PaymentFailedScreen'));
const WithdrawalScreen = lazyScreen(() => import('../screens/withdrawal/WithdrawalScreen'));
const RegistrationScreen = lazyScreen(
  () => import('../screens/admin/registration/RegistrationScreen'),
);
const ActivationScreen = lazyScreen(() => import('../screens/admin/links/ActivationScreen'));
const AcceptanceScreen = lazyScreen(() => import('../screens/admin/links/AcceptanceScreen'));
const NewEmailScreen = lazyScreen(() => import('../screens/admin/links/NewEmailScreen'));
const NewTelephoneScreen = lazyScreen(() => import('../screens/admin/links/NewTelephoneScreen'));
const AdminsScreen = lazyScreen(() => import('../screens/admin/admins/AdminsScreen'));
const EditAdminScreen = lazyScreen(() => import('../screens/admin/admins/EditAdminScreen'));
const InsertProductScreen = lazyScreen(
  () => import('../screens/admin/products/InsertProductScreen'),
);
const EditProductScreen = lazyScreen(() => import('../screens/admin/products/EditProductScreen'));
const OrdersScreen = lazyScreen(() => import('../screens/admin/orders/OrdersScreen'));
const OverviewScreen = lazyScreen(() => import('../screens/admin/overview/OverviewScreen'));
const PackingListScreen = lazyScreen(
  () => import('../screens/admin/orders/bulk/PackingListScreen'),
);
const BulkStateScreen = lazyScreen(() => import('../screens/admin/orders/bulk/BulkStateScreen'));
const BulkShippingScreen = lazyScreen(
  () => import('../screens/admin/orders/bulk/BulkShippingScreen'),
);
const ProfileScreen = lazyScreen(() => import('../screens/admin/profile/ProfileScreen'));

/** Loads what the screen at this path begins with, where index.html has sent for it ahead. */
export async function loadFirstScreen(pathname: string): Promise<void> {
  if (pathname !== PATHS.allOrders) return;
  await Promise.all([PlainAdminLayout.preload(), OrdersScreen.preload(), AdminMenu.preload()]);
}

/** Which screen answers to which path. The home page comes with the application itself. */
export function AppRoutes() {
  // To look for it among all the others takes as long as to draw half of its cards.
  if (useLocation().pathname === PATHS.home) return <HomeScreen />;
  return (
    <Routes>
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
      <Route element={<PlainAdminLayout />}>
        <Route path={PATHS.allOrders} element={<OrdersScreen />} />
        <Route path={PATHS.packingList} element={<PackingListScreen />} />
        <Route path={PATHS.bulkState} element={<BulkStateScreen />} />
        <Route path={PATHS.bulkShipping} element={<BulkShippingScreen />} />
      </Route>
      <Route element={<MuiLayout />}>
        <Route path={PATHS.order} element={<OrderScreen />} />
        <Route path={PATHS.login} element={<LoginScreen />} />
        <Route path={PATHS.resetPassword} element={<ResetPasswordScreen />} />
        <Route path={PATHS.product} element={<ProductScreen />} />
        <Route path={PATHS.testimonials} element={<TestimonialsScreen />} />
        <Route path={PATHS.cart} element={<CartScreen />} />
        <Route path={PATHS.adminRegistration} element={<RegistrationScreen />} />
        <Route path={PATHS.activateAccount} element={<ActivationScreen />} />
        <Route path={PATHS.acceptEmployee} element={<AcceptanceScreen />} />
        <Route path={PATHS.newEmail} element={<NewEmailScreen />} />
        <Route path={PATHS.newTelephone} element={<NewTelephoneScreen />} />
        <Route path={PATHS.admins} element={<AdminsScreen />} />
        <Route path={PATHS.editAdmin} element={<EditAdminScreen />} />
        <Route path={PATHS.insertProduct} element={<InsertProductScreen />} />
        <Route path={PATHS.editProduct} element={<EditProductScreen />} />
        <Route path={PATHS.overview} element={<OverviewScreen />} />
        <Route path={PATHS.adminProfile} element={<ProfileScreen />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
