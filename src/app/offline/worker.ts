/*
 * The service worker of a build against a real backend. It keeps the shell, the catalogue
 * last seen and some pictures; carts, orders, feedback, writes and everything that an
 * administrator's screens ask for pass by it untouched.
 *
 * A new version waits until every tab of the old one is closed (the browser's own rule), so
 * that a page never loads parts of another version.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { API_HOST } from '../../api/host';
import { isPictureAddress, pictureBase } from '../../config/environment';
import {
  KEPT_PICTURES,
  KEPT_PICTURES_SECONDS,
  KEPT_READS,
  OFFLINE_CACHES,
} from '../../config/offline';
import { CATALOGUE_CALL } from '../../domain/offline';
import { isCatalogueRead, markedAsCopy } from './catalogueCopy';

/** The shell's files with their revisions, put in by offlineWorker.ts. */
declare const SHELL_FILES: { url: string; revision: string | null }[];

// TypeScript's library for workers cannot be had beside the one for pages.
type WorkerEvent = Event & {
  waitUntil: (work: Promise<unknown>) => void;
  data?: unknown;
  addRoutes?: (route: { condition: object; source: object }) => Promise<void>;
};
declare const self: EventTarget & { clients: { claim: () => Promise<void> } };
type WorkboxPlugin = NonNullable<
  NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>['plugins']
>[number];

precacheAndRoute(SHELL_FILES);
// Files at the root, such as robots.txt, are no pages of the shop.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/[^/]+\.\w+$/] }),
);

const catalogue = new NetworkFirst({
  cacheName: OFFLINE_CACHES.catalogue,
  matchOptions: { ignoreVary: true },
  plugins: [
    keeping(200),
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
  ({ request, url }) => request.destination === 'image' && isPictureAddress(url.href),
  pictures,
);

// Where the browser knows such routes it looks for the copies itself, and asks the network for the
// others: pictures that come by way of a worker cost frames while a long catalogue is scrolled.
self.addEventListener('install', (event) => {
  const isKnown = (event as WorkerEvent).addRoutes?.({
    condition: { urlPattern: `${pictureBase()}*`, requestDestination: 'image' },
    source: { cacheName: OFFLINE_CACHES.pictures },
  });
  if (isKnown) (event as WorkerEvent).waitUntil(isKnown.catch(() => undefined));
});

// The pictures on a page, told when it has a pause (keepOffline.ts).
self.addEventListener('message', (event) => {
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
  return told.filter((one): one is string => typeof one === 'string' && isPictureAddress(one));
}

// The catalogue of the first visit was read before this worker was there.
self.addEventListener('install', (event) => {
  const request = new Request(API_HOST + CATALOGUE_CALL, { credentials: 'include' });
  const [, done] = catalogue.handleAll({ request, event: event as WorkerEvent });
  (event as WorkerEvent).waitUntil(done.catch(() => undefined));
});

self.addEventListener('activate', (event) => {
  (event as WorkerEvent).waitUntil(self.clients.claim());
});

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

function forgetting(limits: { maxEntries: number; maxAgeSeconds?: number }): WorkboxPlugin {
  return new ExpirationPlugin({ ...limits, purgeOnQuotaError: true }) as WorkboxPlugin;
}
