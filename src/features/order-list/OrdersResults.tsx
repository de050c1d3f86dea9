import { useState } from 'react';
import { queryIndex, type OrderIndex } from './index/orderIndex';
import { isSameView, toOrderQuery, DEFAULT_VIEW } from './orderView';
import type { Freshness as FreshnessData } from '../../hooks/useFreshness';
import { isNaming, useSavedViews, type SavedViewMode } from './useSavedViews';
import { adminOrders as texts } from './adminOrders.texts';
import { Message } from '../../components/Message';
import { UnreadableRecords } from '../../components/UnreadableRecords';
import { ListActions } from '../bulk-orders/ListActions';
import { SelectionActions } from '../bulk-orders/SelectionActions';
import { OrdersSummary } from './OrdersSummary';
import { OrdersTable } from './OrdersTable';
import { SavedViews } from './SavedViews';
import { SelectionBar } from './SelectionBar';
import { StateChips } from './StateChips';
import type { OrdersView } from './useOrdersView';
import { useListSelection } from './useListSelection';
import { useRecordVisibleOrders } from './useRecordVisibleOrders';

type Props = Pick<OrdersView, 'view' | 'hasFilters' | 'change' | 'clear'> & {
  index: OrderIndex;
  reading: FreshnessData;
};

/** How many orders match, in which states, and the orders themselves. */
export function OrdersResults({ index, view, hasFilters, change, clear, reading }: Props) {
  const result = queryIndex(index, toOrderQuery(view));
  const { orders, stateCounts, foundBy } = result;
  const selection = useListSelection(orders);
  useRecordVisibleOrders(orders);
  const [mode, setMode] = useState<SavedViewMode>(null);
  const isSaved = useSavedViews().findName(view) !== undefined || isSameView(view, DEFAULT_VIEW);
  return (
    <>
      <SavedViews
        view={view}
        isPersonSearch={foundBy !== null && foundBy !== 'number'}
        onChoose={change}
        mode={mode}
        onModeChange={setMode}
      />
      <StateChips
        chosen={view.states}
        counts={stateCounts}
        onChange={(states) => change({ states })}
      />
      <OrdersSummary
        result={result}
        total={index.orders.length}
        reading={reading}
        selection={selection}
        onClear={hasFilters ? clear : null}
        onSave={isSaved || isNaming(mode) ? null : () => setMode({ kind: 'save' })}
      />
      <UnreadableRecords of={reading.unreadable} />
      <ListActions orders={orders} />
      {orders.length === 0 ? (
        <Message kind="status">{texts.empty}</Message>
      ) : (
        <OrdersTable
          orders={orders}
          sorting={view.sorting}
          onSort={(sorting) => change({ sorting })}
          isSelected={selection.isSelected}
          onSelect={selection.selectRow}
        />
      )}
      <SelectionBar
        selected={selection.selected}
        hiddenCount={selection.hiddenCount}
        onClear={selection.clear}
      >
        <SelectionActions />
      </SelectionBar>
    </>
  );
}
