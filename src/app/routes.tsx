import type { ComponentType } from 'react';
import { matchPath, Route, Routes } from 'react-router';
import { lazyWithPreload } from '../components/lazyWithPreload';
import { DenseTheme } from '../components/theme/DenseTheme';
import { withRouteProgress } from './routeProgress';
import { AdminMenu } from './layout/Header';
import { RequireAdmin } from '../features/login/RequireAdmin';
import { makePagePreload } from './pagePreload';
import { ADMIN_SCREENS, SHOP_SCREENS } from './screens';

/** Returns a screen that is loaded when it is first rendered. */
const lazyRoute = (load: () => Promise<{ default: ComponentType }>) =>
  lazyWithPreload(load, withRouteProgress);

type Screens = typeof SHOP_SCREENS | typeof ADMIN_SCREENS;

const COMPONENTS: Record<Screens[number]['screen'], ReturnType<typeof lazyRoute>> = {
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

/** The page of sample components, for developers and QA only. */
const COMPONENTS_PATH = '/__components';
const ComponentsScreen =
  import.meta.env.DEV || import.meta.env.VITE_QA === 'true'
    ? lazyRoute(() => import('./qa/components/ComponentsScreen'))
    : null;

/** Loads the files of the screen at a path, which index.html has begun to load (`build/routeTable.ts`). */
export async function preloadScreen(pathname: string): Promise<void> {
  const isOpen = ({ path }: { path: string }) => matchPath(path, pathname) !== null;
  const shopScreen = SHOP_SCREENS.find(isOpen);
  const adminScreen = ADMIN_SCREENS.find(isOpen);
  const parts = [
    ...(shopScreen ? [COMPONENTS[shopScreen.screen]] : []),
    ...(adminScreen ? [COMPONENTS[adminScreen.screen], AdminMenu] : []),
  ];
  await Promise.all(parts.map((part) => part.preload()));
}

export const preloadPages = makePagePreload(preloadScreen);

/** Renders the screen of the current path. */
export default function ScreenRoutes() {
  return (
    <Routes>
      {routesOf(SHOP_SCREENS)}
      {ComponentsScreen && <Route path={COMPONENTS_PATH} element={<ComponentsScreen />} />}
      <Route path="*" element={<NotFound />} />
      <Route
        element={
          <DenseTheme>
            <RequireAdmin />
          </DenseTheme>
        }
      >
        {routesOf(ADMIN_SCREENS)}
      </Route>
    </Routes>
  );
}

function routesOf(screens: Screens) {
  return screens.map(({ path, screen }) => {
    const Screen = COMPONENTS[screen];
    return <Route key={path} path={path} element={<Screen />} />;
  });
}
