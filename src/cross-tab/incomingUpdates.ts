import { entitiesLearned, type EntityUpdates, visibleToShopper } from '../entities/entities';
import { selectToken } from '../session/sessionSlice';
import type { ShopStore } from '../store/makeStore';
import type { BrowserEnvironment } from './browserEnvironment';

/** How many updates may wait in a hidden tab. */
const MAX_WAITING = 500;

type Incoming = { updates: EntityUpdates; isForAll: boolean; token: string | null };

/**
 * Merges what other tabs have learned. The updates of their writes wait while this tab is hidden,
 * until it is shown or there are many.
 */
export function incomingUpdates(store: ShopStore, environment: BrowserEnvironment) {
  let waiting: Incoming[] = [];

  const merge = (): void => {
    if (waiting.length === 0) return;
    const { entities, ...state } = store.getState();
    const token = selectToken(state);
    // The session for which they came may have ended meanwhile.
    const all = waiting.map(({ updates, isForAll, token: receivedWith }) =>
      isForAll || receivedWith !== token ? visibleToShopper(updates, entities) : updates,
    );
    waiting = [];
    store.dispatch(entitiesLearned(all));
  };
  const add = (all: readonly EntityUpdates[], isForAll: boolean): void => {
    const token = selectToken(store.getState());
    waiting.push(...all.map((updates) => ({ updates, isForAll, token })));
  };
  const unsubscribeVisibility = environment.onVisibility(() => {
    if (environment.isVisible()) merge();
  });

  return {
    /** `isForAll`: all tabs receive it, shoppers' too. */
    mergeNow: (updates: EntityUpdates | undefined, isForAll: boolean): void => {
      if (!updates) return;
      add([updates], isForAll);
      merge();
    },
    mergeWhenVisible: (all: readonly EntityUpdates[], isForAll: boolean): void => {
      add(all, isForAll);
      if (environment.isVisible() || waiting.length > MAX_WAITING) merge();
    },
    stop: (): void => {
      unsubscribeVisibility();
      merge();
    },
  };
}
