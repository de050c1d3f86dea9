/** The `format` of every snapshot. */
export const FORMAT = 'bottega-snapshot';

/** The format's version. A change needs a new one: the folder's README says how. */
export const VERSION = 2;

/** Larger files are not read. A list of 10,000 orders takes about half of it. */
export const MAX_MEGABYTES = 32;
