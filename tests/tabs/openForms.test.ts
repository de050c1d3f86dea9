import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  formClosed,
  formOpened,
  selectIsOpenElsewhere,
} from '#src/features/form-drafts/openFormsSlice';
import { startBackend, stopBackend, type Backend } from '#tests/support/storeBackend';
import { closeTabs, openTab, openTabs, quiet, type Tab } from '#tests/support/tabs';

const FORM = 'edit-product/p1';

let backend: Backend;

beforeEach(async () => {
  backend = await startBackend();
});
afterEach(() => {
  closeTabs();
  stopBackend();
});

const staff = (count: number) => openTabs(count, { token: backend.token });
const isElsewhere = ({ store }: Tab) => selectIsOpenElsewhere(store.getState(), FORM);

async function both(
  change: typeof formOpened | typeof formClosed,
  ...tabs: (Tab | undefined)[]
): Promise<void> {
  for (const tab of tabs) tab?.store.dispatch(change(FORM));
  await quiet();
}

it('that are open in two tabs are known to both, until one is closed', async () => {
  const tabs = staff(3);
  const [one, two] = tabs;
  await both(formOpened, one);
  expect(tabs.map(isElsewhere)).toEqual([false, false, false]);
  await both(formOpened, two);
  await expect.poll(() => tabs.map(isElsewhere)).toEqual([true, true, false]);
  await both(formClosed, one);
  await expect.poll(() => tabs.map(isElsewhere)).toEqual([false, false, false]);
});

it('of a tab that is closed or crashes are open no more', async () => {
  const tabs = staff(2);
  await both(formOpened, ...tabs);
  await expect.poll(() => tabs.map(isElsewhere)).toEqual([true, true]);
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  tabs[1]?.look(true);
  await quiet();
  tabs[0]?.close();
  await vi.advanceTimersByTimeAsync(3_000);
  await quiet();
  vi.useRealTimers();
  expect(tabs[1] && isElsewhere(tabs[1])).toBe(false);
});

it('do not count a form that is open twice in the same tab', async () => {
  const [tab] = staff(1);
  await both(formOpened, tab, tab);
  expect(tab && isElsewhere(tab)).toBe(false);
  await both(formClosed, tab);
  expect(tab?.store.getState().openForms.here).toEqual({ [FORM]: 1 });
});

it('of another session are not counted', async () => {
  const [mine] = staff(1);
  const shopper = openTab();
  await both(formOpened, mine, shopper);
  expect([mine, shopper].map((tab) => tab && isElsewhere(tab))).toEqual([false, false]);
});
