import type { ComponentType } from 'react';
import { matchPath, Route, Routes } from 'react-router';
import { lazyWithPreload } from '../components/lazyWithPreload';
import { withRouteProgress } from '../components/routeProgress';
import { AdminMenu } from './layout/Header';
import { makePagePreload } from './pagePreload';
import { SCREENS } from './screens';

/** Returns a screen, or a layout route, that is loaded when it is first rendered. */
const lazyRoute = (load: () => Promise<{ default: ComponentType }>) =>
  lazyWithPreload(load, withRouteProgress);

const LAYOUTS = {
  MuiLayout: lazyRoute(() => import('./layout/MuiLayout')),
  AdminLayout: lazyRoute(() => import('./layout/AdminLayout')),
};

/** All paths but the home page's, which has no layout and no file of its own. */
const ROUTES = SCREENS.filter((route) => route.layout !== null);

const COMPONENTS: Record<(typeof ROUTES)[number]['screen'], ReturnType<typeof lazyRoute>> = {
  AboutScreen: lazyRoute(() => import('../features/info/AboutScreen')),
  AccessibilityScreen: lazyRoute(() => import('../features/info/AccessibilityScreen')),
  AdminsScreen: lazyRoute(() => import('../features/admins/AdminsScreen')),
  BulkShippingScreen: lazyRoute(() => import('../features/bulk-orders/BulkShippingScreen')),
  BulkStateScreen: lazyRoute(() => import('../features/bulk-orders/BulkStateScreen')),
  CartScreen: lazyRoute(() => import('../features/cart/CartScreen')),
  ConfirmationLinkScreen: lazyRoute(
    () => import('../features/confirmation-links/ConfirmationLinkScreen'),
  ),
  ContactsScreen: lazyRoute(() => import('../features/info/ContactsScreen')),
  EditAdminScreen: lazyRoute(() => import('../features/admins/EditAdminScreen')),
  EditProductScreen: lazyRoute(() => import('../features/product-editor/EditProductScreen')),
  InsertProductScreen: lazyRoute(() => import('../features/product-editor/InsertProductScreen')),
  LeaveFeedbackScreen: lazyRoute(() => import('../features/feedback/LeaveFeedbackScreen')),
  LoginScreen: lazyRoute(() => import('../features/login/LoginScreen')),
  OrderReturnScreen: lazyRoute(() => import('../features/order-return/OrderReturnScreen')),
  OrderScreen: lazyRoute(() => import('../features/order/OrderScreen')),
  OrdersScreen: lazyRoute(() => import('../features/order-list/OrdersScreen')),
  OverviewScreen: lazyRoute(() => import('../features/overview/OverviewScreen')),
  PackingListScreen: lazyRoute(() => import('../features/bulk-orders/PackingListScreen')),
  PaymentFailedScreen: lazyRoute(() => import('../features/cart/PaymentFailedScreen')),
  PaymentSuccessScreen: lazyRoute(() => import('../features/cart/PaymentSuccessScreen')),
  PrivacyScreen: lazyRoute(() => import('../features/info/PrivacyScreen')),
  ProductScreen: lazyRoute(() => import('../features/product/ProductScreen')),
  ProfileScreen: lazyRoute(() => import('../features/profile/ProfileScreen')),
  RegistrationScreen: lazyRoute(() => import('../features/admins/RegistrationScreen')),
  ResetPasswordScreen: lazyRoute(() => import('../features/login/ResetPasswordScreen')),
  ReturnPolicyScreen: lazyRoute(() => import('../features/info/ReturnPolicyScreen')),
  TestimonialsScreen: lazyRoute(() => import('../features/feedback/TestimonialsScreen')),
  WithdrawalScreen: lazyRoute(() => import('../features/withdrawal/WithdrawalScreen')),
};

const NotFound = lazyRoute(() => import('./NotFound'));

/** The components in their states, for developers and QA; in no other build. */
const COMPONENTS_PATH = '/__components';
const ComponentsScreen =
  import.meta.env.DEV || import.meta.env.VITE_QA === 'true'
    ? lazyRoute(() => import('./qa/components/ComponentsScreen'))
    : null;

/** Loads the files of the screen at a path, which index.html has begun to load (`build/routeTable.ts`). */
export async function preloadScreen(pathname: string): Promise<void> {
  const route = ROUTES.find(({ path }) => matchPath(path, pathname));
  if (!route) return;
  const menu = route.layout === 'AdminLayout' ? [AdminMenu] : [];
  const parts = [LAYOUTS[route.layout], COMPONENTS[route.screen], ...menu];
  await Promise.all(parts.map((part) => part.preload()));
}

export const preloadPages = makePagePreload(preloadScreen);

/** Renders the screen of the current path. */
export default function ScreenRoutes() {
  return (
    <Routes>
      <Route element={<LAYOUTS.MuiLayout />}>
        {routesOf('MuiLayout')}
        {ComponentsScreen && <Route path={COMPONENTS_PATH} element={<ComponentsScreen />} />}
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route element={<LAYOUTS.AdminLayout />}>{routesOf('AdminLayout')}</Route>
    </Routes>
  );
}

function routesOf(wanted: keyof typeof LAYOUTS) {
  return ROUTES.filter(({ layout }) => layout === wanted).map(({ path, screen }) => {
    const Screen = COMPONENTS[screen];
    return <Route key={path} path={path} element={<Screen />} />;
  });
}
