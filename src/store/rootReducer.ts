import { combineReducers } from '@reduxjs/toolkit';
import { shopApi } from '../api/shopApi';
import { bulkJobReducer } from '../features/bulk-jobs/bulkJobSlice';
import { cartWritesReducer } from '../api/cartWritesSlice';
import { cartReducer } from '../features/cart/cartSlice';
import { connectionReducer } from '../api/connectionSlice';
import { draftsReducer } from '../features/form-drafts/draftsSlice';
import { entitiesReducer } from '../entities/entities';
import { logoutsReducer } from '../session/sessionSlice';
import { newOrdersReducer } from '../features/order-list/newOrdersSlice';
import { newVersionReducer } from '../offline/newVersionSlice';
import { notificationsReducer } from '../features/notifications/notificationsSlice';
import { orderSelectionReducer } from '../features/order/orderSelectionSlice';
import { orderTimelineReducer } from '../features/order/timeline/orderTimelineSlice';
import { profileChangesReducer } from '../features/profile/profileChangesSlice';
import { ofCachedQueries, queryMetaReducer } from '../api/queryMeta';
import { recentOrdersReducer } from '../features/order/recentOrdersSlice';
import { orderWorkReducer } from '../features/order/orderWorkSlice';
import { recentlyViewedReducer } from '../features/recently-viewed/recentlyViewedSlice';
import { shortcutsReducer } from '../features/shortcuts/shortcutsSlice';
import { savedViewsReducer } from '../features/order-list/savedViewsSlice';
import { uploadsReducer } from '../api/uploadsSlice';
import { pageStateReducer } from './pageStateSlice';
import { runningTasksReducer } from './runningTasksSlice';
import { persistedSessionReducer } from '../session/sessionLifetime';

const reduceSlices = combineReducers({
  [shopApi.reducerPath]: shopApi.reducer,
  entities: entitiesReducer,
  queryMeta: queryMetaReducer,
  session: persistedSessionReducer,
  cart: cartReducer,
  cartWrites: cartWritesReducer,
  notifications: notificationsReducer,
  connection: connectionReducer,
  drafts: draftsReducer,
  recentOrders: recentOrdersReducer,
  recentlyViewed: recentlyViewedReducer,
  profileChanges: profileChangesReducer,
  orderSelection: orderSelectionReducer,
  orderWork: orderWorkReducer,
  bulkJob: bulkJobReducer,
  orderTimeline: orderTimelineReducer,
  savedViews: savedViewsReducer,
  uploads: uploadsReducer,
  pageState: pageStateReducer,
  runningTasks: runningTasksReducer,
  shortcuts: shortcutsReducer,
  logouts: logoutsReducer,
  newOrders: newOrdersReducer,
  newVersion: newVersionReducer,
});

/** The root reducer. A query's metadata is removed together with the query. */
export const rootReducer: typeof reduceSlices = (state, action) => {
  const next = reduceSlices(state, action);
  const { queries } = next.api;
  return queries === state?.api?.queries
    ? next
    : { ...next, queryMeta: ofCachedQueries(next.queryMeta, queries) };
};

export type RootState = ReturnType<typeof rootReducer>;
