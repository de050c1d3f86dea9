import { Suspense, useEffect, useState } from 'react';
import { BrowserRouter, useLocation } from 'react-router';
import { SHOP } from '../config/shop';
import { useHistorySteps } from '../queries/historySteps';
import { common } from '../texts/common';
import { HasNavigated } from '../ui/hasNavigated';
import { ConnectionBanner } from './ConnectionBanner';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import { Header, MAIN_ID } from './Header';
import { Notifications } from './Notifications';
import { AppRoutes } from './routes';

/** Header, the routed screen, footer, notifications (spec section 1). */
export function App() {
  return (
    <BrowserRouter>
      <Header />
      <ConnectionBanner />
      <main id={MAIN_ID} tabIndex={-1}>
        <Screen />
      </main>
      <Footer />
      <Notifications />
    </BrowserRouter>
  );
}

function Screen() {
  useHistorySteps();
  const { pathname } = useLocation();
  return (
    <HasNavigated value={useHasNavigated(pathname)}>
      <ErrorBoundary place={pathname}>
        <Suspense fallback={<ScreenOnItsWay />}>
          <AppRoutes />
        </Suspense>
      </ErrorBoundary>
    </HasNavigated>
  );
}

function useHasNavigated(pathname: string): boolean {
  const [arrivedAt] = useState(pathname);
  const [hasNavigated, setHasNavigated] = useState(false);
  if (!hasNavigated && pathname !== arrivedAt) setHasNavigated(true);
  return hasNavigated;
}

function ScreenOnItsWay() {
  // Not the page before any more, and not yet the next.
  useEffect(() => {
    document.title = SHOP.name;
  }, []);
  return <p role="status">{common.loading}</p>;
}
