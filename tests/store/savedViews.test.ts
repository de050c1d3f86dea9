import { persistSlice } from '#src/store/persistSlice';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectSavedViews, viewRenamed, viewSaved } from '#src/features/order-list/savedViewsSlice';
import { makeStore } from '#src/store/makeStore';
import { persistedSavedViews } from '#src/features/order-list/savedViewsSlice';

const KEY = 'savedOrderViews';
const view = (name: string, parameters = 'stato=SHIPPED') => ({ name, parameters });
const names = (store: ReturnType<typeof makeStore>) =>
  selectSavedViews(store.getState()).map(({ name }) => name);

let stored: Map<string, string>;
let isBlocked: boolean;
let onStorage: (event: Pick<StorageEvent, 'key'>) => void;

beforeEach(() => {
  stored = new Map();
  isBlocked = false;
  const guarded = <Result>(action: () => Result): Result => {
    if (isBlocked) throw new DOMException('blocked', 'SecurityError');
    return action();
  };
  onStorage = () => undefined;
  vi.stubGlobal('addEventListener', (_type: 'storage', listener: typeof onStorage) => {
    onStorage = listener;
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => guarded(() => stored.get(key) ?? null),
    setItem: (key: string, value: string) => guarded(() => stored.set(key, value)),
    removeItem: (key: string) => guarded(() => stored.delete(key)),
  });
});
afterEach(() => vi.unstubAllGlobals());

function openedStore() {
  const store = makeStore();
  persistSlice(store, persistedSavedViews);
  return store;
}

describe('saved views', () => {
  it('are restored by the next page', () => {
    openedStore().dispatch(viewSaved(view('Mia')));
    expect(selectSavedViews(openedStore().getState())).toEqual([view('Mia')]);
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{"name":"Mia"}'],
    ['a number', '7'],
  ])('are none where %s is stored', (_, text) => {
    stored.set(KEY, text);
    expect(names(openedStore())).toEqual([]);
  });

  it('are the valid ones of the stored views', () => {
    stored.set(KEY, JSON.stringify([null, view('Mia'), { name: 3 }, view('')]));
    expect(names(openedStore())).toEqual(['Mia']);
  });

  it('of another tab are not written back: a newer build may store more', () => {
    const store = openedStore();
    const text = JSON.stringify([{ ...view('Mia'), colour: 'red' }]);
    stored.set(KEY, text);
    onStorage({ key: KEY });
    expect(names(store)).toEqual(['Mia']);
    expect(stored.get(KEY)).toBe(text);
  });

  it('last as long as the page if storage is blocked', () => {
    isBlocked = true;
    const store = openedStore();
    store.dispatch(viewSaved(view('Mia')));
    expect(names(store)).toEqual(['Mia']);
  });

  it('are replaced by a view of the same name', () => {
    const store = openedStore();
    store.dispatch(viewSaved(view('Prima', 'q=1')));
    store.dispatch(viewSaved(view('Seconda', 'q=2')));
    store.dispatch(viewRenamed({ from: 'Prima', to: 'seconda' }));
    expect(selectSavedViews(store.getState())).toEqual([view('seconda', 'q=1')]);
  });
});
