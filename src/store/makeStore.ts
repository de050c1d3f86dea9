import { configureStore, createListenerMiddleware, type ThunkDispatch } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { isolatedContext, type RequestContext } from '../api/requestContext';
import { shopApi } from '../api/shopApi';
import { actionObserver, freezingEntities, sanitizeAction, sanitizeState } from './devtools';
import { rootReducer, type RootState } from './rootReducer';

export type AppDispatch = ThunkDispatch<RootState, RequestContext, UnknownAction>;

/**
 * How long development's checks, which look through the whole state, may take without a warning: with 250 orders they
 * sometimes take 40 ms.
 */
const CHECK_WARN_AFTER_MS = 100;

/**
 * Makes the store. `requestContext` is how it makes its calls; connecting it to other tabs changes it. `startListening`
 * is that of its own listener middleware, because tests run several stores as tabs of one browser.
 */
export function makeStore() {
  const requestContext = isolatedContext();
  const { middleware, startListening } = makeListeners();
  const store = configureStore({
    reducer: import.meta.env.DEV ? freezingEntities(rootReducer) : rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: requestContext },
        immutableCheck: { warnAfter: CHECK_WARN_AFTER_MS },
        serializableCheck: {
          warnAfter: CHECK_WARN_AFTER_MS,
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
        },
      })
        .prepend(middleware)
        .concat(shopApi.middleware, actionObserver),
    devTools: import.meta.env.DEV && {
      actionSanitizer: sanitizeAction,
      stateSanitizer: sanitizeState,
    },
  });
  return { ...store, requestContext, startListening };
}

/** Makes a store's listener middleware. A listener's error counts as uncaught, so that it is reported. */
export function makeListeners() {
  return createListenerMiddleware<RootState, AppDispatch>({
    onError: (error) => {
      throw error;
    },
  });
}

export type ShopStore = ReturnType<typeof makeStore>;

/** Resolves once a state fulfils a condition: at once, or after the action that makes it true. */
export function waitForState(
  { getState, startListening }: ShopStore,
  isFulfilled: (state: RootState) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    if (isFulfilled(getState())) return resolve();
    startListening({
      predicate: (_action, state) => isFulfilled(state),
      effect: (_action, { unsubscribe }) => {
        unsubscribe();
        resolve();
      },
    });
  });
}
