// With `display: grid` browsers drop the roles of tables, so they are written out.
import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { memo, useId, useRef, type CSSProperties, type ReactNode, type MouseEvent } from 'react';
import type { OrderSorting, OrderColumn } from '../../domain/orderView';
import type { Order } from '../../domain/types';
import { orderList as texts } from './orderList.texts';
import { OrderRow } from './OrderRow';
import { useRovingTabIndex } from '../../hooks/useRovingTabIndex';
import type { useListSelection } from './useListSelection';
import { SortHeader } from '../../components/SortHeader';
import { useHeaderHeight } from '../../hooks/useHeaderHeight';
import { useGuardedNavigate } from '../../hooks/useGuardedNavigate';
import { isRowPress } from '../../components/isRowPress';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { selectOrderWork } from '../order/orderWorkSlice';
import { useAppSelector } from '../../store/hooks';
import { openTab } from './openTab';
import { SelectionButtons } from './SelectionBar';
import type { OrderArrival } from '../order/orderArrival';
import { orderOfRow, peekOnSpace, usePeek } from './usePeek';
import { useVirtualRows } from '../../hooks/useVirtualRows';
import styles from './OrdersTable.module.css';

/** Loads when a row is pointed at or focused. */
export const OrderPeek = lazyWithPreload(() => import('./OrderPeek'));

/** Loads what a row's controls open. */
const preloadForRows = () => {
  void OrderPeek.preload();
  void SelectionButtons.preload();
};

type Props = {
  orders: readonly Order[];
  sorting: OrderSorting;
  onSort: (sorting: OrderSorting) => void;
  selection: ReturnType<typeof useListSelection>;
  setLastSave: (save: OrderArrival | null) => void;
  /** Shown instead of a table without rows. */
  empty: ReactNode;
};

const ROW_CONTROLS = ['input', 'a', 'button'];

const numberOf = ({ orderNumber }: Order) => orderNumber;

/**
 * The orders as one table; of a long table only the rows near the screen are in the document. The order that is shown
 * beside the list stays open if a save empties the list.
 */
export function OrdersTable(props: Props) {
  const { orders, sorting, onSort, selection, setLastSave, empty } = props;
  const hintId = useId();
  const list = useRef<HTMLTableSectionElement>(null);
  const roving = useRovingTabIndex(list, orders, numberOf, ROW_CONTROLS);
  const { focusedRow, lastRow, focusRow, onKeyDown, ...focus } = roving;
  const { peeked, peek, ...peekProps } = usePeek(list, orders, focusRow, setLastSave);
  const { denseRows } = useAppSelector(selectOrderWork);
  const { rowHeight, indexes, onScreen } = useVirtualRows(
    list,
    orders.length,
    focusedRow,
    denseRows,
  );
  const openOrder = useRowPress(peek);
  // From the bar below the list Shift+Tab leads back to the row that the user came from.
  const isLastOnScreen =
    lastRow !== null && lastRow >= onScreen.startIndex && lastRow <= onScreen.endIndex;
  const tabStop = focusedRow ?? (isLastOnScreen ? lastRow : onScreen.startIndex);
  return (
    <div className={styles['area']}>
      {orders.length === 0 ? (
        empty
      ) : (
        <>
          <table
            role="table"
            aria-label={texts.table}
            aria-rowcount={orders.length + 1}
            aria-describedby={hintId}
            className={styles['table']}
            data-dense={denseRows}
            style={{ '--row-height': `${rowHeight}px` } as CSSProperties}
          >
            <OrdersTableHead
              sorting={sorting}
              onSort={onSort}
              areAllSelected={selection.areAllSelected}
              areSomeSelected={selection.areSomeSelected}
              selectAll={selection.selectAll}
            />
            <tbody
              ref={list}
              role="rowgroup"
              className={styles['list']}
              style={{ height: orders.length * rowHeight }}
              onKeyDown={(event) => {
                onKeyDown(event, onScreen.endIndex - onScreen.startIndex);
                peekOnSpace(event, peek);
              }}
              onClick={openOrder}
              onAuxClick={openOrder}
              onMouseDown={preventAutoscroll}
              onPointerEnter={preloadForRows}
              onFocusCapture={preloadForRows}
              {...focus}
            >
              {indexes.map((index) => {
                const order = orders[index];
                return (
                  order && (
                    <OrderRow
                      key={order.orderNumber}
                      order={order}
                      index={index}
                      top={index * rowHeight}
                      isSelected={selection.isSelected(order.orderNumber)}
                      isPeeked={order.orderNumber === peeked}
                      isTabStop={index === tabStop}
                      onSelect={selection.selectRow}
                    />
                  )
                );
              })}
            </tbody>
          </table>
          <KeysHint id={hintId} />
        </>
      )}
      <ErrorBoundary loading={null}>
        {peeked !== null && <OrderPeek orderNumber={peeked} {...peekProps} />}
      </ErrorBoundary>
    </div>
  );
}

// Apart, as a changed order renders the table again.
const KeysHint = memo(function KeysHint({ id }: { id: string }) {
  return (
    <Typography id={id} variant="body2" color="textSecondary" className={styles['hint'] ?? ''}>
      {texts.keys}
    </Typography>
  );
});

const SORTABLE: readonly { column: OrderColumn; header: string; isDescendingFirst: boolean }[] = [
  { column: 'number', header: texts.headers.orderNumber, isDescendingFirst: false },
  { column: 'date', header: texts.headers.date, isDescendingFirst: true },
  { column: 'state', header: texts.headers.state, isDescendingFirst: false },
  { column: 'total', header: texts.headers.total, isDescendingFirst: true },
];

type HeadProps = Pick<Props, 'sorting' | 'onSort'> &
  Pick<Props['selection'], 'areAllSelected' | 'areSomeSelected' | 'selectAll'>;

/** The headers: a press sorts by that column, another press reverses the direction. */
const OrdersTableHead = memo(function OrdersTableHead({
  sorting,
  onSort,
  ...selection
}: HeadProps) {
  const { areAllSelected, areSomeSelected, selectAll } = selection;
  const top = useHeaderHeight();
  return (
    <TableHead role="rowgroup" className={styles['head'] ?? ''} style={{ top }}>
      <TableRow role="row" aria-rowindex={1}>
        {SORTABLE.map(({ column, header, isDescendingFirst }) => (
          <SortHeader
            key={column}
            column={column}
            header={header}
            sorting={sorting}
            isDescendingFirst={isDescendingFirst}
            onSort={onSort}
            className={styles[column]}
          >
            {column === 'number' && (
              <Checkbox
                className={styles['all'] ?? ''}
                checked={areAllSelected}
                indeterminate={areSomeSelected && !areAllSelected}
                onChange={(_, isSelected) => selectAll(isSelected)}
                slotProps={{ input: { 'aria-label': texts.selectAll } }}
              />
            )}
          </SortHeader>
        ))}
        <TableCell role="columnheader" scope="col" className={styles['details'] ?? ''}>
          {texts.headers.details}
        </TableCell>
      </TableRow>
    </TableHead>
  );
});

/**
 * Returns the click handler of the whole list, as hundreds of rows may be in the document: it opens the order of a row,
 * also in another tab. A click on the link for another tab or window is left to the browser.
 */
function useRowPress(peek: (orderNumber: string) => void): (event: MouseEvent) => void {
  const navigate = useGuardedNavigate();
  return (event) => {
    const target = event.target as Element;
    if (event.type === 'click' && target.closest('button')) peek(orderOfRow(target));
    const row = target.closest('tr');
    const box = row?.querySelector('input');
    if (box && isTouchBeside(event, box)) return box.click();
    const link = row?.querySelector('a');
    const isOnLink = link?.contains(target);
    if (!link || event.defaultPrevented || !(isOnLink || isRowPress(event))) return;
    const wantsTab = event.metaKey || event.ctrlKey || event.button === 1;
    const path = link.pathname + link.search;
    if (event.button === 0 && !wantsTab && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      navigate(path);
    } else if (wantsTab && !isOnLink) openTab(path);
  };
}

/** Half the width of what a finger can hit (pixels). */
const FINGER_REACH = 22;

/** Returns whether a finger meant a box that is smaller than the finger, and missed it. */
function isTouchBeside(
  { target, clientX, clientY, nativeEvent }: MouseEvent,
  box: Element,
): boolean {
  if (target === box || !('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch')) {
    return false;
  }
  const { left, top, width, height } = box.getBoundingClientRect();
  const isNear = (point: number, middle: number) => Math.abs(point - middle) <= FINGER_REACH;
  return isNear(clientX, left + width / 2) && isNear(clientY, top + height / 2);
}

// Some browsers would otherwise start autoscrolling on a middle click.
function preventAutoscroll(event: MouseEvent): void {
  if (event.button === 1) event.preventDefault();
}
