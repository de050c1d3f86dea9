// With `display: grid` browsers drop the roles of table rows, so they are written out.
import { memo } from 'react';
import { PATHS, pathTo } from '../../config/paths';
import type { Order } from '../../domain/types';
import { orderList as texts } from './orderList.texts';
import { orderStateLabel } from '../order/orders.texts';
import { OrderState } from '../order/OrderState';
import { rowTexts } from './rowTexts';
import styles from './OrdersTable.module.css';

type Props = {
  order: Order;
  index: number;
  /** The distance from the top of the list, in pixels. */
  top: number;
  isSelected: boolean;
  /** Whether it is shown beside the list. */
  isPeeked: boolean;
  /** Whether Tab can reach it. */
  isTabStop: boolean;
  onSelect: (index: number, isSelected: boolean, isRange: boolean) => void;
};

/**
 * One order. Few elements on purpose, and no component for the link: forty rows may be in the document, and each key of
 * a search replaces them. The table handles clicks on links.
 */
export const OrderRow = memo(function OrderRow(props: Props) {
  const { order, index, top, isSelected, isPeeked, isTabStop, onSelect } = props;
  const { orderNumber, state } = order;
  const { date, total, customer, pieces, priority } = rowTexts(order);
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <tr
      role="row"
      aria-rowindex={index + 2}
      data-row={orderNumber}
      data-selected={isSelected}
      data-peeked={isPeeked}
      className={styles['row']}
      style={{ top }}
    >
      <td role="cell" className={styles['number']} title={orderNumber} translate="no">
        <input
          type="checkbox"
          className={styles['check']}
          aria-label={texts.selectOrder(orderNumber)}
          tabIndex={tabIndex}
          checked={isSelected}
          onChange={({ target, nativeEvent }) =>
            onSelect(
              index,
              target.checked,
              nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
            )
          }
        />
        <span className={styles['order']}>
          {orderNumber} {priority && <b className={styles['priority']}>{priority}</b>}
          <span className={styles['customer']}>
            <span>{customer}</span>
            {pieces}
          </span>
        </span>
      </td>
      <td role="cell" className={styles['date']}>
        {date}
      </td>
      <td role="cell" className={styles['state']} title={orderStateLabel(state)}>
        <OrderState state={state} />
      </td>
      <td role="cell" className={styles['total']} translate="no">
        {total}
      </td>
      <td role="cell" className={styles['details']}>
        <a
          href={pathTo(PATHS.order, { orderNumber })}
          aria-label={texts.detailsOf(orderNumber)}
          tabIndex={tabIndex}
        >
          {texts.details}
        </a>
        <button
          type="button"
          className={styles['peek']}
          aria-label={texts.peek(orderNumber)}
          aria-expanded={isPeeked}
          tabIndex={tabIndex}
        />
      </td>
    </tr>
  );
});
