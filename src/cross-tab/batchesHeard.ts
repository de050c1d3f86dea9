import { visibleToShopper } from '../entities/visibleToShopper';
import { entitiesLearned, type EntityUpdates } from '../entities/entities';
import { selectToken } from '../session/sessionSlice';
import type { ShopStore } from '../store/makeStore';
import type { BrowserEnvironment } from './browserEnvironment';

/** So many batches may wait in a hidden tab. */
const MOST_WAITING = 500;

type Heard = { batch: EntityUpdates; isForAll: boolean; token: string | null };

/**
 * Takes in what other tabs have learned. What their writes bring waits while this tab is
 * hidden, until it is looked at or has become much.
 */
export function batchesHeard(store: ShopStore, around: BrowserEnvironment) {
  let waiting: Heard[] = [];

  const take = (): void => {
    if (waiting.length === 0) return;
    const { entities, ...state } = store.getState();
    const token = selectToken(state);
    // The session that it was meant for may have ended meanwhile.
    const batches = waiting.map(({ batch, isForAll, token: heardWith }) =>
      isForAll || heardWith !== token ? visibleToShopper(batch, entities) : batch,
    );
    waiting = [];
    store.dispatch(entitiesLearned(batches));
  };
  const add = (batches: readonly EntityUpdates[], isForAll: boolean): void => {
    const token = selectToken(store.getState());
    waiting.push(...batches.map((batch) => ({ batch, isForAll, token })));
  };
  const stopLooking = around.onVisibility(() => {
    if (around.isVisible()) take();
  });

  return {
    /** `isForAll`: all tabs hear of it, shoppers' too. */
    now: (batch: EntityUpdates | undefined, isForAll: boolean): void => {
      if (!batch) return;
      add([batch], isForAll);
      take();
    },
    whenSeen: (batches: readonly EntityUpdates[], isForAll: boolean): void => {
      add(batches, isForAll);
      if (around.isVisible() || waiting.length > MOST_WAITING) take();
    },
    stop: (): void => {
      stopLooking();
      take();
    },
  };
}
