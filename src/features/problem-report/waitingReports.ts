import { onStateChange } from '../../domain/onStateChange';
import { selectLogouts } from '../../session/sessionSlice';
import type { ShopStore } from '../../store/makeStore';

/** The IndexedDB database in which reports wait for a connection; the SDK makes it. */
export const DATABASE = 'reports';

/** The SDK's name for the only object store in it. */
const OBJECT_STORE = 'queue';

let removals = 0;

/** Counts how often the waiting reports have been removed: a report from before is not stored after. */
export function countRemovals(): number {
  return removals;
}

/**
 * Removes the reports that wait for a connection after each logout, in this tab or another one, and
 * when another person logs in.
 */
export function removeWaitingReportsAfterLogout(store: ShopStore): void {
  onStateChange(store, selectLogouts, removeWaitingReports);
}

// The SDK keeps the database open, which would block its deletion: its content is deleted.
function removeWaitingReports(): void {
  removals += 1;
  try {
    const opening = indexedDB.open(DATABASE);
    // If no report has ever waited, no database is left behind.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = (event) => event.preventDefault();
    opening.onsuccess = () => {
      const { result: database } = opening;
      database.transaction(OBJECT_STORE, 'readwrite').objectStore(OBJECT_STORE).clear();
      database.close();
    };
  } catch {
    // Without IndexedDB nothing waits.
  }
}
