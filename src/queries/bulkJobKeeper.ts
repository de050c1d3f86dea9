import { worldTime } from '../domain/clock';
import type { BulkItem } from '../domain/bulkJob';
import { bulkJobActions, selectBulkJob, selectIsJobHere, selectIsJobKept } from '../state/bulkJob';
import type { ShopStore } from '../store/makeStore';
import { keepOrders, keepProgress } from './bulkJobStorage';

/** How often the progress of a job is written at most (ms): every other tab hears of it. */
const KEEP_EVERY_MS = 500;

/** So many orders at least may be sent after each writing. */
const LEAST_CLAIMED = 50;

/**
 * Keeps the job of a store in the browser: its orders once, and from then on how far it is.
 * Before an order is sent it is kept that it may have been. That would be a writing for each,
 * so each writing claims the next orders, twice as many as were sent since the one before.
 * After a crash those are looked at first that were claimed and are not known to be done.
 */
export class BulkJobKeeper {
  private claimed = 0;
  private sent = 0;
  private writtenAt = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private written = Promise.withResolvers<void>();
  private readonly store: ShopStore;

  constructor(store: ShopStore) {
    this.store = store;
  }

  /** A new job: its orders are written, and not again. */
  keepOrders(): void {
    const job = selectBulkJob(this.store.getState());
    if (job) this.noteWhether(keepOrders(job));
  }

  /** Whether it is kept by now that this order may have been sent; then it is about to be. */
  claim(at: number): boolean {
    if (at >= this.claimed && this.restMs() <= 0) this.keepNow();
    if (at >= this.claimed) return false;
    this.sent += 1;
    return true;
  }

  /** The next writing, after which more orders may be sent. */
  nextWriting(): Promise<void> {
    this.keepSoon();
    return this.written.promise;
  }

  /** Something has changed that can wait a moment. */
  keepSoon(): void {
    const rest = this.restMs();
    if (rest <= 0) this.keepNow();
    else this.timer ??= setTimeout(() => this.keepIfHere(), rest);
  }

  /** Keeps the job as it is now; nothing is claimed beyond the end of the page. */
  keepNow(isPageEnding = false): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const state = this.store.getState();
    const job = selectBulkJob(state);
    if (!job) return this.tellWaiting();
    const isRunning = job.phase === 'running' && selectIsJobHere(state) && !isPageEnding;
    const claimed = isRunning ? endOfClaim(job.items, Math.max(LEAST_CLAIMED, 2 * this.sent)) : 0;
    this.noteWhether(keepProgress(job, worldTime(), claimed));
    Object.assign(this, { claimed, sent: 0, writtenAt: performance.now() });
    this.tellWaiting();
  }

  // It may have left this tab meanwhile, and be at work in another.
  private keepIfHere(): void {
    if (selectIsJobHere(this.store.getState())) return this.keepNow();
    this.timer = undefined;
    this.tellWaiting();
  }

  private restMs(): number {
    return this.writtenAt + KEEP_EVERY_MS - performance.now();
  }

  private noteWhether(isKept: boolean): void {
    if (isKept || !selectIsJobKept(this.store.getState())) return;
    this.store.dispatch(bulkJobActions.keepingFailed());
  }

  private tellWaiting(): void {
    this.written.resolve();
    this.written = Promise.withResolvers();
  }
}

/** Where the next so many orders end that wait. */
function endOfClaim(items: readonly BulkItem[], count: number): number {
  let left = count;
  const end = items.findIndex(({ status }) => status === 'waiting' && left-- === 0);
  return end === -1 ? items.length : end;
}
