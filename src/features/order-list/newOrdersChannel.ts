import { pollOrders, ordersApi } from '../../api/orders';
import { waitForLock } from '../../api/withLock';
import { realNow } from '../../domain/clock';
import { NEW_ORDERS_POLL_MS } from '../../domain/limits';
import { pause } from '../../domain/concurrency';
import type { Order } from '../../domain/types';
import { entitiesLearned } from '../../entities/entities';
import { latestOrdersHeard, selectAreOrdersWatched, selectOrdersCheckedAt } from './newOrdersSlice';
import { selectQueryMeta } from '../../api/queryMeta';
import { selectToken } from '../../session/sessionSlice';
import { bodyOf } from '../../entities/table';
import type { Channel } from '../../cross-tab/channel';
import type { TabFeature } from '../../cross-tab/connectTabs';
import type { RootState } from '../../store/rootReducer';

/** After failures it waits longer and longer, up to this limit. */
const MAX_POLL_INTERVAL_MS = 10 * 60_000;

/** A list that takes long to read is polled less often: reading takes at most this share of the time. */
const MAX_SHARE_OF_TIME = 1 / 20;

/** Orders as recent as this are sent to other tabs, whose lists may be older. */
const RECENT_MS = 24 * 3_600_000;

/** The maximum number of orders in one message. */
const MAX_ORDERS_PER_MESSAGE = 500;

/**
 * Polls for new orders while a list of orders is on screen, in one tab only: the one that holds the lock of its
 * session. A hidden tab releases it, so that there is no polling without a visible list. All tabs are informed of new
 * orders; their lists add them on request.
 */
export const newOrders: TabFeature = (store, environment, sessionChannel) => {
  const { locks } = environment;
  let watch: { token: string; end: AbortController } | null = null;

  const update = (): void => {
    const token = environment.isVisible() ? selectWatchingToken(store.getState()) : null;
    if (token === (watch?.token ?? null)) return;
    watch?.end.abort();
    watch = token === null ? null : { token, end: new AbortController() };
    if (watch) void lead(watch.end.signal);
  };

  const lead = async (signal: AbortSignal): Promise<void> => {
    const channel = await sessionChannel();
    if (!locks || !channel) return poll(channel, signal);
    await waitForLock(locks, `leader/${channel.name}`, () => poll(channel, signal), signal);
  };

  const poll = async (channel: Channel | null, signal: AbortSignal): Promise<void> => {
    let wait = NEW_ORDERS_POLL_MS;
    let triedAt = 0;
    while (!signal.aborted) {
      const last = Math.max(triedAt, lastCheck());
      // Never longer than that, even if the clock was set back.
      await pause(Math.min(wait, last + wait - realNow()), signal);
      if (signal.aborted) return;
      if (lastCheck() > last) continue; // another tab was first, or the list has been read
      triedAt = realNow();
      const isOk = await check(channel, signal);
      wait = isOk
        ? Math.max(NEW_ORDERS_POLL_MS, (realNow() - triedAt) / MAX_SHARE_OF_TIME)
        : Math.min(MAX_POLL_INTERVAL_MS, wait * 2);
    }
  };

  /** Returns when the orders were last read, here or in other tabs; now while the list loads. */
  const lastCheck = (): number => {
    const state = store.getState();
    const readAt = selectQueryMeta(state, 'getOrders')?.asOf;
    return readAt === undefined ? realNow() : Math.max(readAt, selectOrdersCheckedAt(state) ?? 0);
  };

  const check = async (channel: Channel | null, signal: AbortSignal): Promise<boolean> => {
    const updates = await store.dispatch(pollOrders(signal));
    if (!updates) return false;
    const { orders = [], asOf } = updates;
    const before = store.getState();
    const listed = new Set(ordersApi.endpoints.getOrders.select()(before).data);
    store.dispatch(entitiesLearned(updates));
    const { entities } = store.getState();
    const isChanged = ({ orderNumber }: Order) =>
      bodyOf(before.entities.orders, orderNumber) !== bodyOf(entities.orders, orderNumber);
    const latest = orders
      .filter(
        ({ orderNumber, placedAt }) =>
          !listed.has(orderNumber) || (placedAt ?? 0) > asOf - RECENT_MS,
      )
      .slice(0, MAX_ORDERS_PER_MESSAGE)
      .map(({ orderNumber }) => orderNumber);
    store.dispatch(latestOrdersHeard({ latest, at: asOf }));
    const changed = orders.filter(isChanged).slice(0, MAX_ORDERS_PER_MESSAGE);
    channel?.post({ kind: 'orders', at: asOf, latest, updates: { asOf, orders: changed } });
    return true;
  };

  const stopListening = store.startListening({
    predicate: (_action, state, previous) =>
      selectWatchingToken(state) !== selectWatchingToken(previous),
    effect: update,
  });
  const removeListener = environment.onVisibility(update);
  update();
  return {
    onMessage: (message) => {
      if (message.kind === 'orders') store.dispatch(latestOrdersHeard(message));
    },
    stop: (): void => {
      stopListening();
      removeListener();
      watch?.end.abort();
    },
  };
};

/** Returns the token of the session while a list of orders is on screen, otherwise null. */
function selectWatchingToken(state: RootState): string | null {
  return selectAreOrdersWatched(state) ? selectToken(state) : null;
}
