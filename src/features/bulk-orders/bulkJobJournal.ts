import { atMostEvery } from '../../domain/atMostEvery';
import type { BulkItem } from '../../domain/bulkJob';
import { realNow } from '../../domain/clock';
import type { ShopStore } from '../../store/makeStore';
import {
  bulkJobActions,
  selectBulkJob,
  selectIsJobHere,
  selectIsJobPersisted,
} from './bulkJobSlice';
import { storeJobOrders, storeJobProgress } from './bulkJobStorage';

/** How often progress is written at most: each write is an event in every other tab. */
const SAVE_INTERVAL_MS = 500;

/** The fewest orders that may be sent after each write. */
const MIN_RESERVED_ORDERS = 50;

/**
 * Writes the job that runs in this tab to storage: its orders once, and from then on its progress.
 * Before an order is sent, storage must say that it may have been. To avoid a write for each
 * order, each write reserves the next ones, twice as many as were sent since the one before. After a
 * crash, an order that was reserved and is not known to be done is read before it is sent.
 */
export class BulkJobJournal {
  private reserved = 0;
  private sent = 0;
  private saved = Promise.withResolvers<void>();
  private readonly schedule = atMostEvery(SAVE_INTERVAL_MS, () => this.save());
  private readonly store: ShopStore;

  constructor(store: ShopStore) {
    this.store = store;
  }

  /** Writes the orders of a new job and who started it; they are not written again. */
  saveOrders(person: string): void {
    const job = selectBulkJob(this.store.getState());
    if (job) this.reportFailure(storeJobOrders(job, person));
  }

  saveNow(): void {
    this.schedule.now();
  }

  /** Writes as soon as the interval allows it. */
  saveSoon(): void {
    this.schedule.soon();
  }

  /** Writes without reserving: the page is going, so what is not sent by now will not be. */
  saveLast(): void {
    this.save(true);
  }

  /** Returns whether storage says that this order may have been sent, so that it can be. */
  reserve(at: number): boolean {
    if (at >= this.reserved && this.schedule.isDue()) this.saveNow();
    if (at >= this.reserved) return false;
    this.sent += 1;
    return true;
  }

  /** Resolves with the next write, after which more orders may be sent. */
  nextSave(): Promise<void> {
    const { promise } = this.saved;
    this.saveSoon();
    return promise;
  }

  private save(isPageGoing = false): void {
    const state = this.store.getState();
    const job = selectBulkJob(state);
    if (job && selectIsJobHere(state)) {
      const count = Math.max(MIN_RESERVED_ORDERS, 2 * this.sent);
      const reservesMore = job.phase === 'running' && !isPageGoing;
      this.reserved = reservesMore ? findReservedEnd(job.items, count) : 0;
      this.sent = 0;
      this.reportFailure(storeJobProgress(job, realNow(), this.reserved));
    }
    this.saved.resolve();
    this.saved = Promise.withResolvers();
  }

  private reportFailure(isStored: boolean): void {
    if (isStored || !selectIsJobPersisted(this.store.getState())) return;
    this.store.dispatch(bulkJobActions.persistFailed());
  }
}

/** Returns the index behind the next `count` waiting orders. */
function findReservedEnd(items: readonly BulkItem[], count: number): number {
  let left = count;
  const end = items.findIndex(({ status }) => status === 'waiting' && left-- === 0);
  return end === -1 ? items.length : end;
}
