import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { lazyWithPreload } from '../components/lazyWithPreload';
import { withRouteProgress } from '../components/routeProgress';
import { PATHS } from '../config/paths';
import HomeScreen from '../features/catalogue/HomeScreen';
import { useWhenIdle } from '../hooks/useWhenIdle';

const loadRoutes = () => import('./routes');
const ScreenRoutes = lazyWithPreload(loadRoutes, withRouteProgress);

/** Loads the chunks of the first screen, which index.html has begun to load. */
export async function loadFirstScreen(pathname: string): Promise<void> {
  if (pathname === PATHS.home) return;
  // What cannot be loaded now is asked for again by the screen.
  if (!(await ScreenRoutes.preload())) return;
  await loadRoutes().then(
    (routes) => routes.preloadScreen(pathname),
    () => undefined,
  );
}

// What cannot be loaded now is asked for again by the page itself.
async function preloadPages(pathname: string): Promise<void> {
  if (!(await ScreenRoutes.preload())) return;
  await loadRoutes().then(
    (routes) => routes.preloadPages(pathname),
    () => undefined,
  );
}

/** Renders the home page, which is part of the shop chunk, or the screen of another path. */
export function AppRoutes() {
  const isIdle = useWhenIdle();
  const { pathname } = useLocation();
  useEffect(() => {
    if (isIdle) void preloadPages(pathname);
  }, [isIdle, pathname]);
  return pathname === PATHS.home ? <HomeScreen /> : <ScreenRoutes />;
}
