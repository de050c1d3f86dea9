import { pollOrders, ordersApi } from '../../api/orders';
import { withLock, type HeldLock } from '../../api/withLock';
import { realNow } from '../../domain/clock';
import { NEW_ORDERS_POLL_MS } from '../../domain/limits';
import { onStateChange } from '../../domain/onStateChange';
import { pause } from '../../domain/pause';
import type { Order } from '../../domain/types';
import { entitiesLearned } from '../../entities/entities';
import { latestOrdersHeard, selectAreOrdersWatched, selectOrdersCheckedAt } from './newOrdersSlice';
import { selectReadTime } from '../../api/readTimesSlice';
import { selectToken } from '../../session/sessionSlice';
import { bodyOf } from '../../entities/table';
import type { Line } from '../../cross-tab/channel';
import type { TabFeature } from '../../cross-tab/tabFeature';
import type { RootState } from '../../store/rootReducer';

/** After failures it is asked less and less often, but not more seldom than this (ms). */
const LONGEST_WAIT_MS = 10 * 60_000;

/** A list that takes long to read is read seldom: at most this share of the time goes into it. */
const SHARE_OF_TIME = 1 / 20;

/** Orders as recent as this are named to other tabs, whose lists may be older (ms). */
const LATELY_MS = 24 * 3_600_000;

/** How many bodies and numbers one message carries at most. */
const MOST = 500;

/**
 * Looks for new orders while a list of orders is looked at, in one tab of all: whoever holds the
 * lock of its session. A tab that is hidden lets go of it, so that with none in sight nobody
 * asks. What is new is told to all; their lists wait to be told to take it in.
 */
export const newOrders: TabFeature = (store, around, lineNow) => {
  const { locks } = around;
  let watch: { token: string; end: AbortController } | null = null;

  const follow = (): void => {
    const token = around.isVisible() ? selectWatchingToken(store.getState()) : null;
    if (token === (watch?.token ?? null)) return;
    watch?.end.abort();
    watch = token === null ? null : { token, end: new AbortController() };
    if (watch) void lead(watch.end.signal);
  };

  const lead = async (signal: AbortSignal): Promise<void> => {
    const line = await lineNow();
    if (!locks || !line) return keepLooking(line, signal);
    // Once more after it was taken over from a tab that was frozen, and is not any more.
    const work = ({ lost }: HeldLock) => keepLooking(line, AbortSignal.any([signal, lost]));
    while (!signal.aborted) {
      await withLock(locks, `leader/${line.name}`, work, { signal }).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    }
  };

  const keepLooking = async (line: Line | null, signal: AbortSignal): Promise<void> => {
    let wait = NEW_ORDERS_POLL_MS;
    let triedAt = 0;
    while (!signal.aborted) {
      const last = Math.max(triedAt, lastLook());
      await pause(last + wait - realNow(), signal);
      if (signal.aborted) return;
      if (lastLook() > last) continue; // another tab was quicker, or the list was read anew
      triedAt = realNow();
      const isWell = await look(line, signal);
      wait = isWell
        ? Math.max(NEW_ORDERS_POLL_MS, (realNow() - triedAt) / SHARE_OF_TIME)
        : Math.min(LONGEST_WAIT_MS, wait * 2);
    }
  };

  /** When the orders were last read, here or by others; now while the list is on its way. */
  const lastLook = (): number => {
    const state = store.getState();
    const readAt = selectReadTime(state, 'getOrders');
    return readAt === undefined ? realNow() : Math.max(readAt, selectOrdersCheckedAt(state) ?? 0);
  };

  const look = async (line: Line | null, signal: AbortSignal): Promise<boolean> => {
    const batch = await store.dispatch(pollOrders(signal));
    if (!batch) return false;
    const { orders = [], asOf } = batch;
    const before = store.getState();
    const listed = new Set(ordersApi.endpoints.getOrders.select()(before).data);
    store.dispatch(entitiesLearned(batch));
    const { entities } = store.getState();
    const isNews = ({ orderNumber }: Order) =>
      bodyOf(before.entities.orders, orderNumber) !== bodyOf(entities.orders, orderNumber);
    const latest = orders
      .filter(
        ({ orderNumber, placedAt }) =>
          !listed.has(orderNumber) || (placedAt ?? 0) > asOf - LATELY_MS,
      )
      .slice(0, MOST)
      .map(({ orderNumber }) => orderNumber);
    store.dispatch(latestOrdersHeard({ latest, at: asOf }));
    const news = orders.filter(isNews).slice(0, MOST);
    line?.say({ kind: 'orders', at: asOf, latest, batch: { asOf, orders: news } });
    return true;
  };

  const unsubscribe = onStateChange(store, selectWatchingToken, follow);
  const stopLooking = around.onVisibility(follow);
  follow();
  return {
    onMessage: (message) => {
      if (message.kind === 'orders') store.dispatch(latestOrdersHeard(message));
    },
    stop: (): void => {
      unsubscribe();
      stopLooking();
      watch?.end.abort();
    },
  };
};

/** The session of which a list of orders is on screen; null while none is. */
function selectWatchingToken(state: RootState): string | null {
  return selectAreOrdersWatched(state) ? selectToken(state) : null;
}
