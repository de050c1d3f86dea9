import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, useEffect, useLayoutEffect, useRef, createContext, useContext } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import {
  DEFAULT_VIEW,
  isSameView,
  type OrderSorting,
  type OrderView,
} from '../../domain/orderView';
import { queryIndex, type OrderIndex } from './index/orderIndex';
import { toOrderQuery } from './index/queryOrders';
import type { Freshness as FreshnessData } from '../../hooks/useFreshness';
import { usePageState } from '../../hooks/usePageState';
import { isNaming, useSavedViews, type SavedViewMode } from './useSavedViews';
import { orderList as texts } from './orderList.texts';
import { Message } from '../../components/Message';
import { ToggleChip } from '../../components/ToggleChip';
import { UnreadableRecords } from '../../components/UnreadableRecords';
import { ListActions } from '../bulk-orders/ListActions';
import { OrdersSummary } from './OrdersSummary';
import { OrdersTable } from './OrdersTable';
import { SavedViews } from './SavedViews';
import { SelectionBar } from './SelectionBar';
import { locationOf, type OrdersView } from './useOrdersView';
import { useListSelection } from './useListSelection';
import { formatCount } from '../../domain/formatCount';
import type { Order } from '../../domain/types';
import type { OrderArrival } from '../order/orderArrival';
import {
  listLeft,
  ordersShown,
  selectShownOrders,
  type LeftList,
} from '../order/orderSelectionSlice';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppStore } from '../../store/hooks';
import type { ShopStore } from '../../store/makeStore';
import { ORDER_STATES, type OrderState } from '../../domain/orderState';
import { ScrollRow } from '../../components/ScrollRow';
import { orders } from '../order/orders.texts';
import type { OrderResult } from './index/queryOrders';
import styles from './OrdersSummary.module.css';

type Props = Pick<OrdersView, 'view' | 'hasFilters' | 'change' | 'clear'> & {
  index: OrderIndex;
  reading: FreshnessData;
  /** Gets the save of the list's last order, made beside the list. */
  setLastSave: (save: OrderArrival | null) => void;
};

/** The number of matching orders, their states, and the orders themselves. */
export function OrdersResults(props: Props) {
  const { index, view, hasFilters, change, clear, reading, setLastSave } = props;
  const result = queryIndex(index, toOrderQuery(view));
  const { orders, stateCounts, isNothingFound } = result;
  const isCustomerSearch = view.searchIn === 'customers';
  const summary = useRef<HTMLDivElement>(null);
  const selection = useListSelection(orders);
  useRecordList(orders, view);
  useReturnToList();
  const [mode, setMode] = usePageState<SavedViewMode>('saved-view', null);
  // Not inline: the compiler would make a new one whenever an order changes, and the table's head would render again.
  const sort = (sorting: OrderSorting) => change({ sorting });
  // The pressed button is removed.
  const keepFocus = () => summary.current?.focus();
  const isSaved = useSavedViews().findName(view) !== undefined || isSameView(view, DEFAULT_VIEW);
  const canSave = !isSaved && !isNaming(mode);
  const clearAll = () => {
    keepFocus();
    clear();
  };
  // An empty result has the button in it.
  const canClear = hasFilters && orders.length > 0;
  return (
    <>
      <ListActions count={orders.length} getOrders={selection.getListed} />
      <SavedViews
        view={view}
        isPersonSearch={isCustomerSearch || isNothingFound}
        onChoose={change}
        mode={mode}
        onModeChange={setMode}
      />
      <div className={styles['line']}>
        <StateChips
          chosen={view.states}
          counts={stateCounts}
          onChange={(states) => change({ states })}
        />
        <OrdersSummary
          ref={summary}
          result={result}
          isCustomerSearch={isCustomerSearch}
          total={index.orders.length}
          reading={reading}
        />
      </div>
      {(canClear || canSave) && (
        <div className={styles['actions']}>
          {canClear && <Button onClick={clearAll}>{texts.clear}</Button>}
          {canSave && <Button onClick={() => setMode({ kind: 'save' })}>{texts.views.save}</Button>}
        </div>
      )}
      <UnreadableRecords of={reading.unreadable} />
      <OrdersTable
        orders={orders}
        sorting={view.sorting}
        onSort={sort}
        selection={selection}
        setLastSave={setLastSave}
        empty={
          <NoOrders
            view={view}
            isNothingFound={isNothingFound}
            onSearchCustomers={() => {
              keepFocus();
              change({ searchIn: 'customers' });
            }}
            onClear={hasFilters ? clearAll : null}
          />
        }
      />
      <SelectionBar
        selected={selection.selected}
        orders={orders}
        hiddenCount={selection.hiddenCount}
        onClear={selection.clear}
      />
    </>
  );
}

type NoOrdersProps = {
  view: OrderView;
  isNothingFound: boolean;
  onSearchCustomers: () => void;
  onClear: (() => void) | null;
};

/** Shows that no order matches; if no number contains the words, offers to search customers for them. */
function NoOrders({ view, isNothingFound, onSearchCustomers, onClear }: NoOrdersProps) {
  const isCustomerSearch = view.searchIn === 'customers';
  return (
    <Stack spacing={1}>
      <Message kind="status" action={onClear && <Button onClick={onClear}>{texts.clear}</Button>}>
        {texts.empty}
      </Message>
      {isNothingFound && !isCustomerSearch && (
        <Button
          variant="outlined"
          sx={{ alignSelf: 'flex-start', overflowWrap: 'anywhere' }}
          onClick={onSearchCustomers}
        >
          {texts.searchCustomers(view.search.trim())}
        </Button>
      )}
      <Typography role="status">
        {isNothingFound && isCustomerSearch && texts.noCustomer}
      </Typography>
    </Stack>
  );
}

/** How long the list stays unchanged before it is recorded. */
const SETTLED_AFTER_MS = 500;

/** Records the list on screen in the store, for stepping from order to order along it and back to it. */
function useRecordList(orders: readonly Order[], view: OrderView): void {
  const store = useAppStore();
  const latest = useRef({ orders, view });
  const scroll = useRef(0);

  useEffect(() => {
    latest.current = { orders, view };
    const timer = setTimeout(() => record(store, orders), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [orders, view, store]);

  // While the list is still in the document.
  useLayoutEffect(() => () => void (scroll.current = scrollY), []);

  // An order that is opened sooner still gets this list.
  useEffect(
    () => () => {
      record(store, latest.current.orders);
      if (selectIsAdmin(store.getState()))
        store.dispatch(listLeft({ ...locationOf(latest.current.view), scroll: scroll.current }));
    },
    [store],
  );
}

/** Restores the scroll offset after the last order has led back to the list (`order/OrderNavigation`). */
function useReturnToList(): void {
  const state: unknown = useLocation().state;
  const navigationType = useNavigationType();
  const scroll = (state as Partial<LeftList> | null)?.scroll;
  const [offset] = useState(navigationType === 'PUSH' ? scroll : undefined);
  // After the heading's effect, which scrolls to the top.
  useEffect(() => {
    if (typeof offset === 'number') scrollTo(0, offset);
  }, [offset]);
}

function record(store: ShopStore, orders: readonly Order[]): void {
  const state = store.getState();
  if (!selectIsAdmin(state)) return; // no data of a session outlives it
  const recorded = selectShownOrders(state);
  const isSame =
    recorded.length === orders.length &&
    recorded.every((orderNumber, index) => orderNumber === orders[index]?.orderNumber);
  if (!isSame) store.dispatch(ordersShown(orders.map(({ orderNumber }) => orderNumber)));
}

type Counts = OrderResult['stateCounts'];

type ChipsProps = {
  chosen: readonly OrderState[];
  /** The number of matching orders in each state, whatever states are chosen. */
  counts: Counts;
  onChange: (states: OrderState[]) => void;
};

/** A toggle button for each state; several can be pressed. */
function StateChips({ chosen, counts, onChange }: ChipsProps) {
  return (
    <ScrollRow label={texts.states}>
      {ORDER_STATES.map((state) => (
        <StateChip
          key={state}
          state={state}
          count={counts[state]}
          chosen={chosen}
          onChange={onChange}
        />
      ))}
    </ScrollRow>
  );
}

type ChipProps = Pick<ChipsProps, 'chosen' | 'onChange'> & { state: OrderState; count: number };

function StateChip({ state, count, chosen, onChange }: ChipProps) {
  const isChosen = chosen.includes(state);
  const toggle = () =>
    onChange(isChosen ? chosen.filter((one) => one !== state) : [...chosen, state]);
  return (
    <CountContext value={count}>
      <ToggleChip isPressed={isChosen} onClick={toggle}>
        {orders.states[state]} <Count />
      </ToggleChip>
    </CountContext>
  );
}

// Each key of a search, and each change of an order, changes counts: this way only those render, not their buttons.
const CountContext = createContext(0);

function Count() {
  return <span className={styles['count']}>{formatCount(useContext(CountContext))}</span>;
}
