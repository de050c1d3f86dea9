'use no memo';

import './base.css';
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BrowserRouter, useLocation, useNavigationType } from 'react-router';
import { PATHS, isListed } from '../config/paths';
import { useResetPageState } from '../hooks/usePageState';
import { selectLogouts } from '../session/sessionSlice';
import { useAppSelector } from '../store/hooks';
import { endPrerender } from '../config/prerenderState';
import { focusHeading } from '../components/focusHeading';
import { HasNavigated } from '../components/PageHeading';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { MuiTheme } from '../components/theme/MuiTheme';
import { DialogLoading } from './DialogLoading';
import { useIsRouteSlow } from './routeProgress';
import { saveOffset } from './scrollRestoration';
import { AdminTasks } from './layout/AdminTasks';
import { ConnectionBanner, NewVersion } from './layout/Banners';
import { Footer } from './layout/Footer';
import { Header, MAIN_ID } from './layout/Header';
import { Notifications } from '../features/notifications/Notifications';
import { PageFailed, FooterFailed, HeaderFailed } from './ErrorFallbacks';
import { AppRoutes } from './AppRoutes';
import { Shortcuts } from './layout/Shortcuts';

/** Renders header, the screen of the route, footer and notifications (spec section 1). */
export function App() {
  return (
    <BrowserRouter>
      <Shell />
    </BrowserRouter>
  );
}

/** The application inside a router, which tests and replays provide themselves. */
export function Shell() {
  return (
    <MuiTheme>
      {/* Boundaries with `loading` hydrate one after the other, each in slices; header and footer together take long. */}
      <ErrorBoundary loading={null} fallback={(retry) => <HeaderFailed onRetry={retry} />}>
        <Header />
      </ErrorBoundary>
      <ErrorBoundary>
        <ConnectionBanner />
      </ErrorBoundary>
      <ErrorBoundary>
        <NewVersion />
      </ErrorBoundary>
      <ErrorBoundary loading={null}>
        <AdminTasks />
      </ErrorBoundary>
      <main id={MAIN_ID} tabIndex={-1}>
        <Screen />
      </main>
      <RouteProgress />
      <ErrorBoundary loading={null} fallback={(retry) => <FooterFailed onRetry={retry} />}>
        <ShopFooter />
      </ErrorBoundary>
      <ErrorBoundary>
        <Notifications />
      </ErrorBoundary>
      <ErrorBoundary>
        <Shortcuts />
      </ErrorBoundary>
    </MuiTheme>
  );
}

// A logout recreates it, which empties the field for an order's number.
function ShopFooter() {
  const logouts = useDeferredValue(useAppSelector(selectLogouts));
  return <Footer key={logouts} />;
}

const pageFailed = (retry: () => void, isLoadFailure: boolean) => (
  <PageFailed onRetry={retry} isLoadFailure={isLoadFailure} />
);

function Screen() {
  useResetPageState();
  const { pathname, key } = useLocation();
  const isOpenedByLink = useNavigationType() !== 'POP';
  useEffect(() => {
    if (isOpenedByLink) saveOffset();
  }, [pathname, isOpenedByLink]);
  const screenKey = useScreenKey(pathname);
  // A logout empties the page at once, in all tabs; the login renders after that.
  const shownKey = useDeferredValue(screenKey);
  const isAfterLogout = useIsAfterLogout(key);
  useFocusAfterLogout(shownKey);
  return (
    <HasNavigated value={useHasNavigated(pathname)}>
      {!isListed(pathname) && <meta name="robots" content="noindex" />}
      <ErrorBoundary loading={null} fallback={pageFailed}>
        {shownKey === screenKey && <AppRoutes key={screenKey} isAfterLogout={isAfterLogout} />}
        <EndPrerender />
      </ErrorBoundary>
    </HasNavigated>
  );
}

// A logout recreates the screen and the state of its components. Not the login, where the next person may already be
// typing.
function useScreenKey(pathname: string): number {
  const logouts = useAppSelector(selectLogouts);
  const [key, setKey] = useState(logouts);
  if (key !== logouts && pathname !== PATHS.login) setKey(logouts);
  return key;
}

// The pressed button is gone, and a page that stays open does not take the focus as a new one does. Only in the tab that
// is in use: in the others no button was pressed.
function useFocusAfterLogout(shownKey: number): void {
  const opened = useRef(shownKey);
  useEffect(() => {
    if (shownKey === opened.current || !document.hasFocus()) return;
    if (document.activeElement === document.body) focusHeading({ preventScroll: true });
  }, [shownKey]);
}

// Whether the user has logged out on this page, given its key in the history.
function useIsAfterLogout(key: string): boolean {
  const logouts = useAppSelector(selectLogouts);
  const [opened, setOpened] = useState({ key, logouts });
  if (opened.key !== key) setOpened({ key, logouts });
  return opened.key === key && opened.logouts !== logouts;
}

// Its effect runs after those of the screen, whether hydrated or rendered.
function EndPrerender() {
  useLayoutEffect(endPrerender, []);
  return null;
}

// The previous screen stays until the next one is loaded.
function RouteProgress() {
  return useIsRouteSlow() ? <DialogLoading /> : null;
}

function useHasNavigated(pathname: string): boolean {
  const [arrivedAt] = useState(pathname);
  const [hasNavigated, setHasNavigated] = useState(false);
  if (!hasNavigated && pathname !== arrivedAt) setHasNavigated(true);
  return hasNavigated;
}
