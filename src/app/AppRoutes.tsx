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

/** Loads the chunks of the first screen, which index.html has begun to load. */
export async function loadFirstScreen(pathname: string): Promise<void> {
  if (pathname !== PATHS.home) await withRoutes((routes) => routes.preloadScreen(pathname));
}

// The screen itself retries a failed load.
async function withRoutes(load: (routes: Routes) => Promise<void> | void): Promise<void> {
  if (await ScreenRoutes.preload()) await loadRoutes().then(load, () => undefined);
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
