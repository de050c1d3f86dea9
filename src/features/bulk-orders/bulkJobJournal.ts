import { atMostEvery } from '../../domain/atMostEvery';
import type { BulkItem } from '../../domain/bulkJob';
import { realNow } from '../../domain/clock';
import {
  bulkJobActions,
  selectBulkJob,
  selectIsJobHere,
  selectIsJobPersisted,
} from './bulkJobSlice';
import type { ShopStore } from '../../store/makeStore';
import { storeJobOrders, storeJobProgress } from './bulkJobStorage';

/** How often the progress of a job is written at most (ms): every other tab hears of it. */
const KEEP_EVERY_MS = 500;

/** So many orders at least may be sent after each writing. */
const LEAST_CLAIMED = 50;

/**
 * Keeps the job that runs in this tab in the browser: its orders once, and from then on how far
 * it is. Before an order is sent it is kept that it may have been. That would be a writing for
 * each, so each writing claims the next orders, twice as many as were sent since the one before.
 * After a crash those are looked at first that were claimed and are not known to be done.
 */
export class BulkJobJournal {
  private claimed = 0;
  private sent = 0;
  private written = Promise.withResolvers<void>();
  private readonly writing = atMostEvery(KEEP_EVERY_MS, () => this.write());
  private readonly store: ShopStore;

  constructor(store: ShopStore) {
    this.store = store;
  }

  /** The orders of a new job are written, with the person who begins it, and not again. */
  storeJobOrders(person: string): void {
    const job = selectBulkJob(this.store.getState());
    if (job) this.noteWhether(storeJobOrders(job, person));
  }

  /** Keeps the job as it is now. */
  keepNow(): void {
    this.writing.now();
  }

  /** Something has changed that can wait a moment. */
  keepSoon(): void {
    this.writing.soon();
  }

  /** The page ends: what is not sent by now is not claimed. */
  keepLast(): void {
    this.write(true);
  }

  /** Whether it is kept by now that this order may have been sent; then it is about to be. */
  claim(at: number): boolean {
    if (at >= this.claimed && this.writing.isDue()) this.keepNow();
    if (at >= this.claimed) return false;
    this.sent += 1;
    return true;
  }

  /** The next writing, after which more orders may be sent. */
  nextWriting(): Promise<void> {
    const { promise } = this.written;
    this.keepSoon();
    return promise;
  }

  private write(isLast = false): void {
    const state = this.store.getState();
    const job = selectBulkJob(state);
    if (job && selectIsJobHere(state)) {
      const next = Math.max(LEAST_CLAIMED, 2 * this.sent);
      const isGoingOn = job.phase === 'running' && !isLast;
      this.claimed = isGoingOn ? endOfClaim(job.items, next) : 0;
      this.sent = 0;
      this.noteWhether(storeJobProgress(job, realNow(), this.claimed));
    }
    this.written.resolve();
    this.written = Promise.withResolvers();
  }

  private noteWhether(isKept: boolean): void {
    if (isKept || !selectIsJobPersisted(this.store.getState())) return;
    this.store.dispatch(bulkJobActions.persistFailed());
  }
}

/** Where the next so many orders end that wait. */
function endOfClaim(items: readonly BulkItem[], count: number): number {
  let left = count;
  const end = items.findIndex(({ status }) => status === 'waiting' && left-- === 0);
  return end === -1 ? items.length : end;
}
