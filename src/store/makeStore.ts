import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { callsAlone, type Calls } from '../api/otherTabs';
import { shopApi } from '../api/shopApi';
import { bulkJobReducer } from '../state/bulkJob';
import { cartReducer } from '../state/cart';
import { connectionReducer } from '../state/connection';
import { draftsReducer } from '../state/drafts';
import { entitiesReducer } from '../state/entities';
import { logoutsReducer } from '../state/logouts';
import { newOrdersReducer } from '../state/newOrders';
import { newVersionReducer } from '../state/newVersion';
import { noticesReducer } from '../state/notices';
import { openFormsReducer } from '../state/openForms';
import { orderSelectionReducer } from '../state/orderSelection';
import { orderTimelineReducer } from '../state/orderTimeline';
import { orderWritesReducer } from '../state/orderWrites';
import { profileChangesReducer } from '../state/profileChanges';
import { readTimesReducer } from '../state/readTimes';
import { recentOrdersReducer } from '../state/recentOrders';
import { shortcutsReducer } from '../state/shortcuts';
import { savedViewsReducer } from '../state/savedViews';
import { unreadableReducer } from '../state/unreadable';
import { uploadsReducer } from '../state/uploads';
import { viewReducer } from '../state/view';
import { clearOnLogout } from './clearOnLogout';
import { sanitizeAction, sanitizeState } from './devtools';
import { persistedSessionReducer } from './sessionPersistence';
import { tellActions } from './watchedActions';

/** The reducer of the whole state. */
export const rootReducer = combineReducers({
  [shopApi.reducerPath]: shopApi.reducer,
  entities: entitiesReducer,
  readTimes: readTimesReducer,
  unreadable: unreadableReducer,
  session: persistedSessionReducer,
  cart: cartReducer,
  notices: noticesReducer,
  connection: connectionReducer,
  drafts: draftsReducer,
  recentOrders: recentOrdersReducer,
  profileChanges: profileChangesReducer,
  orderSelection: orderSelectionReducer,
  bulkJob: bulkJobReducer,
  orderWrites: orderWritesReducer,
  orderTimeline: orderTimelineReducer,
  savedViews: savedViewsReducer,
  uploads: uploadsReducer,
  view: viewReducer,
  shortcuts: shortcutsReducer,
  logouts: logoutsReducer,
  newOrders: newOrdersReducer,
  openForms: openFormsReducer,
  newVersion: newVersionReducer,
});

/** Makes a new store. */
export function makeStore() {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: callsAlone() },
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
        },
      }).concat(shopApi.middleware, tellActions),
    devTools: import.meta.env.DEV && {
      actionSanitizer: sanitizeAction,
      stateSanitizer: sanitizeState,
    },
  });
  clearOnLogout(store);
  return store;
}

/** How this store makes its calls; who joins it to other tabs changes it. */
export const callsOf = (store: ShopStore): Calls => store.dispatch((_, __, calls: Calls) => calls);

export type ShopStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ShopStore['dispatch'];
