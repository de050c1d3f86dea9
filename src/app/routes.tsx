import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { PATHS } from '../config/paths';
import { lazyWithPreload } from '../components/lazyWithPreload';
import { withRouteProgress } from '../components/routeProgress';
import { AdminMenu } from './layout/Header';

/** A screen, or the layout of some, that is a file of its own. */
const lazyScreen = (load: () => Promise<{ default: ComponentType }>) =>
  lazyWithPreload(withRouteProgress(load));

const MuiLayout = lazyScreen(() => import('./layout/MuiLayout'));
const AdminLayout = lazyScreen(() => import('./layout/AdminLayout'));
const NotFound = lazyScreen(() => import('./NotFound'));
const ReturnPolicyScreen = lazyScreen(() => import('../features/info/ReturnPolicyScreen'));
const ContactsScreen = lazyScreen(() => import('../features/info/ContactsScreen'));
const AboutScreen = lazyScreen(() => import('../features/info/AboutScreen'));
const PrivacyScreen = lazyScreen(() => import('../features/info/PrivacyScreen'));
const AccessibilityScreen = lazyScreen(() => import('../features/info/AccessibilityScreen'));
const LoginScreen = lazyScreen(() => import('../features/login/LoginScreen'));
const ResetPasswordScreen = lazyScreen(() => import('../features/login/ResetPasswordScreen'));
const ProductScreen = lazyScreen(() => import('../features/product/ProductScreen'));
const TestimonialsScreen = lazyScreen(() => import('../features/feedback/TestimonialsScreen'));
const CartScreen = lazyScreen(() => import('../features/cart/CartScreen'));
const OrderScreen = lazyScreen(() => import('../features/order/OrderScreen'));
const OrderReturnScreen = lazyScreen(() => import('../features/order-return/OrderReturnScreen'));
const LeaveFeedbackScreen = lazyScreen(() => import('../features/feedback/LeaveFeedbackScreen'));
const PaymentSuccessScreen = lazyScreen(() => import('../features/cart/PaymentSuccessScreen'));
const PaymentFailedScreen = lazyScreen(() => import('../features/cart/PaymentFailedScreen'));
const WithdrawalScreen = lazyScreen(() => import('../features/withdrawal/WithdrawalScreen'));
const RegistrationScreen = lazyScreen(() => import('../features/admins/RegistrationScreen'));
const ActivationScreen = lazyScreen(
  () => import('../features/confirmation-links/ActivationScreen'),
);
const AcceptanceScreen = lazyScreen(
  () => import('../features/confirmation-links/AcceptanceScreen'),
);
const NewEmailScreen = lazyScreen(() => import('../features/confirmation-links/NewEmailScreen'));
const NewTelephoneScreen = lazyScreen(
  () => import('../features/confirmation-links/NewTelephoneScreen'),
);
const AdminsScreen = lazyScreen(() => import('../features/admins/AdminsScreen'));
const EditAdminScreen = lazyScreen(() => import('../features/admins/EditAdminScreen'));
const InsertProductScreen = lazyScreen(
  () => import('../features/product-editor/InsertProductScreen'),
);
const EditProductScreen = lazyScreen(() => import('../features/product-editor/EditProductScreen'));
const OrdersScreen = lazyScreen(() => import('../features/order-list/OrdersScreen'));
const OverviewScreen = lazyScreen(() => import('../features/overview/OverviewScreen'));
const PackingListScreen = lazyScreen(() => import('../features/bulk-orders/PackingListScreen'));
const BulkStateScreen = lazyScreen(() => import('../features/bulk-orders/BulkStateScreen'));
const BulkShippingScreen = lazyScreen(() => import('../features/bulk-orders/BulkShippingScreen'));
const ProfileScreen = lazyScreen(() => import('../features/profile/ProfileScreen'));

/** Loads the files of the order list, where index.html has prefetched it. */
export async function loadOrderList(): Promise<void> {
  await Promise.all([AdminLayout.preload(), OrdersScreen.preload(), AdminMenu.preload()]);
}

/** Which screen answers to which path, but for the home page. */
export default function ScreenRoutes() {
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
      <Route element={<AdminLayout />}>
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
