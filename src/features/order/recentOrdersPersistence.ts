import { recentOrdersRead, selectRecentOrders, type RecentOrder } from './recentOrdersSlice';
import type { ShopStore } from '../../store/makeStore';

const KEY = 'recentOrders';

/** Keeps the orders that the person wants to find again on this device, in step over its tabs. */
export function keepRecentOrders(store: ShopStore): void {
  const take = () => store.dispatch(recentOrdersRead(storedOrders()));
  take();
  let kept = selectRecentOrders(store.getState());
  store.subscribe(() => {
    const orders = selectRecentOrders(store.getState());
    if (orders === kept) return;
    kept = orders;
    write(orders);
  });
  addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) take();
  });
}

// Anybody may have written there: what is no remembered order is passed over.
function storedOrders(): RecentOrder[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentOrder) : [];
  } catch {
    return [];
  }
}

function isRecentOrder(value: unknown): value is RecentOrder {
  if (typeof value !== 'object' || value === null) return false;
  const { orderNumber, seenAt } = value as Partial<RecentOrder>;
  return (
    typeof orderNumber === 'string' &&
    orderNumber !== '' &&
    Number.isInteger(seenAt) &&
    Math.abs(seenAt ?? NaN) <= LATEST_TIME
  );
}

/** Where dates end, in epoch milliseconds. */
const LATEST_TIME = 8.64e15;

function write(orders: RecentOrder[]): void {
  try {
    // The same text as before is no news to other tabs, so they do not answer each other.
    if (orders.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(orders));
  } catch {
    // blocked or full: remembered as long as the page lives
  }
}
