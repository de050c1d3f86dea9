import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Order } from '../../domain/types';
import { orderNavigation as texts } from './order.texts';
import { Kbd } from '../shortcuts/Kbd';
import { useShortcuts } from '../shortcuts/useShortcuts';
import { ordersApi } from '../../api/orders';
import { PATHS, pathTo } from '../../config/paths';
import { selectEntities } from '../../entities/entities';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { notificationAdded } from '../notifications/notificationsSlice';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector, useAppStore } from '../../store/hooks';
import type { ShopStore } from '../../store/makeStore';
import { orders } from './orders.texts';
import { selectShownOrders } from './orderSelectionSlice';
import styles from './Order.module.css';

/** Links and keys to the orders before and after this one, for administrators. */
export function OrderNavigation({ order }: { order: Order }) {
  const { links, position } = useAdjacentOrders(order.orderNumber);
  useShortcuts(links.map(({ keys, text, follow }) => ({ keys, does: text, run: follow })));
  return (
    <>
      {(links.length > 0 || position) && (
        <Stack
          component="nav"
          aria-label={texts.navigation}
          direction="row"
          useFlexGap
          sx={{ displayPrint: 'none', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}
        >
          {links.map(({ keys, text, path, follow }) => (
            <Button
              key={keys}
              variant="outlined"
              aria-keyshortcuts={keys}
              {...(path === null ? { onClick: follow } : { href: path })}
            >
              {text}
              <span aria-hidden="true" className={styles['keys']}>
                <Kbd keys={keys} />
              </span>
            </Button>
          ))}
          {position && (
            <Typography component="span" color="textSecondary">
              {texts.position(position.position, position.count)}
            </Typography>
          )}
        </Stack>
      )}
    </>
  );
}

/** The orders before and after one, and its position in the list. */
type Neighbours = {
  previous: string | null;
  next: string | null;
  /** From 1. */
  position: number;
  count: number;
};

const DIRECTIONS = [
  { keys: 'k', text: texts.previous, side: 'previous' },
  { keys: 'j', text: texts.next, side: 'next' },
] as const;

/**
 * Returns links to the orders before and after this one, for administrators: in the list as it was last shown, or, if
 * that does not contain it, among all orders, newest first. Until a list is loaded they have no path, and following one
 * loads the list.
 */
function useAdjacentOrders(orderNumber: string) {
  const navigate = useNavigate();
  const store = useAppStore();
  const isAdmin = useAppSelector(selectIsAdmin);
  const shown = useAppSelector(selectShownOrders);
  const { data: all } = ordersApi.endpoints.getOrders.useQueryState();
  const [runOnce] = useSingleFlight();
  const neighbours = useMemo(() => {
    const inShown = findNeighbours(shown, orderNumber);
    return inShown || !all ? inShown : findNeighboursByAge(store, all, orderNumber);
  }, [store, shown, all, orderNumber]);
  const isUnknown = !neighbours && !all;

  const loadAndLeave = (side: 'previous' | 'next') =>
    runOnce(async () => {
      const { initiate } = ordersApi.endpoints.getOrders;
      const { data } = await store.dispatch(initiate(undefined, { subscribe: false }));
      if (!data) return void store.dispatch(notificationAdded('error', orders.loadAllFailed));
      const number = findNeighboursByAge(store, data, orderNumber)?.[side];
      if (number != null) return navigate(pathTo(PATHS.order, { orderNumber: number }));
      document.querySelector('h1')?.focus(); // there is no such order, and the button is removed
    });

  const links = DIRECTIONS.flatMap(({ side, ...direction }) => {
    const number = neighbours?.[side];
    if (!isAdmin || (number == null && !isUnknown)) return [];
    const path = number == null ? null : pathTo(PATHS.order, { orderNumber: number });
    const follow = () => void (path === null ? loadAndLeave(side) : navigate(path));
    return [{ ...direction, path, follow }];
  });
  return { links, position: isAdmin ? neighbours : null };
}

function findNeighbours(numbers: readonly string[], orderNumber: string): Neighbours | null {
  const at = numbers.indexOf(orderNumber);
  if (at === -1) return null;
  return {
    previous: numbers[at - 1] ?? null,
    next: numbers[at + 1] ?? null,
    position: at + 1,
    count: numbers.length,
  };
}

function findNeighboursByAge(
  store: ShopStore,
  all: readonly string[],
  orderNumber: string,
): Neighbours | null {
  const age = ({ placedAt }: Order) => placedAt ?? -Infinity;
  const newestFirst = selectEntities(store.getState(), 'orders', all)
    .sort((one, other) => age(other) - age(one) || 0)
    .map((order) => order.orderNumber);
  return findNeighbours(newestFirst, orderNumber);
}
