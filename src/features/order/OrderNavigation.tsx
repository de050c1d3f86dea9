import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Order } from '../../domain/types';
import { orderNavigation as texts } from './order.texts';
import { NextIcon, PreviousIcon } from '../../components/icons';
import type { OrderArrival } from './orderArrival';
import { useShortcuts } from '../shortcuts/useShortcuts';
import { ordersApi } from '../../api/orders';
import { PATHS, pathTo } from '../../config/paths';
import { selectEntities } from '../../entities/entities';
import { ownEntryState } from '../../hooks/entryState';
import { useGuardedNavigate } from '../../hooks/useGuardedNavigate';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { notificationAdded } from '../notifications/notificationsSlice';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector, useAppStore } from '../../store/hooks';
import type { ShopStore } from '../../store/makeStore';
import { linkToList } from './linkToList';
import { orders } from './orders.texts';
import { selectLeftList, selectShownOrders } from './orderSelectionSlice';
import { focusHeading } from '../../components/focusHeading';

/** Links and keys to the orders before and after this one, for administrators. */
export function OrderNavigation({ links, position }: ReturnType<typeof useAdjacentOrders>) {
  useShortcuts(links.map(({ keys, text, follow }) => ({ keys, does: text, run: follow })));
  if (links.length === 0 && !position) return null;
  return (
    <Stack
      component="nav"
      aria-label={texts.navigation}
      direction="row"
      sx={{ displayPrint: 'none', alignItems: 'center', gap: 0.5 }}
    >
      {links.map(({ keys, side, text, path, follow }) => (
        <IconButton
          key={keys}
          title={`${text} (${keys.toUpperCase()})`}
          aria-label={text}
          aria-keyshortcuts={keys}
          {...(path === null ? { onClick: () => follow() } : { href: path })}
        >
          {side === 'previous' ? <PreviousIcon /> : <NextIcon />}
        </IconButton>
      ))}
      {position && (
        <Typography component="span" variant="body2" color="textSecondary">
          {texts.position(position.position, position.count)}
        </Typography>
      )}
    </Stack>
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
export function useAdjacentOrders(orderNumber: string) {
  const navigate = useNavigate();
  const open = useGuardedNavigate();
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

  const loadAndLeave = (side: 'previous' | 'next', arrival?: OrderArrival) =>
    runOnce(async () => {
      const { pathname } = location;
      const { initiate } = ordersApi.endpoints.getOrders;
      const { data } = await store.dispatch(initiate(undefined, { subscribe: false }));
      if (location.pathname !== pathname) return; // the user has opened another page meanwhile
      if (!data) return void store.dispatch(notificationAdded('error', orders.loadAllFailed));
      const number = findNeighboursByAge(store, data, orderNumber)?.[side];
      if (number != null)
        return navigate(pathTo(PATHS.order, { orderNumber: number }), {
          state: ownEntryState(arrival, {}),
        });
      if (arrival) return backToList(arrival);
      focusHeading(); // there is no such order, and the button is removed
    });

  const links = DIRECTIONS.flatMap(({ side, ...direction }) => {
    const number = neighbours?.[side];
    if (!isAdmin || (number == null && !isUnknown)) return [];
    const path = number == null ? null : pathTo(PATHS.order, { orderNumber: number });
    const follow = () => void (path === null ? loadAndLeave(side) : open(path));
    return [{ ...direction, side, path, follow }];
  });
  const backToList = (arrival: OrderArrival) => {
    const { to, state } = linkToList(selectLeftList(store.getState()));
    return navigate(to, { state: { ...arrival, ...state } });
  };
  /** Goes on to the next order with the work on it, or back to the list after the last one. */
  const goOn = (arrival: OrderArrival) => {
    const path = links.find(({ side }) => side === 'next')?.path;
    if (path != null) void navigate(path, { state: ownEntryState(arrival, {}) });
    else void (isUnknown ? loadAndLeave('next', arrival) : backToList(arrival));
  };
  return { links, position: isAdmin ? neighbours : null, goOn };
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
