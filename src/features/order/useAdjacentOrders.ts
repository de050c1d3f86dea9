import { PATHS, pathTo } from '../../config/paths';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { useOrderNeighbours } from './useOrderNeighbours';
import { notificationAdded } from '../notifications/notificationsSlice';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { orders } from '../../components/orders.texts';
import { orderNavigation as texts } from './orderNavigation.texts';

const WAYS = [
  { keys: 'k', text: texts.previous, side: 'previous' },
  { keys: 'j', text: texts.next, side: 'next' },
] as const;

/**
 * The ways from an order to the ones before and after it, for administrators. Until a list is
 * known each is offered without its address, and the list is read when one is taken.
 */
export function useAdjacentOrders(orderNumber: string, leaveTo: (path: string) => void) {
  const dispatch = useAppDispatch();
  const isAdmin = useAppSelector(selectIsAdmin);
  const { neighbours, find } = useOrderNeighbours(orderNumber);
  const oneAtATime = useSingleFlight();

  const look = (side: 'previous' | 'next') =>
    oneAtATime(async () => {
      const found = await find?.().catch(() => undefined);
      if (found === undefined)
        return void dispatch(notificationAdded('error', orders.loadAllFailed));
      const number = found?.[side];
      if (number != null) return leaveTo(pathTo(PATHS.order, { orderNumber: number }));
      document.querySelector('h1')?.focus(); // there is no way on, and no button any more
    });

  const ways = WAYS.flatMap(({ side, ...way }) => {
    const number = neighbours?.[side];
    if (!isAdmin || (number == null && !find)) return [];
    const path = number == null ? null : pathTo(PATHS.order, { orderNumber: number });
    return [{ ...way, path, take: () => (path === null ? void look(side) : leaveTo(path)) }];
  });
  return { ways, place: isAdmin ? neighbours : null };
}
