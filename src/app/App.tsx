import { Suspense } from 'react';
import { BrowserRouter, useLocation } from 'react-router';
import { useHistorySteps } from '../queries/historySteps';
import { common } from '../texts/common';
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
    <ErrorBoundary place={pathname}>
      <Suspense fallback={<p role="status">{common.loading}</p>}>
        <AppRoutes />
      </Suspense>
    </ErrorBoundary>
  );
}
