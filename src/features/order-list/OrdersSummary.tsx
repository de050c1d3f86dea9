import { useEffect, useMemo, type Ref } from 'react';
import type { OrderResult } from './index/queryOrders';
import type { Freshness as FreshnessData } from '../../hooks/useFreshness';
import { orderList as texts } from './orderList.texts';
import { Freshness } from '../../components/Freshness';
import { ordersApi } from '../../api/orders';
import { selectEntity } from '../../entities/entities';
import {
  ordersUnwatched,
  ordersWatched,
  selectLatestOrders,
  selectOrdersCheckedAt,
} from './newOrdersSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import styles from './OrdersSummary.module.css';

type Props = {
  ref: Ref<HTMLDivElement>;
  result: OrderResult;
  /** Whether the list shows the result of a search for customers. */
  isCustomerSearch: boolean;
  total: number;
  reading: FreshnessData;
};

/** The number of matching orders, and their age. */
export function OrdersSummary({ ref, result, isCustomerSearch, total, reading }: Props) {
  const count = result.orders.length;
  return (
    <div ref={ref} tabIndex={-1} className={styles['summary']}>
      <p role="status">
        {count > 0 && texts.count(count, total)}
        {count > 0 && isCustomerSearch && ` ${texts.foundByPerson}`}
      </p>
      <OrdersFreshness reading={reading} />
    </div>
  );
}

/** The age of the list; new orders are announced and added on request, so that no row moves by itself. */
function OrdersFreshness({ reading }: { reading: FreshnessData }) {
  const { count, checkedAt, addToList } = useNewOrders();
  const { readAt } = reading;
  // A check that found nothing new proves the list up to date.
  const isUpToDate = count === 0 && readAt !== undefined && checkedAt !== null;
  const take = () => {
    if (!addToList()) reading.read();
  };
  return (
    <>
      {count > 0 && (
        <p role="status" className="visually-hidden">
          {texts.newOrders(count)}
        </p>
      )}
      <Freshness
        {...reading}
        readAt={isUpToDate ? Math.max(readAt, checkedAt) : readAt}
        update={count > 0 ? { text: texts.newOrders(count), take } : undefined}
      />
    </>
  );
}

const NONE: readonly string[] = [];

/**
 * Returns the orders placed since the list on screen was read. While a component uses this, one tab polls for them
 * (`newOrdersChannel`); the list stays unchanged until `addToList`.
 */
function useNewOrders(): {
  count: number;
  /** When the backend was last asked, in epoch milliseconds; null before. */
  checkedAt: number | null;
  /** Adds them to the list; returns false if the list has to be refetched instead. */
  addToList: () => boolean;
} {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const latest = useAppSelector(selectLatestOrders);
  const checkedAt = useAppSelector(selectOrdersCheckedAt);
  const { data: listed } = ordersApi.endpoints.getOrders.useQueryState();
  const added = useMemo(() => (listed ? exclude(latest, listed) : NONE), [latest, listed]);

  useEffect(() => {
    dispatch(ordersWatched());
    return () => void dispatch(ordersUnwatched());
  }, [dispatch]);

  return {
    count: added.length,
    checkedAt,
    addToList: () => {
      const state = store.getState();
      const areKnown = added.every((number) => selectEntity(state, 'orders', number));
      // Built outside Immer: a draft of a long list would take longer than everything else.
      const next = [...added, ...(listed ?? NONE)];
      if (areKnown) dispatch(ordersApi.util.updateQueryData('getOrders', undefined, () => next));
      return areKnown;
    },
  };
}

function exclude(numbers: readonly string[], known: readonly string[]): readonly string[] {
  if (numbers.length === 0) return NONE;
  const set = new Set(known);
  return numbers.filter((number) => !set.has(number));
}
