import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { PATHS } from '../config/paths';
import HomeScreen from '../screens/home/HomeScreen';

const MuiLayout = lazy(() => import('./MuiTheme'));
const NotFound = lazy(() => import('./NotFound'));
const ReturnPolicyScreen = lazy(() => import('../screens/info/ReturnPolicyScreen'));
const ContactsScreen = lazy(() => import('../screens/info/ContactsScreen'));
const AboutScreen = lazy(() => import('../screens/info/AboutScreen'));
const PrivacyScreen = lazy(() => import('../screens/info/PrivacyScreen'));
const AccessibilityScreen = lazy(() => import('../screens/info/AccessibilityScreen'));
const LoginScreen = lazy(() => import('../screens/access/LoginScreen'));
const ResetPasswordScreen = lazy(() => import('../screens/access/ResetPasswordScreen'));
const ProductScreen = lazy(() => import('../screens/product/ProductScreen'));
const TestimonialsScreen = lazy(() => import('../screens/testimonials/TestimonialsScreen'));
const CartScreen = lazy(() => import('../screens/cart/CartScreen'));
const OrderScreen = lazy(() => import('../screens/order/OrderScreen'));
const OrderReturnScreen = lazy(() => import('../screens/order-return/OrderReturnScreen'));
const LeaveFeedbackScreen = lazy(() => import('../screens/leave-feedback/LeaveFeedbackScreen'));
const PaymentSuccessScreen = lazy(() => import('../screens/payment/PaymentSuccessScreen'));
const PaymentFailedScreen = lazy(() => import('../screens/payment/PaymentFailedScreen'));
const WithdrawalScreen = lazy(() => import('../screens/withdrawal/WithdrawalScreen'));
const RegistrationScreen = lazy(() => import('../screens/admin/registration/RegistrationScreen'));
const ActivationScreen = lazy(() => import('../screens/admin/links/ActivationScreen'));
const AcceptanceScreen = lazy(() => import('../screens/admin/links/AcceptanceScreen'));
const NewEmailScreen = lazy(() => import('../screens/admin/links/NewEmailScreen'));
const NewTelephoneScreen = lazy(() => import('../screens/admin/links/NewTelephoneScreen'));
const AdminsScreen = lazy(() => import('../screens/admin/admins/AdminsScreen'));
const EditAdminScreen = lazy(() => import('../screens/admin/admins/EditAdminScreen'));
const InsertProductScreen = lazy(() => import('../screens/admin/products/InsertProductScreen'));
const EditProductScreen = lazy(() => import('../screens/admin/products/EditProductScreen'));
const OrdersScreen = lazy(() => import('../screens/admin/orders/OrdersScreen'));
const ProfileScreen = lazy(() => import('../screens/admin/profile/ProfileScreen'));

/** Which screen answers to which path. The home page comes with the application itself. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={PATHS.home} element={<HomeScreen />} />
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
        <Route path={PATHS.allOrders} element={<OrdersScreen />} />
        <Route path={PATHS.adminProfile} element={<ProfileScreen />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
