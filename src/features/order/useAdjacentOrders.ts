import { PATHS, pathTo } from '../../config/paths';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { useOrderNeighbours } from './useOrderNeighbours';
import { notificationAdded } from '../notifications/notificationsSlice';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { orders } from '../../components/orders.texts';
import { orderNavigation as texts } from './orderNavigation.texts';

const DIRECTIONS = [
  { keys: 'k', text: texts.previous, side: 'previous' },
  { keys: 'j', text: texts.next, side: 'next' },
] as const;

/**
 * Returns links to the orders before and after one, for administrators. Until a list is loaded
 * they have no path, and the list is loaded when one is followed.
 */
export function useAdjacentOrders(orderNumber: string, leaveTo: (path: string) => void) {
  const dispatch = useAppDispatch();
  const isAdmin = useAppSelector(selectIsAdmin);
  const { neighbours, find } = useOrderNeighbours(orderNumber);
  const runOnce = useSingleFlight();

  const loadAndLeave = (side: 'previous' | 'next') =>
    runOnce(async () => {
      const found = await find?.().catch(() => undefined);
      if (found === undefined)
        return void dispatch(notificationAdded('error', orders.loadAllFailed));
      const number = found?.[side];
      if (number != null) return leaveTo(pathTo(PATHS.order, { orderNumber: number }));
      document.querySelector('h1')?.focus(); // there is no such order, and the button is removed
    });

  const links = DIRECTIONS.flatMap(({ side, ...direction }) => {
    const number = neighbours?.[side];
    if (!isAdmin || (number == null && !find)) return [];
    const path = number == null ? null : pathTo(PATHS.order, { orderNumber: number });
    return [
      {
        ...direction,
        path,
        follow: () => (path === null ? void loadAndLeave(side) : leaveTo(path)),
      },
    ];
  });
  return { links, position: isAdmin ? neighbours : null };
}
