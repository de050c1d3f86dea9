import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import { useLocation } from 'react-router';
import { CloseIcon, NextIcon, PreviousIcon } from '../../components/icons';
import { PATHS, pathTo } from '../../config/paths';
import { useFirstFocus } from '../../hooks/useFirstFocus';
import { useIsFirstPaint } from '../../hooks/useIsFirstPaint';
import { formatDateTime } from '../../domain/dates';
import { historyIndex, setPopStateGuard } from '../form-drafts/popStateGuard';
import { order as orderTexts, orderNavigation } from '../order/order.texts';
import { orders } from '../order/orders.texts';
import type { OrderArrival } from '../order/orderArrival';
import { OrderAdminPanel } from '../order/OrderAdminPanel';
import { ShippingAddress } from '../order/OrderFacts';
import { OrderLines } from '../order/OrderLines';
import { OrderQueryStatus } from '../order/OrderQueryStatus';
import { OrderState } from '../order/OrderState';
import { useOrder } from '../order/useOrder';
import { Unauthorized } from '../login/Unauthorized';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { useShortcuts } from '../shortcuts/useShortcuts';
import { orderList as texts } from './orderList.texts';
import styles from './OrderPeek.module.css';

type Props = {
  orderNumber: string;
  /** The save of another order that led to this one. */
  arrival: OrderArrival | null;
  /** Shows the order before or after this one in the list; null at its ends. */
  onPrevious: (() => void) | null;
  onNext: ((arrival?: OrderArrival) => void) | null;
  /** Given the save of the list's last order if that ends the peek. */
  onClose: (arrival?: OrderArrival) => void;
};

/** One order beside the list, or over it on narrow screens: made of the parts of the order's own page. */
export default function OrderPeek({ orderNumber, arrival, ...props }: Props) {
  const { onPrevious, onNext, onClose } = props;
  const close = () => onClose();
  const id = useId();
  const paper = { ...useFirstFocus(), 'data-shortcuts': true };
  const isWide = useMediaQuery('(min-width: 75rem)');
  useCloseOnBack(!isWide, close);
  // Making room beside the list lays out every row again: the heading is painted first, over the list.
  const isFirstPaint = useIsFirstPaint();
  useShortcuts([
    { keys: 'k', does: orderNavigation.previous, run: () => onPrevious?.() },
    { keys: 'j', does: orderNavigation.next, run: () => onNext?.() },
    { keys: 'Escape', does: texts.closePeek, run: close },
  ]);

  const content = (
    <>
      <Stack direction="row" className={styles['bar'] ?? ''}>
        <PeekHeading key={orderNumber} id={`${id}-heading`} orderNumber={orderNumber} />
        <IconButton
          aria-label={orderNavigation.previous}
          disabled={!onPrevious}
          onClick={() => onPrevious?.()}
        >
          <PreviousIcon />
        </IconButton>
        <IconButton aria-label={orderNavigation.next} disabled={!onNext} onClick={() => onNext?.()}>
          <NextIcon />
        </IconButton>
        <IconButton aria-label={texts.closePeek} onClick={close}>
          <CloseIcon />
        </IconButton>
      </Stack>
      {!isFirstPaint && (
        <PeekedOrder
          key={orderNumber}
          orderNumber={orderNumber}
          arrival={arrival}
          onNext={onNext ?? onClose}
        />
      )}
    </>
  );

  // Also from a field, where shortcuts do not work.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return isWide ? (
    <div data-beside={!isFirstPaint} className={styles['rail']}>
      <Paper
        component="aside"
        aria-labelledby={`${id}-heading`}
        elevation={1}
        className={styles['panel'] ?? ''}
        onKeyDown={closeOnEscape}
      >
        {content}
      </Paper>
    </div>
  ) : (
    <Dialog fullScreen open onClose={close} aria-labelledby={`${id}-heading`} slotProps={{ paper }}>
      <div className={styles['screen']}>{content}</div>
    </Dialog>
  );
}

/** Closes the peek on the browser's Back while it covers the list like a page. */
function useCloseOnBack(isPage: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const { key } = useLocation();
  useEffect(() => {
    if (!isPage) return;
    const here = historyIndex();
    // Undoes the step, and hides it from the router.
    return setPopStateGuard((event) => {
      const there = historyIndex();
      if (here === null || there === null || there > here) return;
      event.stopImmediatePropagation();
      if (there < here) history.go(here - there);
      else close(); // the step that undoes it: this entry forgets the peek
    });
  }, [isPage, key]); // a link to the list itself may open another entry
}

/** The heading, which gets the focus with each order. */
function PeekHeading({ id, orderNumber }: { id: string; orderNumber: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Typography ref={heading} tabIndex={-1} id={id} variant="h3" component="h2" translate="no">
      {orderTexts.title(orderNumber)}
    </Typography>
  );
}

type PeekedProps = { orderNumber: string } & Pick<
  ComponentProps<typeof OrderAdminPanel>,
  'arrival' | 'onNext'
>;

function PeekedOrder({ orderNumber, ...way }: PeekedProps) {
  const query = useOrder(orderNumber);
  const { order } = query;
  const isAdmin = useAppSelector(selectIsAdmin);
  // The forms render after the first paint, so that J and K show the next order at once.
  const isFirstPaint = useIsFirstPaint();
  return (
    <Stack spacing={1.5}>
      {!isAdmin && <Unauthorized />}
      <OrderQueryStatus query={query} />
      {order && (
        <>
          <Typography variant="body2">
            <OrderState state={order.state} /> {formatDateTime(order.placedAt)} ·{' '}
            {orders.priorities[order.priority]} ·{' '}
            <Link href={pathTo(PATHS.order, { orderNumber })}>{texts.openOrder}</Link>
          </Typography>
          <OrderLines order={order} />
          <ShippingAddress data={order.shippingData} isCopied />
          {!isFirstPaint && (
            <OrderAdminPanel order={order} outcomeOf={`admin/${orderNumber}`} {...way} />
          )}
        </>
      )}
    </Stack>
  );
}
