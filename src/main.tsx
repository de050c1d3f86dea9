import './app/base.css';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { restoreFocusAfterMount, hydrateOrRender } from './prerender/hydrateOrRender';
import { App } from './app/App';
import { reloadOnChunkError } from './app/chunkErrorReload';
import { loadFirstScreen } from './app/AppRoutes';
import { restoreScrollPositions } from './app/scrollRestoration';
import { persistDrafts } from './features/form-drafts/draftPersistence';
import { adoptPrefetched } from './prerender/adoptPrefetched';
import { followLogouts } from './store/logoutMark';
import { makeStore, type ShopStore } from './store/makeStore';
import { learnAfterRestore } from './store/pageRestored';
import { persistedRecentOrders } from './features/order/recentOrdersSlice';
import { persistedSavedViews } from './features/order-list/savedViewsSlice';
import { persistedShortcuts } from './features/shortcuts/shortcutsSlice';
import { persistSlice } from './store/persistSlice';
import { endSessionAtExpiry } from './session/sessionExpiry';
import { startSessionPersistence } from './session/sessionPersistence';
import { startTabs } from './cross-tab/startTabs';
import { prerenderState } from './config/prerenderState';
import { watchStyleSheets } from './components/styleSheets';

declare global {
  /** Says in the page that the application did not start (`app/startFailure.ts`). */
  var startFailed: ((reason: unknown) => void) | undefined;
}

/** Shops that customers use have no line of it. */
const WITH_REPLAY = import.meta.env.DEV || import.meta.env.VITE_QA === 'true';

/**
 * How long the first drawing waits for what index.html has sent for, in milliseconds: what is
 * there already is drawn at once, without a skeleton before it, which takes as long to draw.
 */
const PATIENCE_MS = 250;

/**
 * The same, where index.html draws what the application would: links work, so a skeleton gains
 * nothing at first but the menu and the fields, and a list that is seen should not make room for
 * one, as long as a call may take.
 */
const DRAWN_PATIENCE_MS = { soon: 1_000, shell: 1_500, list: 15_000 };

/** How long the first pause is waited for, in milliseconds. */
const IDLE_WITHIN_MS = 3_000;

async function start(): Promise<void> {
  reloadOnChunkError();
  watchStyleSheets();
  const qa = WITH_REPLAY ? await import('./app/qa/start') : null;
  const asked = await qa?.replayFromAddress();
  if (asked?.isReplayed) return;
  if (!import.meta.env.VITE_API_HOST) {
    const { startMockBackend } = await import('../mocks/browser');
    await startMockBackend();
  }
  const store = makeStore();
  followLogouts(store);
  await startSessionPersistence(store);
  endSessionAtExpiry(store);
  persistDrafts(store);
  persistSlice(store, persistedRecentOrders);
  persistSlice(store, persistedShortcuts);
  persistSlice(store, persistedSavedViews);
  startTabs(store, () => import('./app/tabFeatures'));
  learnAfterRestore(store);
  restoreScrollPositions();
  const reads = adoptPrefetched(store);
  const file = loadFirstScreen(location.pathname);
  await Promise.race([Promise.all([reads.all, file]), pause(PATIENCE_MS)]);
  const isThere = Promise.all([reads.list, file]);
  for (const drawn of ['soon', 'shell', 'list'] as const) {
    if (prerenderState() === drawn) await Promise.race([isThere, pause(DRAWN_PATIENCE_MS[drawn])]);
  }
  const shop = (
    <StrictMode>
      <Provider store={store}>
        <App />
      </Provider>
    </StrictMode>
  );
  const root = document.getElementById('root') as HTMLElement;
  if (qa) {
    restoreFocusAfterMount(root);
    qa.showWithTools(store, shop, asked?.refused);
  } else hydrateOrRender(root, shop, store);
  startInBackground(store);
}

// Work for later, or for another visit: its code is no part of the first screen.
function startInBackground(store: ShopStore): void {
  const start = () => {
    import('./app/background').then(
      (background) => background.startBackground(store),
      () => addEventListener('online', start, { once: true }),
    );
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: IDLE_WITHIN_MS });
  else setTimeout(start, IDLE_WITHIN_MS);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

start().catch((reason: unknown) => {
  if (!globalThis.startFailed) throw reason;
  globalThis.startFailed(reason);
});
