import { afterEach, expect, it, vi } from 'vitest';
import { canonicalJson } from '#src/snapshots/canonical';
import { currentBrowserEnvironment } from '#src/snapshots/browserEnvironment';
import { keepLastMinute, keptMoments } from '#src/snapshots/lastMinute';
import { readReplay } from '#src/snapshots/readReplay';
import { snapshotAt } from '#src/snapshots/readRecording';
import { recordingOf } from '#src/snapshots/recordingOf';
import { Redactor } from '#src/snapshots/redactor';
import { takeSnapshot } from '#src/snapshots/takeSnapshot';
import { notificationAdded } from '#src/features/notifications/notificationsSlice';
import { loggedOut, selectToken } from '#src/session/sessionSlice';
import type { ShopStore } from '#src/store/makeStore';
import { allowConsoleError } from '#tests/support/consoleErrors';
import { adminToken } from '#tests/support/orders';
import { openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
let end = () => {};

afterEach(() => end());

function keep(store: ShopStore): void {
  end = keepLastMinute(store);
}

/** Shows a message in a separate moment. */
async function show(store: ShopStore, text: string): Promise<void> {
  store.dispatch(notificationAdded('info', text));
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Returns the messages of each moment, the latest first. */
const shown = () => keptMoments().map(({ state }) => state.notifications.map(({ text }) => text));

it('covers a minute, and the page before it', async () => {
  const { store } = await openShop(backend, '/chi-siamo');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  keep(store);
  await show(store, 'Uno.');
  vi.setSystemTime(Date.now() + 30_000);
  await show(store, 'Due.');
  expect(shown()).toEqual([[], ['Uno.'], ['Due.', 'Uno.']]);
  vi.setSystemTime(Date.now() + 45_000);
  await show(store, 'Tre.');
  expect(shown()).toEqual([['Uno.'], ['Due.', 'Uno.'], ['Tre.', 'Due.', 'Uno.']]);
  vi.setSystemTime(Date.now() + 300_000);
  await show(store, 'Quattro.');
  expect(shown().length).toBe(2);
  dispatchEvent(new ErrorEvent('error', { error: new Error('mario') }));
  expect(keptMoments().at(-1)?.events).toEqual(['page/error Error: xxxxx']);
  end();
  expect(keptMoments()).toEqual([]);
});

it('keeps nothing of a session that has ended', async () => {
  const { store } = await openShop(backend, '/chi-siamo', { token: await adminToken() });
  keep(store);
  await show(store, 'Uno.');
  expect(keptMoments().some(({ state }) => selectToken(state) !== null)).toBe(true);
  store.dispatch(loggedOut());
  expect(keptMoments().length).toBeGreaterThan(0);
  expect(keptMoments().every(({ state }) => selectToken(state) === null)).toBe(true);
});

it('becomes a recording that ends with the page, within the allowed size', async () => {
  const { store } = await openShop(backend, '/');
  allowConsoleError(/maxSnack/); // the test shows many messages
  keep(store);
  for (let round = 0; round < 80; round += 1)
    await show(store, 'Aggiunto al carrello. '.repeat(99));
  const environment = currentBrowserEnvironment();
  const record = (maxBytes: number) =>
    recordingOf(keptMoments(), environment, new Redactor(), maxBytes);
  const size = (object: object) => new TextEncoder().encode(canonicalJson(object)).length;

  const whole = await record(10_000_000);
  expect(whole).toMatchObject({ dropped: 0 });
  const cut = await record(300_000);
  if (!whole || !cut) throw new Error('there is no recording');
  expect(size(whole)).toBeGreaterThan(300_000);
  expect(size(cut)).toBeLessThanOrEqual(300_000);
  expect(cut.moments.length).toBeLessThan(whole.moments.length);
  const reading = readReplay(canonicalJson(cut));
  if (!('recording' in reading)) throw new Error(JSON.stringify(reading).slice(0, 300));
  const { state } = snapshotAt(reading.recording, cut.moments.length);
  expect(state).toEqual(takeSnapshot(store.getState(), environment).state);
  expect(await record(2_000)).toBeNull();
});
