import { useNavigate } from 'react-router';
import { ordersApi } from '../../api/orders';
import { PATHS, pathTo } from '../../config/paths';
import { useRecentOrders } from '../order/useRecentOrders';
import { useAppSelector } from '../../store/hooks';
import { commands as texts } from './commands.texts';
import type { Command } from './command';

const MOST = 5;

const selectList = ordersApi.endpoints.getOrders.select();

/**
 * Orders by a part of their number: those that this device remembers, those that an
 * administrator has read already, and whatever else may be a number.
 */
export function useFoundOrders(query: string): Command[] {
  const navigate = useNavigate();
  const { recent } = useRecentOrders();
  const listed = useAppSelector((state) => selectList(state).data);
  const typed = query.trim();
  const part = typed.toLowerCase();

  const found = new Map<string, string>();
  const add = (orderNumber: string, detail = '') => {
    if (found.size < MOST && !found.has(orderNumber)) found.set(orderNumber, detail);
  };
  for (const { orderNumber } of recent) {
    if (orderNumber.toLowerCase().includes(part)) add(orderNumber, texts.seen);
  }
  // One letter is in nearly all of them.
  if (part.length > 1) {
    for (const orderNumber of listed ?? []) {
      if (found.size === MOST) break;
      if (orderNumber.toLowerCase().includes(part)) add(orderNumber);
    }
  }
  if (/^\S*\d\S*$/.test(typed)) {
    const isThere = [...found.keys()].some((orderNumber) => orderNumber.toLowerCase() === part);
    if (!isThere) found.set(typed, '');
  }
  return [...found].map(([orderNumber, detail]) => ({
    id: `order ${orderNumber}`,
    group: texts.orders,
    label: texts.openOrder(orderNumber),
    detail,
    run: () => void navigate(pathTo(PATHS.order, { orderNumber })),
  }));
}
