import { nanoid } from '@reduxjs/toolkit';
import { staleAfter } from '../api/invalidation';
import { observe } from '../api/logicalClock';
import type { EndedWrite, CrossTab } from '../api/requestContext';
import { withLock } from '../api/withLock';
import type { Failure } from '../domain/failure';
import { isForStaff } from '../entities/visibleToShopper';
import { newVersionSeen } from '../offline/newVersionSlice';
import { loggedOut, signedOut } from '../session/sessionSlice';
import { requestContextOf, type ShopStore } from '../store/makeStore';
import { batchesHeard } from './batchesHeard';
import { openLine, type Line } from './channel';
import type { Message } from './messages';
import { sessionLine } from './sessionChannel';
import { sharedReads } from './sharedReads';
import { staleTags } from './staleTags';
import type { TabFeatures } from './tabFeature';
import type { BrowserEnvironment } from './browserEnvironment';
import { takeUnasked } from './applyUnsolicited';
import { isLater } from './version';
import { writesTold } from './writesTold';

/** The line that every tab of the shop listens to. */
const EVERYBODY = 'shop';

/**
 * Makes one shop of this tab and the others: what one learns all know, what one asks is asked
 * once. Gives what ends it. Where the browser offers nothing for that, the tab works alone.
 */
export function connectTabs(
  store: ShopStore,
  around: BrowserEnvironment,
  version: string,
  { features, isSendingManyWrites }: TabFeatures,
): () => void {
  const { locks } = around;
  const tab = nanoid();
  const context = requestContextOf(store);

  const open = (name: string): Line | null => {
    const line = openLine(around, name, {
      tab,
      version,
      hear: (message) => line && hear(message, line),
      meet: (other) => {
        if (isLater(other, version)) store.dispatch(newVersionSeen());
      },
    });
    return line;
  };
  const everybody = open(EVERYBODY);
  const session = sessionLine(store, (fingerprint) => open(`${EVERYBODY}/${fingerprint}`));
  const lineOf = (token: string | null) =>
    token === null ? Promise.resolve(everybody) : session.of(token);
  const reads =
    locks && sharedReads({ tab, version }, locks, context, ({ token }) => lineOf(token));
  const learned = batchesHeard(store, around);
  const stale = staleTags(store, around);
  const told = writesTold(() => isSendingManyWrites(store));
  const running = features.map((start) => start(store, around, session.now));

  const hear = (message: Message, line: Line): void => {
    switch (message.kind) {
      case 'hello':
        return;
      case 'wrote':
        observe(message.at);
        context.minFetchedAt = Math.max(context.minFetchedAt, message.at);
        reads?.outdated();
        learned.whenSeen(message.batches, line === everybody);
        return stale.heard(message.stale, message.at);
      case 'learned':
        return learned.now(message.batch, line === everybody);
      case 'read':
        learned.now(message.batch, line === everybody);
        void reads?.heard(message);
        if (reads) void takeUnasked(store, reads, message);
        return;
      case 'wanted':
        return reads?.wanted(line, message.key, message.after);
      case 'orders':
        learned.now(message.batch, line === everybody);
        break;
      case 'form':
        break;
      case 'signedOut':
        if (line === everybody) return;
        session.ended();
        return void store.dispatch(message.isLogout ? loggedOut() : signedOut());
    }
    for (const feature of running) feature.onMessage(message);
  };

  const wrote = async ({ write, at, result, token }: EndedWrite): Promise<void> => {
    if ('failure' in result && !isFateUnknown(result.failure)) return;
    reads?.outdated();
    const message = { kind: 'wrote', at, stale: staleAfter(write) } as const;
    const batch = 'failure' in result ? undefined : result.updates;
    const line = batch && isForStaff(batch) ? await lineOf(token) : everybody;
    if (line) told.tell(line, { ...message, batches: batch ? [batch] : [] });
    else if (everybody) told.tell(everybody, { ...message, batches: [] });
  };

  const crossTab: CrossTab = {
    read: reads?.read ?? ((_, ask) => ask()),
    withLock: (thing, write) => withLock(locks, `write/${thing}`, write),
    wrote: (write) => void wrote(write),
  };
  context.crossTab = crossTab;
  everybody?.say({ kind: 'hello' });

  return () => {
    if (context.crossTab === crossTab) context.crossTab = null;
    for (const part of [told, learned, ...running, stale, session, reads]) part?.stop();
    everybody?.close();
  };
}

/** The backend may have done it, or not. */
function isFateUnknown(failure: Failure): boolean {
  return (
    failure.kind === 'network' ||
    failure.kind === 'timeout' ||
    failure.kind === 'unreadable' ||
    (failure.kind === 'http' && failure.status >= 500)
  );
}
