import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { isolatedContext } from '../api/requestContext';
import { shopApi } from '../api/shopApi';
import { type ShopStore } from '../store/makeStore';
import { rootReducer, type RootState } from '../store/rootReducer';

/**
 * Makes the store of a replay, beside the live one, which stays as it is. Its queries stay as they
 * were recorded: calls that screens begin do not change them, so that nothing ever turns to loading
 * or to an error. Nothing of this store is persisted or sent to other tabs.
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
