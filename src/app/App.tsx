'use no memo';

import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { BrowserRouter, useLocation } from 'react-router';
import { PATHS } from '../config/paths';
import { isListed } from '../config/searchEngines';
import { SHOP } from '../config/shop';
import { useHistorySteps } from '../queries/historySteps';
import { BeforePush } from '../queries/routerHistory';
import { usePageViews } from '../queries/useView';
import { selectLogouts } from '../state/logouts';
import { useAppSelector } from '../store/hooks';
import { common } from '../texts/common';
import { endDrawnAhead } from '../ui/drawnAhead';
import { HasNavigated } from '../ui/hasNavigated';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { setMeta } from '../ui/headTags';
import { useAsPlaceholder } from '../ui/routeProgress';
import { makeShortcutRegistry, ShortcutsContext } from '../ui/shortcutRegistry';
import { BackOfficePlace } from './BackOfficePlace';
import { ConnectionBanner } from './ConnectionBanner';
import { Footer } from './Footer';
import { Header, MAIN_ID } from './Header';
import { LateScreen } from './LateScreen';
import { NewVersion } from './NewVersion';
import { Notifications } from './Notifications';
import { PageFailed } from './PageFailed';
import { FooterFailed, HeaderFailed } from './PartFailed';
import { AppRoutes } from './routes';
import { Shortcuts } from './Shortcuts';

/** Header, the routed screen, footer, notifications (spec section 1). */
export function App() {
  return (
    <BrowserRouter>
      <Shell />
    </BrowserRouter>
  );
}

/** The application inside whatever router leads through it. */
export function Shell() {
  const [shortcuts] = useState(makeShortcutRegistry);
  const logouts = useAppSelector(selectLogouts);
  return (
    <BeforePush>
      <ShortcutsContext value={shortcuts}>
        <ErrorBoundary fallback={(retry) => <HeaderFailed onRetry={retry} />}>
          <Header />
        </ErrorBoundary>
        <ErrorBoundary>
          <ConnectionBanner />
        </ErrorBoundary>
        <ErrorBoundary>
          <NewVersion />
        </ErrorBoundary>
        <ErrorBoundary>
          <BackOfficePlace />
        </ErrorBoundary>
        <main id={MAIN_ID} tabIndex={-1}>
          <Screen />
        </main>
        <LateScreen />
        <ErrorBoundary fallback={(retry) => <FooterFailed onRetry={retry} />}>
          <Footer key={logouts} />
        </ErrorBoundary>
        <ErrorBoundary>
          <Notifications />
        </ErrorBoundary>
        <ErrorBoundary>
          <Shortcuts />
        </ErrorBoundary>
      </ShortcutsContext>
    </BeforePush>
  );
}

const pageFailed = (retry: () => void, isLoadFailure: boolean) => (
  <PageFailed onRetry={retry} isLoadFailure={isLoadFailure} />
);

function Screen() {
  useHistorySteps();
  usePageViews();
  const { pathname } = useLocation();
  const screenKey = useScreenKey(pathname);
  useRobots(pathname);
  return (
    <HasNavigated value={useHasNavigated(pathname)}>
      <ErrorBoundary fallback={pageFailed}>
        <Suspense fallback={<ScreenOnItsWay />}>
          <AppRoutes key={screenKey} />
          <EndDrawnAhead />
        </Suspense>
      </ErrorBoundary>
    </HasNavigated>
  );
}

// A screen begins anew after a logout, with whatever its parts hold. Not the login, where the
// next person is at work.
function useScreenKey(pathname: string): number {
  const logouts = useAppSelector(selectLogouts);
  const [key, setKey] = useState(logouts);
  if (key !== logouts && pathname !== PATHS.login) setKey(logouts);
  return key;
}

function useRobots(pathname: string): void {
  useEffect(() => (isListed(pathname) ? undefined : setMeta('robots', 'noindex')), [pathname]);
}

// Comes after the screen, whether that was taken over or drawn.
function EndDrawnAhead() {
  useLayoutEffect(endDrawnAhead, []);
  return null;
}

function useHasNavigated(pathname: string): boolean {
  const [arrivedAt] = useState(pathname);
  const [hasNavigated, setHasNavigated] = useState(false);
  if (!hasNavigated && pathname !== arrivedAt) setHasNavigated(true);
  return hasNavigated;
}

function ScreenOnItsWay() {
  useAsPlaceholder();
  // Not the page before any more, and not yet the next.
  useEffect(() => {
    document.title = SHOP.name;
  }, []);
  return <p role="status">{common.loading}</p>;
}
