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
  CATALOGUE_CALL,
  COPY_HEADER,
  PRODUCT_CALL,
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

/** The shell's files with their revisions, put in by serviceWorkerPlugin.ts. */
declare const SHELL_FILES: { url: string; revision: string | null }[];
/** Tells the shells of builds apart; put in as well. */
declare const SHELL_REVISION: string;

// TypeScript's library for workers cannot be had beside the one for pages.
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
// Files at the root, such as robots.txt, are no pages of the shop.
const page = shell.createHandlerBoundToURL('/index.html');
registerRoute(new NavigationRoute(page, { denylist: [/^\/[^/]+\.\w+$/] }));
// Files that a tab of an older build loads later may be gone from the server.
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
registerRoute(({ request }) => isCatalogueRead(request, API_HOST), catalogue);

const pictures = new CacheFirst({
  cacheName: OFFLINE_CACHES.pictures,
  // Status 0 is all that is told of a picture of another host, be it good or bad: the page, which
  // sees it, takes a copy away that is none (keepOffline.ts).
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

// Where the browser knows such routes it looks for the copies itself, and asks the network for the
// others: pictures that come by way of a worker cost frames while a long catalogue is scrolled.
self.addEventListener('install', (event) => {
  const isKnown = (event as WorkerEvent).addRoutes?.({
    condition: { urlPattern: `${imageBaseUrl()}*`, requestDestination: 'image' },
    source: { cacheName: OFFLINE_CACHES.pictures },
  });
  if (isKnown) (event as WorkerEvent).waitUntil(isKnown.catch(() => undefined));
});

// The pictures on a page, told when it has a pause (keepOffline.ts), or that it wants this build.
self.addEventListener('message', (event) => {
  if ((event as WorkerEvent).data === SKIP_WAITING) return void self.skipWaiting();
  (event as WorkerEvent).waitUntil(keepPictures(event as WorkerEvent));
});

async function keepPictures(event: WorkerEvent): Promise<void> {
  for (const address of picturesAmong(event.data).slice(-KEPT_PICTURES)) {
    // Out of the browser's own cache, where it can be: the page has just had it.
    const request = new Request(address, { mode: 'no-cors', cache: 'force-cache' });
    const [, done] = pictures.handleAll({ request, event });
    await done.catch(() => undefined);
  }
}

function picturesAmong(told: unknown): string[] {
  if (!Array.isArray(told)) return [];
  return told.filter((one): one is string => typeof one === 'string' && isImageUrl(one));
}

// The catalogue of the first visit was read before this worker was there.
self.addEventListener('install', (event) => {
  const request = new Request(API_HOST + CATALOGUE_CALL, { credentials: 'include' });
  const [, done] = catalogue.handleAll({ request, event: event as WorkerEvent });
  (event as WorkerEvent).waitUntil(done.catch(() => undefined));
});

self.addEventListener('activate', (event) => {
  (event as WorkerEvent).waitUntil(Promise.all([self.clients.claim(), dropOldShells()]));
});

/** Drops the shells of other builds; not the latest ones while there are pages that may use them. */
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

// The worker's own request and the page's differ in what kinds of picture they ask for.
function withoutVary(response: Response): Response {
  if (response.type === 'opaque') return response;
  const headers = new Headers(response.headers);
  headers.delete('Vary');
  return new Response(response.body, { status: response.status, headers });
}

/**
 * Returns the response with the time at which it is stored, which tells the application how old the
 * copy is: another origin's Date cannot be read, and a server's clock is not this device's.
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
export function isCatalogueRead(request: Request, apiHost: string): boolean {
  if (request.method !== 'GET' || request.headers.has('BearerToken')) return false;
  const { origin, pathname } = new URL(request.url);
  return [CATALOGUE_CALL, PRODUCT_CALL].some((call) => origin + pathname === apiHost + call);
}

/** Returns the cached response with a header by which the application recognizes it. */
export function markedAsCopy(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(COPY_HEADER, 'true');
  return new Response(response.body, { status: response.status, headers });
}
