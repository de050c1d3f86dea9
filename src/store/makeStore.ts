import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { shopApi } from '../api/shopApi';
import { cartReducer } from '../state/cart';
import { connectionReducer } from '../state/connection';
import { draftsReducer, type DraftsState } from '../state/drafts';
import { entitiesReducer } from '../state/entities';
import { noticesReducer } from '../state/notices';
import { profileChangesReducer } from '../state/profileChanges';
import { recentOrdersReducer } from '../state/recentOrders';
import { uploadsReducer } from '../state/uploads';
import { forgetWithSession } from './adminData';
import { sanitizeAction, sanitizeState } from './devtools';
import { persistedSessionReducer } from './sessionPersistence';

const rootReducer = combineReducers({
  [shopApi.reducerPath]: shopApi.reducer,
  entities: entitiesReducer,
  session: persistedSessionReducer,
  cart: cartReducer,
  notices: noticesReducer,
  connection: connectionReducer,
  drafts: draftsReducer,
  recentOrders: recentOrdersReducer,
  profileChanges: profileChangesReducer,
  uploads: uploadsReducer,
});

/** A new store; `drafts` is what an earlier life of this tab had typed. */
export function makeStore(drafts: DraftsState = {}) {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { drafts },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
        },
      }).concat(shopApi.middleware),
    devTools: import.meta.env.DEV && {
      actionSanitizer: sanitizeAction,
      stateSanitizer: sanitizeState,
    },
  });
  forgetWithSession(store);
  return store;
}

export type ShopStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ShopStore['dispatch'];
