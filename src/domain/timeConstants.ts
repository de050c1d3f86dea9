export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The zone of all dates and times that the shop shows. */
export const TIME_ZONE = 'Europe/Rome';
