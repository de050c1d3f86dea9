/** What a page has told other tabs and stored, and what storage told it of others. */
export type Counts = {
  stored: number;
  storedBytes: number;
  told: number;
  toldBytes: number;
  storageEvents: number;
  storageBytes: number;
};

declare global {
  interface Window {
    bulkCounts: Counts;
  }
}

/** Runs in the page before its scripts. A hidden tab is one that says so. */
export function countTraffic(isHidden: boolean): void {
  const counts: Counts = {
    stored: 0,
    storedBytes: 0,
    told: 0,
    toldBytes: 0,
    storageEvents: 0,
    storageBytes: 0,
  };
  window.bulkCounts = counts;
  if (isHidden) {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    Object.defineProperty(document, 'hidden', { get: () => true });
  }
  // Set as functions of the prototypes, which the application calls.
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function store(key: string, value: string) {
    if (this === localStorage) {
      counts.stored += 1;
      counts.storedBytes += value.length;
    }
    setItem.call(this, key, value);
  };
  const { postMessage } = BroadcastChannel.prototype;
  BroadcastChannel.prototype.postMessage = function tell(message: unknown) {
    counts.told += 1;
    counts.toldBytes += JSON.stringify(message).length;
    postMessage.call(this, message);
  };
  addEventListener('storage', ({ newValue }) => {
    counts.storageEvents += 1;
    counts.storageBytes += newValue?.length ?? 0;
  });
}
