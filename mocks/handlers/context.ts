import type { Database } from '../storage/database';

/** Everything that the handlers depend on. */
export type MockBackendContext = {
  database: Database;
  /** Base URL of the API: an origin, perhaps with a path, without a slash at the end. */
  host: string;
  /** Base URL of the images, with a slash at the end. */
  imageBase: string;
  /** Origin of the shop, without a slash at the end. */
  publicOrigin: string;
  /** Origin of the card page, without a slash at the end; by default that of the shop. */
  pagesOrigin?: string;
  now: () => Date;
  /** Delay of every response. */
  latencyMs: number;
};
