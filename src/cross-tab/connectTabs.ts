import { nanoid } from '@reduxjs/toolkit';
import { isUnknownAfter, staleAfter } from '../api/invalidation';
import { observe } from '../api/logicalClock';
import { isDefinite } from '../api/parsers/reply';
import type { EndedWrite, CrossTab } from '../api/requestContext';
import type { Failure } from '../domain/types';
import { isForAdmins } from '../entities/entities';
import { newVersionSeen } from '../offline/newVersionSlice';
import { loggedOut, sessionExpired } from '../session/sessionSlice';
import type { ShopStore } from '../store/makeStore';
import { incomingUpdates, staleTags, applyUnsolicited } from './incomingUpdates';
import { connectChannel, type Channel, isLater } from './channel';
import { momentIn, type Message, type MessageOf } from './messages';
import { sessionChannel } from './sessionChannel';
import { sharedReads } from './sharedReads';
import type { BrowserEnvironment } from './browserEnvironment';
import { atMostEvery } from '../domain/atMostEvery';

const COMMON_CHANNEL = 'shop';

/**
 * Connects this tab with the others of its browser: they share what they learn, and a read that several make goes out
 * once. Returns a function that disconnects. Without the necessary browser features the tab works alone.
 */
export function connectTabs(
  store: ShopStore,
  environment: BrowserEnvironment,
  version: string,
  { features, isSendingManyWrites }: TabFeatures,
): () => void {
  const { locks } = environment;
  const tab = nanoid();
  const { requestContext: context } = store;

  const open = (name: string): Channel | null => {
    const channel = connectChannel(environment, name, {
      tab,
      version,
      onMessage: (message) => channel && receive(message, channel),
      onOtherVersion: (other) => {
        if (isLater(other, version)) store.dispatch(newVersionSeen());
      },
    });
    return channel;
  };
  const common = open(COMMON_CHANNEL);
  const session = sessionChannel(store, (fingerprint) => open(`${COMMON_CHANNEL}/${fingerprint}`));
  const channelFor = (token: string | null) =>
    token === null ? Promise.resolve(common) : session.of(token);
  const reads =
    locks && sharedReads({ tab, version }, locks, context, ({ token }) => channelFor(token));
  const incoming = incomingUpdates(store, environment);
  const stale = staleTags(store, environment);
  const announced = announceWrites(() => isSendingManyWrites(store));
  const running = features.map((start) => start(store, environment, session.now));

  const receive = (message: Message, channel: Channel): void => {
    observe(momentIn(message));
    switch (message.kind) {
      case 'hello':
        return;
      case 'wrote':
        context.minAsOf = Math.max(context.minAsOf, message.at);
        reads?.invalidate();
        incoming.mergeWhenVisible(message.updates, channel === common);
        return stale.add(message.stale, message.at);
      case 'read':
        incoming.mergeNow(message.updates, channel === common);
        void reads?.receive(message);
        if (reads) void applyUnsolicited(store, reads, message);
        return;
      case 'wanted':
        return reads?.answer(channel, message.key, message.after);
      case 'orders':
        incoming.mergeNow(message.updates, channel === common);
        break;
      case 'sessionEnded':
        if (channel === common) return;
        session.ended();
        return void store.dispatch(message.isLogout ? loggedOut() : sessionExpired());
    }
    for (const feature of running) feature.onMessage(message);
  };

  const wrote = async ({ write, at, changes, result, token }: EndedWrite): Promise<void> => {
    const hasFailed = 'failure' in result;
    if (hasFailed && !isOutcomeUnknown(result.failure)) return;
    reads?.invalidate();
    const stale = staleAfter(write);
    const updates = hasFailed || !result.updates ? [] : [result.updates];
    // This tab reads it again for all, but it may be closed before, or fail.
    const unknown = changes && isUnknownAfter(write, hasFailed) ? [changes] : [];
    const isPrivate = updates.some(isForAdmins) || unknown.some(({ type }) => type === 'Orders');
    const channel = isPrivate ? await channelFor(token) : common;
    if (channel)
      announced.post(channel, { kind: 'wrote', at, stale: [...stale, ...unknown], updates });
    else if (common) announced.post(common, { kind: 'wrote', at, stale, updates: [] });
  };

  const crossTab: CrossTab = {
    read: reads?.read ?? ((_, ask) => ask()),
    wrote: (write) => void wrote(write),
  };
  context.crossTab = crossTab;
  common?.post({ kind: 'hello' });

  return () => {
    if (context.crossTab === crossTab) context.crossTab = null;
    for (const part of [announced, incoming, ...running, stale, session, reads]) part?.stop();
    common?.close();
  };
}

/** Returns whether the backend may or may not have made the change; false if the call was aborted first. */
function isOutcomeUnknown(failure: Failure): boolean {
  return failure.kind !== 'aborted' && !isDefinite(failure);
}

/**
 * A feature's communication with other tabs, started when a tab connects. `sessionChannel` returns the channel of the
 * current session, null for shoppers.
 */
export type TabFeature = (
  store: ShopStore,
  environment: BrowserEnvironment,
  sessionChannel: () => Promise<Channel | null>,
) => {
  onMessage: (message: Message) => void;
  stop: () => void;
};

export type TabFeatures = {
  features: readonly TabFeature[];
  /** Whether so many writes are ending that they are announced together. */
  isSendingManyWrites: (store: ShopStore) => boolean;
};

type Wrote = MessageOf<'wrote'>;

/** How often a tab that makes many writes announces them (ms). */
const POST_EVERY_MS = 500;

/** Announces this tab's writes to others: immediately, but twice a second during a long series. */
function announceWrites(isOneOfMany: () => boolean) {
  const waiting = new Map<Channel, Wrote>();
  const posting = atMostEvery(POST_EVERY_MS, () => {
    for (const [channel, message] of waiting) channel.post(message);
    waiting.clear();
  });

  return {
    post: (channel: Channel, message: Wrote): void => {
      waiting.set(channel, merge(waiting.get(channel), message));
      if (isOneOfMany()) posting.soon();
      else posting.now();
    },
    stop: posting.finish,
  };
}

function merge(earlier: Wrote | undefined, later: Wrote): Wrote {
  if (!earlier) return later;
  return {
    kind: 'wrote',
    at: Math.max(earlier.at, later.at),
    stale: [...earlier.stale, ...later.stale],
    updates: [...earlier.updates, ...later.updates],
  };
}
