import type { ComponentType } from 'react';
import { matchPath, Route, Routes } from 'react-router';
import { lazyWithPreload } from '../components/lazyWithPreload';
import { DenseTheme } from '../components/theme/DenseTheme';
import { withRouteProgress } from './routeProgress';
import { BackgroundTasks } from './layout/AdminTasks';
import { AdminMenu } from './layout/Header';
import { RequireAdmin } from '../features/login/RequireAdmin';
import { makePagePreload } from './pagePreload';
import { ADMIN_SCREENS, SHOP_SCREENS } from './screens';

/** Returns a screen that is loaded when it is first rendered. */
const lazyRoute = (load: () => Promise<{ default: ComponentType }>) =>
  lazyWithPreload(load, withRouteProgress);

/** The files of all screens; the home page's is part of the main chunk. */
const FILES = import.meta.glob<{ default: ComponentType }>([
  '../features/*/*Screen.tsx',
  '!../features/catalogue/HomeScreen.tsx',
]);

const COMPONENTS = new Map(
  Object.entries(FILES).map(([file, load]) => [file.replace(/^.*\/|\.tsx$/g, ''), lazyRoute(load)]),
);

function componentOf({ screen }: { screen: string }) {
  const component = COMPONENTS.get(screen);
  if (!component) throw new Error(`No feature has a file ${screen}.tsx.`);
  return component;
}

const NotFound = lazyRoute(() => import('./NotFound'));

/** The pages for developers and QA only: of sample components and of snapshots. */
const QA_PATH = '/:page';
const QaScreen =
  import.meta.env.DEV || import.meta.env.VITE_QA === 'true'
    ? lazyRoute(() => import('./qa/QaScreen'))
    : null;

/**
 * Loads the files of the screen at a path, which index.html has begun to load (`build/routeTable.ts`). Resolves to false
 * if one fails.
 */
export async function preloadScreen(pathname: string): Promise<boolean> {
  const isOpen = ({ path }: { path: string }) => matchPath(path, pathname) !== null;
  const shopScreen = SHOP_SCREENS.find(isOpen);
  const adminScreen = ADMIN_SCREENS.find(isOpen);
  const parts = [
    ...(shopScreen ? [componentOf(shopScreen)] : []),
    ...(adminScreen ? [componentOf(adminScreen), AdminMenu, BackgroundTasks] : []),
  ];
  const areLoaded = await Promise.all(parts.map((part) => part.preload()));
  return areLoaded.every(Boolean);
}

export const preloadPages = makePagePreload(preloadScreen);

/** Renders the screen of the current path; `isAfterLogout` if the user has logged out there. */
export default function ScreenRoutes({ isAfterLogout }: { isAfterLogout: boolean }) {
  return (
    <Routes>
      {SHOP_SCREENS.map((route) => {
        const Screen = componentOf(route);
        return <Route key={route.path} path={route.path} element={<Screen />} />;
      })}
      {QaScreen && <Route path={QA_PATH} element={<QaScreen />} />}
      <Route path="*" element={<NotFound />} />
      {ADMIN_SCREENS.map((route) => {
        const Screen = componentOf(route);
        const page = (
          <DenseTheme>
            <RequireAdmin isAfterLogout={isAfterLogout}>
              <Screen />
            </RequireAdmin>
          </DenseTheme>
        );
        return <Route key={route.path} path={route.path} element={page} />;
      })}
    </Routes>
  );
}
