/** The service worker of a build against a real backend, at the root of the site. */
export const WORKER_FILE = 'sw.js';

/** What the offline copies are called in the browser; the privacy page lists them. */
export const OFFLINE_CACHES = {
  /** Chosen by Workbox, which adds the address of the site. */
  shell: 'workbox-precache-v2-',
  catalogue: 'catalogo',
  pictures: 'immagini',
  /** Workbox's IndexedDB database with the age of the pictures. */
  expirations: 'workbox-expiration',
} as const;

/** How many answers and pictures are kept, and for how long. */
export const KEPT_READS = 50;
export const KEPT_PICTURES = 60;
export const KEPT_PICTURES_SECONDS = 30 * 24 * 60 * 60;
