/** What the service worker writes on an answer that is the copy of an earlier visit. */
export const COPY_HEADER = 'X-Offline-Copy';

/** The two reads of which copies are kept: the catalogue and one product. */
export const CATALOGUE_CALL = '/insertion/getAll';
export const PRODUCT_CALL = '/insertion/getId';
