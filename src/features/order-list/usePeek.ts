import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Order } from '../../domain/types';
import { useFocusLost } from '../../hooks/useFocusLost';
import type { RowControl } from '../../hooks/useRovingTabIndex';
import type { OrderArrival } from '../order/orderArrival';
import { usePeekedOrder } from './usePeekedOrder';
import { focusHeading } from '../../components/focusHeading';

/**
 * Returns which order is shown beside the list, a function that opens its peek or closes it again, and the props of
 * `OrderPeek`. `focusRow` moves the focus back to the row. `setLastSave` gets the save of the list's last order, which
 * closes the peek, and null when another peek opens.
 */
export function usePeek(
  list: RefObject<HTMLElement | null>,
  orders: readonly Order[],
  focusRow: (row: RowControl) => void,
  setLastSave: (save: OrderArrival | null) => void,
) {
  const [peeked, setPeeked] = usePeekedOrder();
  const [arrival, setArrival] = useState<OrderArrival | null>(null);
  const index =
    peeked === null ? -1 : orders.findIndex(({ orderNumber }) => orderNumber === peeked);

  // An order that was shipped may leave the list: those before and after it stay the same.
  const [lastIndex, setLastIndex] = useState(index);
  if (index !== -1 && index !== lastIndex) setLastIndex(index);
  const isGone = index === -1;
  // A save may end after a later rendering, and may have removed its order.
  const latest = useRef(orders);
  useLayoutEffect(() => {
    latest.current = orders;
  }, [orders]);
  // The last row may take the focus with it, as may the peek beside an empty list.
  useFocusLost(orders.length > 0 || peeked !== null, () => focusHeading({ preventScroll: true }));

  // Every step forgets the save that led to the order before it.
  const show = (orderNumber: string | null, via: OrderArrival | null = null) => {
    setArrival(via);
    setLastSave(null);
    setPeeked(orderNumber);
  };
  const close = (via: OrderArrival | null = null) => {
    show(null);
    setLastSave(via);
    const rows = latest.current;
    const isListed = rows.some(({ orderNumber }) => orderNumber === peeked);
    const row = isListed ? peeked : (rows[lastIndex] ?? rows.at(-1))?.orderNumber;
    if (row != null) focusRow({ row, control: 'button' });
    else scrollTo(0, 0); // to the heading, which gets the focus
  };
  const stepTo = (target: number) => {
    const order = orders[target];
    if (!order) return null;
    return (via?: OrderArrival) => {
      show(order.orderNumber, via);
      scrollToRow(list.current, target / orders.length);
    };
  };
  return {
    peeked,
    peek: (orderNumber: string) => (orderNumber === peeked ? close() : show(orderNumber)),
    arrival,
    onPrevious: stepTo(lastIndex - 1),
    onNext: stepTo(isGone ? lastIndex : index + 1),
    onClose: close,
  };
}

/** Opens the peek when Space is pressed on a row's link; otherwise the page would scroll. */
export function peekOnSpace(event: KeyboardEvent, peek: (orderNumber: string) => void): void {
  const target = event.target as Element;
  if (event.key !== ' ' || !target.matches('a')) return;
  event.preventDefault();
  peek(orderOfRow(target));
}

/** Returns the number of the order in whose row an element is. */
export function orderOfRow(element: Element): string {
  return element.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? '';
}

/** Scrolls to a row, given by its share of the list's height, if it is not on screen. */
function scrollToRow(list: HTMLElement | null, share: number): void {
  if (!list) return;
  const { top, height } = list.getBoundingClientRect();
  const rowTop = top + height * share;
  if (rowTop < innerHeight * 0.2 || rowTop > innerHeight * 0.8)
    scrollBy({ top: rowTop - innerHeight / 2 });
}
