import { expect, it, vi } from 'vitest';
import { STALE_AFTER, type Write } from '#src/api/invalidation';
import { ordersApi } from '#src/api/orders';
import { makeStore } from '#src/store/makeStore';
import { shareOf } from '#tests/support/exhaustive';
import { signIn } from '#tests/support/storeTokens';
import { everyView, openEverything, WRITES } from '#tests/support/storeViews';
import {
  messagesDelivered,
  openTab,
  openTabs,
  quiet,
  useTabs,
  type Tab,
} from '#tests/support/tabs';

const { backend } = useTabs();

const writes = (Object.keys(STALE_AFTER) as Write[]).filter(
  (name) => name !== 'login' && name !== 'logout',
);

/** The writes whose reply does not tell all that has changed. */
const readAgain = writes.filter((name) => {
  const { tags, refetch } = STALE_AFTER[name];
  return tags.length > 0 || refetch === 'always';
});

/** Opens three tabs with every screen; the first one writes. */
async function openThree(): Promise<[Tab, ...Tab[]]> {
  const tabs = openTabs(3, { token: backend.token });
  await Promise.all(tabs.map(({ store }) => openEverything(store)));
  await quiet();
  return tabs as [Tab, ...Tab[]];
}

async function write(name: Write, { store }: Tab): Promise<void> {
  expect(await WRITES[name]?.(store.dispatch)).not.toHaveProperty('error');
}

/** Expects that the tabs show what a visitor does who is not one of them: it tells them nothing. */
async function expectTruth(tabs: readonly Tab[]): Promise<void> {
  await quiet();
  const visitor = makeStore();
  signIn(visitor, backend.token);
  await openEverything(visitor);
  const truth = everyView(visitor);
  for (const { store } of tabs) expect(everyView(store)).toEqual(truth);
}

/** Holds the answers to reads back until `release` is called; `held` resolves with the first one. */
function holdReads(): { held: Promise<void>; release: () => void } {
  const answer = globalThis.fetch;
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const reply = await answer(...call);
    if (call[1]?.method !== 'GET') return reply;
    hold();
    await promise;
    return reply;
  });
  return { held, release };
}

it.each(shareOf(writes, 2))('%s: every tab shows what a new visitor would see', async (name) => {
  const tabs = await openThree();
  await write(name, tabs[0]);
  await expectTruth(tabs);
});

it.each(shareOf(readAgain, 4))(
  '%s: every tab shows it, even if another write ends while it is read again',
  async (name) => {
    const tabs = await openThree();
    const [{ store }] = tabs;
    const { held, release } = holdReads();
    await write(name, tabs[0]);
    await held;
    const { updateOrderState } = ordersApi.endpoints;
    await store.dispatch(updateOrderState.initiate({ orderNumber: 'PREP', state: 'SHIPPED' }));
    release();
    await expectTruth(tabs);
  },
);

/** The writes after which a query must be read again, whatever their reply says. */
const withTags = writes.filter((name) => STALE_AFTER[name].tags.length > 0);

it.each(shareOf(withTags, 4))(
  '%s: a tab shows it whose first reads were under way',
  async (name) => {
    const tabs = [openTab({ token: backend.token }), openTab({ token: backend.token })] as const;
    const { held, release } = holdReads();
    const opened = openEverything(tabs[1].store);
    await held;
    await write(name, tabs[0]);
    await messagesDelivered();
    release();
    await opened;
    await expectTruth([tabs[1]]);
  },
);

const ofOneEntity = writes.filter((name) => STALE_AFTER[name].refetch !== 'never');

it.each(shareOf(ofOneEntity, 4))(
  '%s without an answer: hidden tabs show it when they are shown, even if the tab that wrote cannot read it again',
  async (name) => {
    const [first, ...others] = await openThree();
    for (const tab of others) tab.look(false);
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      if (call[1]?.method !== 'GET') await answer(...call);
      throw new TypeError('Failed to fetch');
    });
    await WRITES[name]?.(first.store.dispatch);
    await quiet();
    vi.stubGlobal('fetch', answer);
    for (const tab of others) tab.look(true);
    await expectTruth(others);
  },
);
