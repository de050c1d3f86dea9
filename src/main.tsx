import { boot } from './api/boot';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { handOverPresses, hydrateOrRender } from './prerender/hydrateOrRender';
import { App } from './app/App';
import { reloadOnChunkError } from './app/chunkErrorReload';
import { loadFirstScreen } from './app/AppRoutes';
import { restoreAfterReload } from './app/reloadPage';
import { restoreScrollPositions } from './app/scrollRestoration';
import { persistDrafts } from './features/form-drafts/draftPersistence';
import { listenForHistorySteps } from './features/form-drafts/popStateGuard';
import { waitForFirstContent } from './prerender/adoptPrefetched';
import { clearAfterSession, followLogouts } from './store/clearAfterSession';
import { makeStore, type ShopStore } from './store/makeStore';
import type { RootState } from './store/rootReducer';
import { learnAfterRestore } from './store/pageRestored';
import { persistedRecentOrders } from './features/order/recentOrdersSlice';
import { persistedOrderWork } from './features/order/orderWorkSlice';
import { persistedRecentlyViewed } from './features/recently-viewed/recentlyViewedSlice';
import { persistedSavedViews } from './features/order-list/savedViewsSlice';
import { loadReports } from './features/problem-report/loadReports';
import { persistedShortcuts } from './features/shortcuts/shortcutsSlice';
import { persistSlice } from './store/persistSlice';
import { endSessionAtExpiry, startSessionPersistence } from './session/sessionLifetime';
import { startTabs } from './cross-tab/startTabs';
import { whenIdle } from './domain/whenIdle';
import { dropBadCopies } from './offline/dropBadCopies';
import { retryWhileVisible } from './hooks/retryWhileVisible';
import { reportingRepeats } from './components/chunkFailures';
import { watchFiles } from './components/lazyWithPreload';

/** Snapshots can only be replayed with QA's tools: in development and in QA's builds. */
const WITH_REPLAY = import.meta.env.DEV || import.meta.env.VITE_QA === 'true';

async function start(): Promise<void> {
  let shop: ShopStore | null = null;
  reloadOnChunkError(() => shop);
  watchFiles();
  dropBadCopies();
  const qa = WITH_REPLAY ? await import('./app/qa/start') : null;
  const replay = await qa?.replayFromAddress();
  if (replay?.isReplayed) return;
  if (!import.meta.env.VITE_API_HOST) {
    const { startMockBackend } = await import('../mocks/browser');
    await startMockBackend();
  }

  const store = (shop = makeStore());
  if (import.meta.env.VITE_SENTRY_DSN) loadReports(store);
  clearAfterSession(store);
  followLogouts(store);
  await startSessionPersistence(store);
  endSessionAtExpiry(store);
  persistDrafts(store);
  persistSlice(store, persistedRecentOrders);
  persistSlice(store, persistedRecentlyViewed);
  persistSlice(store, persistedOrderWork);
  persistSlice(store, persistedShortcuts);
  persistSlice(store, persistedSavedViews);
  startTabs(
    store,
    reportingRepeats(() => import('./app/tabFeatures'), 'background'),
  );
  learnAfterRestore(store);
  listenForHistorySteps();
  restoreScrollPositions();
  await restoreAfterReload(store);
  // The app adds the description of each page (`components/Head.tsx`).
  document.querySelector('meta[name=description]')?.remove();
  const hasScreen = await waitForFirstContent(store, loadFirstScreen(location.pathname));

  const app = (prerendered?: RootState) => (
    <StrictMode>
      <Provider store={store} {...(prerendered && { serverState: prerendered })}>
        <App />
      </Provider>
    </StrictMode>
  );
  const root = document.getElementById('root') as HTMLElement;
  if (qa) {
    handOverPresses(root);
    qa.showWithTools(store, app(), replay?.refused);
  } else hydrateOrRender(root, app, store, hasScreen);
  startInBackground(store);
}

// Background work, or work for another visit: its code is not part of the first screen.
function startInBackground(store: ShopStore): void {
  const loadChunk = reportingRepeats(() => import('./app/background'), 'background');
  let starting: Promise<void> | null = null;
  // Attempts may overlap, for example when the page is shown while a slow one runs: it starts once all the same.
  const load = () =>
    (starting ??= loadChunk()
      .then(({ startBackground }) => startBackground(store))
      .catch((reason: unknown) => {
        starting = null;
        throw reason;
      }));
  const start = () => {
    load().catch(() => {
      const stop = retryWhileVisible(() => void load().then(stop, () => undefined));
    });
  };
  whenIdle(start);
}

start().catch((reason: unknown) => {
  if (import.meta.env.VITE_SENTRY_DSN) {
    loadReports(null);
    reportError(reason);
  }
  if (!boot.startFailed) throw reason;
  boot.startFailed(reason);
});
