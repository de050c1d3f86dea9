'use no memo';

import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { cartApi } from '../api/cart';
import { lazyWithPreload } from '../components/lazyWithPreload';
import { withRouteProgress } from './routeProgress';
import { PATHS } from '../config/paths';
import HomeScreen from '../features/catalogue/HomeScreen';
import { useWhenIdle } from '../hooks/useWhenIdle';

const loadRoutes = () => import('./routes');
type Routes = Awaited<ReturnType<typeof loadRoutes>>;
const ScreenRoutes = lazyWithPreload(loadRoutes, withRouteProgress);

/** Loads the chunks of the first screen, which index.html has begun to load; resolves to false if one fails. */
export async function loadFirstScreen(pathname: string): Promise<boolean> {
  if (pathname === PATHS.home) return true;
  return (await withRoutes((routes) => routes.preloadScreen(pathname))) ?? false;
}

// The screen itself retries a failed load.
async function withRoutes<Result>(
  use: (routes: Routes) => Promise<Result> | Result,
): Promise<Result | undefined> {
  return (await ScreenRoutes.preload()) ? loadRoutes().then(use, () => undefined) : undefined;
}

/**
 * Renders the home page, which is part of the shop chunk, or the screen of any other path; `isAfterLogout` if the user has
 * logged out there.
 */
export function AppRoutes({ isAfterLogout }: { isAfterLogout: boolean }) {
  const isIdle = useWhenIdle();
  const { pathname } = useLocation();
  const { hasItems } = cartApi.useGetCartQuery(undefined, {
    selectFromResult: ({ data }) => ({ hasItems: !!data?.lines.length }),
  });
  useEffect(() => {
    if (isIdle) void withRoutes((routes) => routes.preloadPages(pathname, hasItems));
  }, [isIdle, pathname, hasItems]);
  return pathname === PATHS.home ? <HomeScreen /> : <ScreenRoutes isAfterLogout={isAfterLogout} />;
}
