// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { bulkJobKeys } from '#src/domain/bulkJobKeys';
import { drafted } from '#src/features/form-drafts/draftsSlice';
import { TOKEN_KEY } from '#src/domain/browserStorage';
import { selectToken } from '#src/session/sessionSlice';
import { personOf } from '#src/session/token';
import { storeLastLogout } from '#src/store/clearAfterSession';
import type { ShopStore } from '#src/store/makeStore';
import { learnAfterRestore } from '#src/store/pageRestored';
import { startStore, useFreshStorage } from '#tests/support/sessionStorage';
import { tokenWith } from '#tests/support/storeTokens';

useFreshStorage();

const exp = Math.floor(Date.now() / 1000) + 3_600;
const MINE = tokenWith({ sub: '1', exp });
const THEIRS = tokenWith({ sub: '2', exp });
const MY_JOB = bulkJobKeys(personOf(MINE));
const THEIR_JOB = bulkJobKeys(personOf(THEIRS));

/** A tab of the first person with typed input. */
async function openTab(): Promise<ShopStore> {
  localStorage.setItem(TOKEN_KEY, MINE);
  const store = await startStore();
  store.dispatch(drafted({ form: 'return/N1', value: 'Non funziona' }));
  return store;
}

/** Writes what another tab writes at a logout; the events arrive later. */
function logOutElsewhere(token: string): void {
  storeLastLogout(token);
  localStorage.removeItem(TOKEN_KEY);
}

const deliver = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));

/** Two people log out, one after the other, while a tab of the first is frozen. */
function twoLogouts(): void {
  logOutElsewhere(MINE);
  localStorage.setItem(TOKEN_KEY, THEIRS);
  logOutElsewhere(THEIRS);
}

it('a frozen tab clears its drafts even if the latest of two logouts was another person’s', async () => {
  const store = await openTab();
  twoLogouts();
  for (const key of ['lastLogout', TOKEN_KEY]) deliver(key);
  expect(selectToken(store.getState())).toBeNull();
  expect(store.getState().drafts).toEqual({});
});

it('so does a page from the back-forward cache, before it is shown', async () => {
  const store = await openTab();
  learnAfterRestore(store);
  dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  twoLogouts();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(document.documentElement.style.visibility).toBe('hidden');
  expect(selectToken(store.getState())).toBeNull();
  expect(store.getState().drafts).toEqual({});
});

it('another person’s logout does not end a session that is still stored', async () => {
  const store = await openTab();
  storeLastLogout(THEIRS);
  deliver('lastLogout');
  expect(selectToken(store.getState())).toBe(MINE);
  expect(store.getState().drafts).toEqual({ 'return/N1': 'Non funziona' });
});

it('a logout elsewhere removes only the bulk job of that person', async () => {
  await openTab();
  for (const key of [...MY_JOB, ...THEIR_JOB]) localStorage.setItem(key, '{}');
  logOutElsewhere(MINE);
  deliver('lastLogout');
  for (const key of MY_JOB) expect(localStorage.getItem(key)).toBeNull();
  for (const key of THEIR_JOB) expect(localStorage.getItem(key)).toBe('{}');
});

it('a logout learned late leaves the bulk job of the next session', async () => {
  await openTab();
  logOutElsewhere(MINE);
  localStorage.setItem(TOKEN_KEY, THEIRS);
  for (const key of THEIR_JOB) localStorage.setItem(key, '{}');
  deliver('lastLogout');
  for (const key of THEIR_JOB) expect(localStorage.getItem(key)).toBe('{}');
});
