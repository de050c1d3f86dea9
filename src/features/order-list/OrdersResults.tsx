import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
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
import { UnreadableRecords } from '../../components/UnreadableRecords';
import { ListActions } from '../bulk-orders/ListActions';
import { OrdersSummary } from './OrdersSummary';
import { OrdersTable } from './OrdersTable';
import { SavedViews } from './SavedViews';
import { SelectionBar } from './SelectionBar';
import { StateChips } from './StateChips';
import type { OrdersView } from './useOrdersView';
import { useListSelection } from './useListSelection';
import { useRecordList, useReturnToList } from './useRecordList';
import type { OrderArrival } from '../order/orderArrival';
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
