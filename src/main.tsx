import './app/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { App } from './app/App';
import { keepShellOffline } from './app/offline/register';
import { keepDrafts, storedDrafts } from './store/draftPersistence';
import { takeUpEarlyReads } from './store/firstReads';
import { makeStore } from './store/makeStore';
import { keepRecentOrders } from './store/recentOrdersPersistence';
import { endSessionAtExpiry } from './store/sessionExpiry';
import { startSessionPersistence } from './store/sessionPersistence';

async function start(): Promise<void> {
  if (!import.meta.env.VITE_API_HOST) {
    const { startStandIn } = await import('../mocks/browser');
    await startStandIn();
  }
  const store = makeStore(storedDrafts());
  await Promise.all([startSessionPersistence(store), takeUpEarlyReads(store)]);
  endSessionAtExpiry(store);
  keepDrafts(store);
  keepRecentOrders(store);
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <Provider store={store}>
        <App />
      </Provider>
    </StrictMode>,
  );
  keepShellOffline();
}

void start();
