/** The service worker of a build against a real backend, at the root of the site. */
export const WORKER_FILE = 'sw.js';

/** The file that switches the service worker off for good if it is served as `WORKER_FILE`. */
export const WORKER_OFF_FILE = 'sw-off.js';

/** The names of the offline copies in the browser; the privacy page lists them. */
export const OFFLINE_CACHES = {
  /** Workbox's own name; the build's revision follows. */
  shell: 'workbox-precache-v2-',
  catalogue: 'catalogo',
  pictures: 'immagini',
  /** Workbox's IndexedDB database, which keeps the age of the pictures. */
  expirations: 'workbox-expiration',
} as const;

/** Tells a waiting worker to take over from the previous build's worker. */
export const SKIP_WAITING = 'skipWaiting';

/** For how many older builds the shell is kept, for tabs that still run them. */
export const KEPT_SHELLS = 2;

/** How many responses and pictures are kept, and for how long. */
export const KEPT_READS = 50;
export const KEPT_PICTURES = 60;
export const KEPT_PICTURES_SECONDS = 30 * 24 * 60 * 60;

/** The header that the service worker adds to copies from an earlier visit. */
export const COPY_HEADER = 'X-Offline-Copy';

/** The two reads that are kept as copies: the catalogue and one product. */
export const CATALOGUE_PATH = '/insertion/getAll';
export const PRODUCT_PATH = '/insertion/getId';
