// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { cartApi } from '#src/api/cart';
import { drafted } from '#src/features/form-drafts/draftsSlice';
import { selectToken } from '#src/session/sessionSlice';
import { makeStore, type ShopStore } from '#src/store/makeStore';
import { storeLastLogout } from '#src/store/clearAfterSession';
import { learnAfterRestore } from '#src/store/pageRestored';
import { TOKEN_KEY } from '#src/domain/browserStorage';
import { signIn, tokenFor, tokenWith } from '#tests/support/storeTokens';
import { startStore, useFreshStorage } from '#tests/support/sessionStorage';

useFreshStorage();

const VALID = tokenFor(3_600);
const refuse = () => {
  throw new Error('refused');
};

describe('a page from the back-forward cache', () => {
  const transition = (type: string, persisted = true) =>
    dispatchEvent(Object.assign(new Event(type), { persisted }));
  const { style } = document.documentElement;

  /** An administrator's page in the back-forward cache, with typed input. */
  async function putAside(): Promise<ShopStore> {
    localStorage.setItem(TOKEN_KEY, VALID);
    const store = await startStore();
    learnAfterRestore(store);
    store.dispatch(drafted({ form: 'return/N1', value: 'Non funziona' }));
    transition('pagehide');
    expect(style.visibility).toBe('hidden');
    return store;
  }

  it('knows of a logout before it is shown again', async () => {
    const store = await putAside();
    storeLastLogout(VALID);
    localStorage.removeItem(TOKEN_KEY);
    transition('pageshow');
    expect(style.visibility).toBe('hidden');
    expect(selectToken(store.getState())).toBeNull();
    expect(store.getState().drafts).toEqual({});
    await vi.waitFor(() => expect(style.visibility).toBe(''));
  });

  it('knows of another login, and keeps nothing of the previous person', async () => {
    const store = await putAside();
    const other = tokenWith({ sub: '2', exp: Math.floor(Date.now() / 1000) + 60 });
    localStorage.setItem(TOKEN_KEY, other);
    transition('pageshow');
    expect(selectToken(store.getState())).toBe(other);
    expect(store.getState().drafts).toEqual({});
  });

  it.each([
    ['blocked', () => vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse)],
    ['full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ])('keeps a session that is not stored because storage is %s', async (_, limitStorage) => {
    limitStorage();
    const store = await startStore();
    learnAfterRestore(store);
    const token = signIn(store);
    transition('pagehide');
    transition('pageshow');
    expect(selectToken(store.getState())).toBe(token);
  });

  it('is unchanged if nothing happened, or if it was not in the cache', async () => {
    const store = await putAside();
    transition('pageshow');
    expect(selectToken(store.getState())).toBe(VALID);
    expect(store.getState().drafts).toEqual({ 'return/N1': 'Non funziona' });
    await vi.waitFor(() => expect(style.visibility).toBe(''));
    transition('pagehide', false);
    expect(style.visibility).toBe('');
  });

  it('reads the cart again', async () => {
    const store = makeStore();
    learnAfterRestore(store);
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() =>
        Promise.resolve(
          Response.json({ id: 'c', productAndquantity: [], orderPriority: 'STANDARD' }),
        ),
      );
    await store.dispatch(cartApi.endpoints.getCart.initiate());
    transition('pageshow', false);
    expect(fetched).toHaveBeenCalledTimes(1);
    transition('pageshow');
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  });
});
