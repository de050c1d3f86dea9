/** Counts of what a page has sent to other tabs and stored, and of the storage events that it received. */
export type Counts = {
  stored: number;
  storedBytes: number;
  sent: number;
  sentBytes: number;
  storageEvents: number;
  storageBytes: number;
};

declare global {
  interface Window {
    bulkCounts: Counts;
  }
}

/** Counts in the page, before its scripts run. A hidden tab only reports that it is hidden. */
export function countTraffic(isHidden: boolean): void {
  const counts: Counts = {
    stored: 0,
    storedBytes: 0,
    sent: 0,
    sentBytes: 0,
    storageEvents: 0,
    storageBytes: 0,
  };
  window.bulkCounts = counts;
  if (isHidden) {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    Object.defineProperty(document, 'hidden', { get: () => true });
  }
  // The application calls the functions of the prototypes.
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function store(key: string, value: string) {
    if (this === localStorage) {
      counts.stored += 1;
      counts.storedBytes += value.length;
    }
    setItem.call(this, key, value);
  };
  const { postMessage } = BroadcastChannel.prototype;
  BroadcastChannel.prototype.postMessage = function post(message: unknown) {
    counts.sent += 1;
    counts.sentBytes += JSON.stringify(message).length;
    postMessage.call(this, message);
  };
  addEventListener('storage', ({ newValue }) => {
    counts.storageEvents += 1;
    counts.storageBytes += newValue?.length ?? 0;
  });
}
