import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { isolatedContext } from '../api/requestContext';
import { shopApi } from '../api/shopApi';
import { type ShopStore } from '../store/makeStore';
import { rootReducer, type RootState } from '../store/rootReducer';

/**
 * A store for a replay, beside the live one, which stays as it is. What was asked and answered
 * is as it was recorded: calls that screens begin change nothing of it, so that nothing ever
 * turns to loading or to an error. Nothing of this store is persisted or told to other tabs.
 */
export function makeReplayStore(state: RootState): ShopStore {
  return configureStore({
    reducer: replayReducer,
    preloadedState: state,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: isolatedContext() },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(shopApi.middleware),
    devTools: false,
  });
}

function replayReducer(state: RootState | undefined, action: UnknownAction): RootState {
  const next = rootReducer(state, action);
  if (state === undefined || next.api.queries === state.api.queries) return next;
  return { ...next, api: { ...next.api, queries: state.api.queries } };
}
