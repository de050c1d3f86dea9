import { useState } from 'react';
import { resultOf, type OrderIndex } from './index/orderIndex';
import { isSameView, queryOfView, WHOLE_LIST } from './orderView';
import type { Reading } from '../../hooks/useFreshness';
import { useSavedViews } from './useSavedViews';
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
import { useSelectionOf } from './useSelectionOf';
import { useShownOrders } from './useVisibleOrders';
import { isNaming, type ViewTask } from './savedViewMode';

type Props = Pick<OrdersView, 'view' | 'isNarrowed' | 'change' | 'clear'> & {
  index: OrderIndex;
  reading: Reading;
};

/** How many orders pass, in which states, and the orders themselves. */
export function OrdersResults({ index, view, isNarrowed, change, clear, reading }: Props) {
  const result = resultOf(index, queryOfView(view));
  const { orders, stateCounts, foundBy } = result;
  const selection = useSelectionOf(orders);
  useShownOrders(orders);
  const [task, setTask] = useState<ViewTask>(null);
  const isSaved = useSavedViews().nameOf(view) !== undefined || isSameView(view, WHOLE_LIST);
  return (
    <>
      <SavedViews
        view={view}
        hasPerson={foundBy !== null && foundBy !== 'number'}
        onChoose={change}
        task={task}
        onTask={setTask}
      />
      <StateChips
        chosen={view.states}
        counts={stateCounts}
        onChange={(states) => change({ states })}
      />
      <OrdersSummary
        result={result}
        all={index.orders.length}
        reading={reading}
        selection={selection}
        onClear={isNarrowed ? clear : null}
        onSave={isSaved || isNaming(task) ? null : () => setTask({ kind: 'save' })}
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
        hidden={selection.hidden}
        onClear={selection.clear}
      >
        <SelectionActions />
      </SelectionBar>
    </>
  );
}
