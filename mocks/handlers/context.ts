import type { Database } from '../storage/database';

/** What every handler works with. */
export type MockBackendContext = {
  database: Database;
  /** Where the calls go: origin and perhaps a path, without a slash at the end. */
  host: string;
  /** Where images are, with a slash at the end. */
  imageBase: string;
  /** Origin of the shop, without a slash at the end. */
  publicOrigin: string;
  /** Origin of the card page, without a slash at the end; the shop's own when left out. */
  pagesOrigin?: string;
  now: () => Date;
  /** How long every answer waits, in milliseconds. */
  latencyMs: number;
};
