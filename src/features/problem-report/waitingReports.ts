import { realNow } from '../../domain/clock';

/** The IndexedDB database in which reports wait for a connection; the SDK creates it. */
export const DATABASE = 'reports';

/** The SDK's name for the only object store in it. */
const OBJECT_STORE = 'queue';

/** When the waiting reports were last removed, in epoch milliseconds. */
let removedAt = 0;

/** Returns whether a report of this time (an ISO date) has been removed meanwhile: it must not be stored afterwards. */
export function isRemoved(sentAt: string): boolean {
  return Date.parse(sentAt) <= removedAt;
}

/**
 * Removes the reports that wait for a connection: the content of their database, which cannot be deleted itself while
 * the SDK keeps it open.
 */
export function removeWaitingReports(): void {
  removedAt = realNow();
  try {
    const opening = indexedDB.open(DATABASE);
    // If no report has ever waited, no database remains.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = (event) => event.preventDefault();
    opening.onsuccess = () => {
      const { result: database } = opening;
      // A database whose creation was interrupted lacks it.
      if (database.objectStoreNames.contains(OBJECT_STORE)) {
        database.transaction(OBJECT_STORE, 'readwrite').objectStore(OBJECT_STORE).clear();
      }
      database.close();
    };
  } catch {
    // Without IndexedDB nothing waits.
  }
}
