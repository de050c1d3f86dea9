import type { ApiRequest } from './request';

/** Replays are for development and for builds that QA uses: others cannot be blocked. */
const WITH_REPLAY = import.meta.env.DEV || import.meta.env.VITE_QA === 'true';

let block: { onRefusedWrite: () => void } | null = null;

/** Lets no call through while a snapshot is replayed. Returns a function that ends that. */
export function blockNetwork(onRefusedWrite: () => void): () => void {
  const own = { onRefusedWrite };
  block = own;
  return () => {
    if (block === own) block = null;
  };
}

/** Whether the page is a replay: it must neither call, nor store, nor post to other tabs. */
export function isNetworkBlocked(): boolean {
  return WITH_REPLAY && block !== null;
}

/** Whether a call is not made because of a replay; of a write the person is told. */
export function isBlocked(request: ApiRequest): boolean {
  if (!isNetworkBlocked()) return false;
  if (request.method !== 'GET') block?.onRefusedWrite();
  return true;
}
