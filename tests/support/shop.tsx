// Loaded in advance: tests press keys as soon as the page has its heading.
import '#src/app/layout/GlobalShortcuts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { getResponse, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { afterAll, afterEach, beforeAll, beforeEach, onTestFinished } from 'vitest';
import type { CartRecord } from '#mocks/backend/records';
import type { MockBackend } from '#mocks/createMockBackend';
import type { Seed } from '#mocks/seed/buildSeed';
import { shopApi } from '#src/api/shopApi';
import { App } from '#src/app/App';
import { listenForHistorySteps } from '#src/features/form-drafts/popStateGuard';
import { draftsRestored, type DraftsState } from '#src/features/form-drafts/draftsSlice';
import { clearAfterSession, followLogouts } from '#src/store/clearAfterSession';
import { makeStore, type ShopStore } from '#src/store/makeStore';
import { startSessionPersistence } from '#src/session/sessionLifetime';
import { CART_ID, freshMockBackend } from './freshMockBackend';
import { settled } from './storeSettled';

/** The backend's origin in tests, as vite.config.ts sets it. */
export const HOST = 'https://api.test';
const PLACES = { host: HOST, imageBase: `${HOST}/images/`, publicOrigin: HOST };

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A request as the backend received it. */
type SeenCall = { method: string; path: string; search: string; headers: Headers };

/** The mock backend that answers: each test opens the shop with its own. */
type Behind = { mockBackend: MockBackend | null };

/**
 * Puts the mock backend behind every fetch of a test file. `seen` lists the calls of the running test; `server.use(...)`
 * adds a handler before the mock backend until the test ends, `fail` makes a call fail, and `hold` holds its reply.
 */
export function useMockBackend() {
  const behind: Behind = { mockBackend: null };
  const server = setupServer(
    http.all('*', ({ request }) => getResponse(behind.mockBackend?.handlers ?? [], request)),
  );
  const seen: SeenCall[] = [];
  server.events.on('request:start', ({ request }) => {
    const url = new URL(request.url);
    seen.push({
      method: request.method,
      path: url.pathname,
      search: url.search,
      headers: request.headers,
    });
  });
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    seen.length = 0;
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  /** Answers a call with this status, or as `reply` says, until the returned function is called or the test ends. */
  function fail(
    method: Method,
    path: string,
    reply: number | (() => Response),
    options: { once?: boolean } = {},
  ): () => void {
    let isFailing = true;
    const answer = () =>
      typeof reply === 'number' ? new HttpResponse(null, { status: reply }) : reply();
    server.use(http[method](HOST + path, () => (isFailing ? answer() : undefined), options));
    return () => {
      isFailing = false;
    };
  }

  /** Holds the reply to a call until the returned function is called: with a reply, or for the mock backend's. */
  function hold(
    method: Method,
    path: string,
    options: { once?: boolean } = {},
  ): (reply?: Response) => void {
    const { promise, resolve } = Promise.withResolvers<Response | undefined>();
    server.use(http[method](HOST + path, () => promise, options));
    return resolve;
  }

  /** Returns the calls with this method or path. */
  const calls = (of: string) => seen.filter(({ method, path }) => method === of || path === of);

  return { server, seen, calls, behind, fail, hold };
}

type Options = {
  /** Changes a copy of the seed. */
  change?: (seed: Seed) => void;
  /** The content of this browser's cart. */
  cart?: Partial<CartRecord>;
  /** An administrator's token, already in the browser's storage. */
  token?: string;
  /** The drafts of this tab from before a reload. */
  drafts?: DraftsState;
  /** The state of the history's entry, as before a reload. */
  entry?: unknown;
};

type OpenShop = {
  store: ShopStore;
  mockBackend: MockBackend;
  user: UserEvent;
};

/** Opens the whole application at a path, with a new mock backend, and waits for its heading. */
export async function openShop(
  { behind }: { behind: Behind },
  path: string,
  options: Options = {},
): Promise<OpenShop> {
  const shop = await renderShop({ behind }, path, options);
  await screen.findByRole('heading', { level: 1 });
  return shop;
}

/** Opens the application without waiting. */
export async function renderShop(...shop: Parameters<typeof prepareShop>): Promise<OpenShop> {
  const opened = await prepareShop(...shop);
  render(
    <StrictMode>
      <Provider store={opened.store}>
        <App />
      </Provider>
    </StrictMode>,
  );
  return opened;
}

/** Makes the store of a page at a path, and a new mock backend, without rendering it. */
export async function prepareShop(
  { behind }: { behind: Behind },
  path: string,
  { change, cart, token, drafts, entry = null }: Options = {},
): Promise<OpenShop> {
  const mockBackend = await freshMockBackend(PLACES, { change, cart });
  if (cart) document.cookie = `cartSession=${CART_ID}; Path=/`;
  behind.mockBackend = mockBackend;
  history.replaceState(entry, '', path);
  if (token !== undefined) localStorage.setItem('adminAuthToken', token);
  const store = makeStore();
  clearAfterSession(store);
  followLogouts(store);
  listenForHistorySteps();
  await startSessionPersistence(store);
  if (drafts) store.dispatch(draftsRestored(drafts));
  // Test files share a page: what is still running, or tried again, would be among the calls of the next test.
  onTestFinished(async () => {
    store.dispatch(shopApi.util.resetApiState());
    await settled(store);
  });
  // Keys follow each other without pauses, also while timers are stopped.
  const user = userEvent.setup({ delay: null });
  return { store, mockBackend, user };
}

/**
 * Finds things in the main part of the page. A closing dialog still hides it from assistive technology: tests wait for what
 * they look for.
 */
export const main = () => within(screen.getByRole('main', { hidden: true }));

/** Returns the stored token, which the BearerToken header must contain. */
export const storedToken = () => localStorage.getItem('adminAuthToken') ?? 'no token';

/** Follows a link to another page. */
export async function openAboutPage(user: UserEvent): Promise<void> {
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Chi siamo' }));
  await screen.findByRole('heading', { level: 1, name: 'Chi siamo' });
}

/** Follows a link to another page and goes back with the browser's button. */
export async function leaveAndComeBack(user: UserEvent): Promise<void> {
  const { pathname } = location;
  await openAboutPage(user);
  history.back();
  await waitFor(() => {
    if (location.pathname !== pathname) throw new Error('still on the other page');
  });
}
