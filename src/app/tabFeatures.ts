import { BROWSER } from '../cross-tab/browserEnvironment';
import { connectTabs, type TabFeatures } from '../cross-tab/connectTabs';
import { VERSION } from '../cross-tab/channel';
import { selectIsJobHere } from '../features/bulk-jobs/bulkJobSlice';
import { newOrders } from '../features/order-list/newOrdersChannel';
import type { ShopStore } from '../store/makeStore';

export const TAB_FEATURES: TabFeatures = {
  features: [newOrders],
  isSendingManyWrites: (store) => selectIsJobHere(store.getState()),
};

/** Connects this page to the other tabs of its browser; returns a function that disconnects it. */
export function joinThisBrowser(store: ShopStore): () => void {
  return connectTabs(store, BROWSER, VERSION, TAB_FEATURES);
}
