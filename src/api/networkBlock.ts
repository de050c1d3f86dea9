import type { ApiRequest } from './request';

/** Replays are for development and for builds that QA uses: others cannot be sealed. */
const WITH_REPLAY = import.meta.env.DEV || import.meta.env.VITE_QA === 'true';

let sealedBy: { refused: () => void } | null = null;

/**
 * Lets no call of this page through while a snapshot is replayed; `refused` hears of each
 * write. Gives what lifts the seal.
 */
export function blockNetwork(refused: () => void): () => void {
  const seal = { refused };
  sealedBy = seal;
  return () => {
    if (sealedBy === seal) sealedBy = null;
  };
}

/** Whether the page is a replay: it must neither call, nor store, nor tell other tabs. */
export function isNetworkBlocked(): boolean {
  return WITH_REPLAY && sealedBy !== null;
}

/** Whether the seal keeps a call back; of a write the person is told. */
export function isBlocked(request: ApiRequest): boolean {
  if (!isNetworkBlocked()) return false;
  if (request.method !== 'GET') sealedBy?.refused();
  return true;
}
