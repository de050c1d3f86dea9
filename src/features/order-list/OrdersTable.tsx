// With `display: grid` browsers drop the roles of tables, so they are written out.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-noninteractive-element-interactions */
import { useId, useRef, type CSSProperties } from 'react';
import type { OrderSorting } from './index/sortedPositions';
import type { Order } from '../../domain/types';
import { adminOrders as texts } from './adminOrders.texts';
import { useHeaderHeight } from '../../hooks/useHeaderHeight';
import { OrderRow } from './OrderRow';
import { OrdersTableHead } from './OrdersTableHead';
import { useLinkDelegation } from './useLinkDelegation';
import { useRovingTabIndex } from './useRovingTabIndex';
import { useVirtualRows } from './useVirtualRows';
import styles from './OrdersTable.module.css';

type Props = {
  orders: readonly Order[];
  sorting: OrderSorting;
  onSort: (sorting: OrderSorting) => void;
  isSelected: (orderNumber: string) => boolean;
  onSelect: (index: number, isSelected: boolean, isRange: boolean) => void;
};

/** The orders as one long table, of which only the rows near the screen are in the document. */
export function OrdersTable({ orders, sorting, onSort, isSelected, onSelect }: Props) {
  const hintId = useId();
  const list = useRef<HTMLTableSectionElement>(null);
  const { focusedRow, onKeyDown, ...focus } = useRovingTabIndex(list, orders);
  const { rowHeight, indexes, onScreen } = useVirtualRows(list, orders.length, focusedRow);
  const followLink = useLinkDelegation();
  const headerHeight = useHeaderHeight();
  const tabStop = focusedRow ?? onScreen.startIndex;
  return (
    <>
      <table
        role="table"
        aria-label={texts.table}
        aria-rowcount={orders.length + 1}
        aria-describedby={hintId}
        className={styles['table']}
        style={
          {
            '--row-height': `${rowHeight}px`,
            '--header-height': `${headerHeight}px`,
          } as CSSProperties
        }
      >
        <OrdersTableHead sorting={sorting} onSort={onSort} />
        <tbody
          ref={list}
          role="rowgroup"
          className={styles['list']}
          style={{ height: orders.length * rowHeight }}
          onKeyDown={(event) => onKeyDown(event, onScreen.endIndex - onScreen.startIndex)}
          onClick={followLink}
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
                  isSelected={isSelected(order.orderNumber)}
                  isTabStop={index === tabStop}
                  onSelect={onSelect}
                />
              )
            );
          })}
        </tbody>
      </table>
      <p id={hintId} className={styles['hint']}>
        {texts.keys}
      </p>
    </>
  );
}
