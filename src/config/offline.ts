/** The service worker of a build against a real backend, at the root of the site. */
export const WORKER_FILE = 'sw.js';

/** The file that switches the service worker off for good if it is served as `WORKER_FILE`. */
export const WORKER_OFF_FILE = 'sw-off.js';

/** The names of the offline copies in the browser; the privacy page lists them. */
export const OFFLINE_CACHES = {
  /** As Workbox calls it; the build's revision follows. */
  shell: 'workbox-precache-v2-',
  catalogue: 'catalogo',
  pictures: 'immagini',
  /** Workbox's IndexedDB database with the age of the pictures. */
  expirations: 'workbox-expiration',
} as const;

/** Tells a worker that waits that it shall take over from the one of the build before. */
export const SKIP_WAITING = 'skipWaiting';

/** Of how many older builds the shell is kept for tabs that still run them. */
export const KEPT_SHELLS = 2;

/** How many answers and pictures are kept, and for how long. */
export const KEPT_READS = 50;
export const KEPT_PICTURES = 60;
export const KEPT_PICTURES_SECONDS = 30 * 24 * 60 * 60;

/** The header that the service worker adds to a reply that is the copy of an earlier visit. */
export const COPY_HEADER = 'X-Offline-Copy';

/** The two reads of which copies are kept: the catalogue and one product. */
export const CATALOGUE_CALL = '/insertion/getAll';
export const PRODUCT_CALL = '/insertion/getId';
