import { configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { isolatedContext, type RequestContext } from '../api/requestContext';
import { shopApi } from '../api/shopApi';
import { sanitizeAction, sanitizeState, actionObserver } from './devtools';
import { clearOnLogout } from './clearOnLogout';
import { rootReducer } from './rootReducer';

export function makeStore() {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: isolatedContext() },
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
        },
      }).concat(shopApi.middleware, actionObserver),
    devTools: import.meta.env.DEV && {
      actionSanitizer: sanitizeAction,
      stateSanitizer: sanitizeState,
    },
  });
  clearOnLogout(store);
  return store;
}

/** Returns how this store makes its calls; connecting it to other tabs changes it. */
export const requestContextOf = (store: ShopStore): RequestContext =>
  store.dispatch((_, __, calls: RequestContext) => calls);

export type ShopStore = ReturnType<typeof makeStore>;
export type AppDispatch = ShopStore['dispatch'];
