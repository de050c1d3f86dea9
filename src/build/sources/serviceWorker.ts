import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { API_HOST } from '../../api/request';
import { isImageUrl, imageBaseUrl } from '../../config/environment';
import {
  KEPT_PICTURES,
  KEPT_PICTURES_SECONDS,
  KEPT_READS,
  KEPT_SHELLS,
  OFFLINE_CACHES,
  SKIP_WAITING,
  CATALOGUE_PATH,
  COPY_HEADER,
  PRODUCT_PATH,
} from '../../config/offline';
import { realNow } from '../../domain/clock';

/*
 * The service worker of a build against a real backend. It keeps the shell, the catalogue
 * last seen and some pictures; carts, orders, feedback, writes and everything that an
 * administrator's screens ask for pass by it untouched.
 *
 * A new build waits until every tab of the old one is closed (the browser's own rule), or until
 * someone asks for it (loadNewVersion.ts). Each build's shell is a cache of its own, and stays
 * while tabs of that build may be open: a page never loads parts of another build.
 */

/** The shell's files with their revisions; inserted by serviceWorkerPlugin.ts. */
declare const SHELL_FILES: { url: string; revision: string | null }[];
/** Distinguishes the shells of builds; inserted as well. */
declare const SHELL_REVISION: string;

// TypeScript's library for workers cannot be used together with the one for pages.
type WorkerEvent = Event & {
  waitUntil: (work: Promise<unknown>) => void;
  data?: unknown;
  addRoutes?: (route: { condition: object; source: object }) => Promise<void>;
};
declare const self: EventTarget & {
  clients: { claim: () => Promise<void>; matchAll: (options: object) => Promise<unknown[]> };
  skipWaiting: () => Promise<void>;
};
type WorkboxPlugin = NonNullable<
  NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>['plugins']
>[number];

const shellCache = OFFLINE_CACHES.shell + SHELL_REVISION;
const shell = new PrecacheController({ cacheName: shellCache });
shell.addToCacheList(SHELL_FILES);
registerRoute(new PrecacheRoute(shell));
// Files at the root, such as robots.txt, are not pages of the shop.
const page = shell.createHandlerBoundToURL('/index.html');
registerRoute(new NavigationRoute(page, { denylist: [/^\/[^/]+\.\w+$/] }));
// Files that a tab of an older build loads later may no longer be on the server.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
);
self.addEventListener('install', (event) => void shell.install(event as never));

const catalogue = new NetworkFirst({
  cacheName: OFFLINE_CACHES.catalogue,
  matchOptions: { ignoreVary: true },
  plugins: [
    keeping(200),
    { cacheWillUpdate: ({ response }) => Promise.resolve(withDate(response)) },
    {
      cachedResponseWillBeUsed: ({ cachedResponse }) =>
        Promise.resolve(cachedResponse && markedAsCopy(cachedResponse)),
    },
    forgetting({ maxEntries: KEPT_READS }),
  ],
});
registerRoute(({ request }) => isCatalogueRead(request), catalogue);

const pictures = new CacheFirst({
  cacheName: OFFLINE_CACHES.pictures,
  // For another host's picture the status is always 0, good or bad: the page, which sees it, deletes a bad copy
  // (dropBadCopies.ts).
  plugins: [
    keeping(0, 200),
    { cacheWillUpdate: ({ response }) => Promise.resolve(withoutVary(response)) },
    forgetting({ maxEntries: KEPT_PICTURES, maxAgeSeconds: KEPT_PICTURES_SECONDS }),
  ],
});
registerRoute(
  ({ request, url }) => request.destination === 'image' && isImageUrl(url.href),
  pictures,
);

// Browsers with static routes look for copies themselves and otherwise ask the network: pictures that pass through a
// worker cost frames while a long catalogue is scrolled.
self.addEventListener('install', (event) => {
  const isKnown = (event as WorkerEvent).addRoutes?.({
    condition: { urlPattern: `${imageBaseUrl()}*`, requestDestination: 'image' },
    source: { cacheName: OFFLINE_CACHES.pictures },
  });
  if (isKnown) (event as WorkerEvent).waitUntil(isKnown.catch(() => undefined));
});

// The list of a page's pictures, sent when it is idle (keepOffline.ts), or a request to activate this build.
self.addEventListener('message', (event) => {
  if ((event as WorkerEvent).data === SKIP_WAITING) return void self.skipWaiting();
  (event as WorkerEvent).waitUntil(keepPictures(event as WorkerEvent));
});

async function keepPictures(event: WorkerEvent): Promise<void> {
  for (const address of picturesAmong(event.data).slice(-KEPT_PICTURES)) {
    // From the browser's own cache if possible: the page has just loaded it.
    const request = new Request(address, { mode: 'no-cors', cache: 'force-cache' });
    const [, done] = pictures.handleAll({ request, event });
    await done.catch(() => undefined);
  }
}

function picturesAmong(told: unknown): string[] {
  if (!Array.isArray(told)) return [];
  return told.filter((one): one is string => typeof one === 'string' && isImageUrl(one));
}

// The first visit reads the catalogue before this worker is installed.
self.addEventListener('install', (event) => {
  const request = new Request(API_HOST + CATALOGUE_PATH, { credentials: 'include' });
  const [, done] = catalogue.handleAll({ request, event: event as WorkerEvent });
  (event as WorkerEvent).waitUntil(done.catch(() => undefined));
});

self.addEventListener('activate', (event) => {
  (event as WorkerEvent).waitUntil(Promise.all([self.clients.claim(), dropOldShells()]));
});

/** Drops the shells of other builds, but keeps the latest ones while pages may use them. */
async function dropOldShells(): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(OFFLINE_CACHES.shell) && name !== shellCache,
  );
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const old = pages.length > 0 ? others.slice(0, -KEPT_SHELLS) : others;
  await Promise.all(old.map((name) => caches.delete(name)));
}

function keeping(...statuses: number[]): WorkboxPlugin {
  return {
    cacheWillUpdate: ({ response }) =>
      Promise.resolve(statuses.includes(response.status) ? response : null),
  };
}

// The worker's request accepts other picture types than the page's.
function withoutVary(response: Response): Response {
  if (response.type === 'opaque') return response;
  const headers = new Headers(response.headers);
  headers.delete('Vary');
  return new Response(response.body, { status: response.status, headers });
}

/**
 * Returns the response with the time at which it is stored, from which the app computes the age of the copy: another
 * origin's Date cannot be read, and a server's clock differs from this device's.
 */
function withDate(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('Date', new Date(realNow()).toUTCString());
  return new Response(response.body, { status: response.status, headers });
}

function forgetting(limits: { maxEntries: number; maxAgeSeconds?: number }): WorkboxPlugin {
  return new ExpirationPlugin({ ...limits, purgeOnQuotaError: true }) as WorkboxPlugin;
}

/** Returns whether to cache this read: the catalogue and its products, never with a token. */
function isCatalogueRead(request: Request): boolean {
  if (request.method !== 'GET' || request.headers.has('BearerToken')) return false;
  const { origin, pathname } = new URL(request.url);
  return [CATALOGUE_PATH, PRODUCT_PATH].some((call) => origin + pathname === API_HOST + call);
}

/** Returns the cached response with a header by which the app recognizes it. */
function markedAsCopy(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(COPY_HEADER, 'true');
  return new Response(response.body, { status: response.status, headers });
}
