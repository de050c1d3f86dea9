import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { ordersApi } from '../../api/orders';
import { isClockStopped } from '../../domain/clock';
import { UNDO_MS } from '../../domain/limits';
import type { Order } from '../../domain/types';
import { RestoredDraft } from '../form-drafts/DraftNotice';
import { useRestoredDraft } from '../form-drafts/useRestoredDraft';
import { useClearOrderDrafts, useUnsentForms } from './useOrderDrafts';
import { orderAdmin as texts } from './order.texts';
import { common } from '../../components/common.texts';
import { Message } from '../../components/Message';
import { OutcomeMessage, type Outcome } from '../../components/OutcomeMessage';
import { OrderShippingForm, shippingFailure } from './OrderShippingForm';
import { OrderRefund } from './OrderRefund';
import { OrderStateForm } from './OrderStateForm';
import { useOutcome, type Perform } from '../form-drafts/useOutcome';
import { selectIsAdmin, selectIsRefused } from '../../session/sessionSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import type { OrderArrival } from './orderArrival';
import { orderWorkChanged, selectOrderWork } from './orderWorkSlice';
import { OrderCard } from './OrderCard';
import { isOrderState } from '../../domain/orderState';
import { linkTo, useOrderOutcomes } from './useOrderOutcomes';
import { useAdminCall } from '../login/useAdminCall';
import { areSameFields } from '../form-drafts/threeWayMerge';
import { conflicts } from '../form-drafts/conflicts.texts';
import { useUndoEdit } from '../form-drafts/useEditSession';
import { UndoOffer } from '../form-drafts/UndoOffer';
import { useIsShown } from '../../hooks/useIsShown';
import { usePageState } from '../../hooks/usePageState';
import { rememberSession } from '../../session/rememberSession';

type Props = {
  order: Order;
  /** The name of its outcomes in the page's state, where a page shows one order after the other. */
  outcomeOf?: string;
  /** The save of the order before, if it led here. */
  arrival: OrderArrival | null;
  /** Goes on to the next order, or back to the list after the last one. */
  onNext: (arrival: OrderArrival) => void;
};

/**
 * An administrator's controls for an order: shipment, state and refund. Without a session those that stay are locked, and
 * the page around them says why.
 */
export function OrderAdminPanel(props: Props) {
  return (
    <OrderCard heading={texts.heading} isScreenOnly>
      <Controls {...props} />
    </OrderCard>
  );
}

function Controls({ order, outcomeOf, arrival, onNext }: Props) {
  const { orderNumber } = order;
  const writes = useOrderOutcomes(orderNumber, outcomeOf);
  const { isBusy, outcome, shippedOutcome, perform, performShipped } = writes;
  const outcomesRef = useRef<HTMLDivElement>(null);
  const unsent = useUnsentForms(order);
  const { beforeChange, ...draft } = useRestoredDraft(
    `order/${orderNumber}`,
    unsent.state || unsent.shipping,
  );
  const clearDrafts = useClearOrderDrafts(orderNumber);
  const isAdmin = useAppSelector(selectIsAdmin);
  // A 401 leaves everything in its place. When a session expires the forms with unsent input stay, emptied or not.
  const isWhole = useAppSelector(selectIsRefused) || isAdmin;
  const [kept, setKept] = useState(unsent);
  const isKeptSame = kept.state === unsent.state && kept.shipping === unsent.shipping;
  if (isWhole && !isKeptSame) setKept(unsent);
  const isLocked = isBusy || !isAdmin;
  const dispatch = useAppDispatch();
  const { thenNext } = useAppSelector(selectOrderWork);
  const isShown = useIsShown();
  const [, setUndoOutcome] = usePageState<Outcome | null>(`outcome/${undoOf(orderNumber)}`, null);
  const goOn = (field: OrderArrival['field'], changes: OrderArrival['saved']['changes']) => {
    const typedIn = document.querySelector(':is(input, textarea):focus');
    const isElsewhere = typedIn && !outcomesRef.current?.closest('section')?.contains(typedIn);
    // The user may have opened another page or peek during the save, or may be typing in another part of the page.
    if (!thenNext || !isShown() || isElsewhere) return;
    setUndoOutcome(null); // that of an earlier save
    onNext({ field, saved: { orderNumber, changes } });
  };
  const focused = arrival?.field ?? null;
  // A second Enter, meant for the previous order, would send this one unseen: Enter waits for another key or a change.
  const isUntouched = useRef(arrival !== null);
  const touch = () => void (isUntouched.current = false);
  const ignoreEnter = (event: KeyboardEvent) => {
    const isInField = event.target instanceof HTMLElement && event.target.matches('[type=text]');
    if (event.key !== 'Enter') touch();
    else if (isInField && isUntouched.current) event.preventDefault();
  };

  return (
    <>
      <RestoredDraft draft={draft} isLocked={isBusy} onClear={clearDrafts} />
      {arrival && <EarlierOrderUndo saved={arrival.saved} />}
      {(isWhole || kept.shipping) && (
        <div onKeyDown={ignoreEnter} onChange={touch}>
          <OrderShippingForm
            order={order}
            beforeChange={beforeChange}
            isBusy={isLocked}
            perform={perform}
            performShipped={performShipped}
            focused={focused}
            onSaved={(changes) => goOn(shippingField(), changes)}
          />
        </div>
      )}
      {(isWhole || kept.state) && (
        <OrderStateForm
          order={order}
          beforeChange={beforeChange}
          isBusy={isLocked}
          perform={perform}
          focused={focused}
          onSaved={(changes) => goOn('state', changes)}
          onMissing={() => writes.showFailure(texts.stateMissing)}
        />
      )}
      {isWhole && (
        <FormControlLabel
          label={texts.thenNext}
          control={
            <Checkbox
              checked={thenNext}
              onChange={(_, checked) => dispatch(orderWorkChanged({ thenNext: checked }))}
            />
          }
        />
      )}
      <div ref={outcomesRef}>
        {isBusy && <Typography role="status">{common.sending}</Typography>}
        <OutcomeMessage outcome={outcome} />
        <OutcomeMessage outcome={shippedOutcome} />
      </div>
      {isWhole && (
        <>
          <Divider sx={{ marginBlock: 2 }} />
          <OrderRefund order={order} isLocked={isLocked} perform={perform} />
        </>
      )}
    </>
  );
}

/** Returns the field of the shipping form with the focus; its first one after a press of the button. */
function shippingField(): 'shipper' | 'shippingCode' {
  return document.activeElement?.getAttribute('name') === 'shippingCode'
    ? 'shippingCode'
    : 'shipper';
}

type UndoProps = {
  /** The order that was saved before this one was shown. */
  saved: OrderArrival['saved'];
  /**
   * Called when the time to undo is over, also if nothing can be undone. Without it the offer keeps its room, so that
   * nothing moves under the pointer.
   */
  onEnd?: () => void;
};

/** Offers to undo the changes of the previous order, for as long as that order's own page would. */
export function EarlierOrderUndo({ saved, onEnd }: UndoProps) {
  const { orderNumber, changes } = saved;
  const { run, isBusy } = useAdminCall(`order/${orderNumber}`);
  // The changes that are still to be undone.
  const [left, setLeft] = useState(changes);
  const [isOffered, setIsOffered] = useState(true);
  const [isOver, setIsOver] = useState(false);
  const canUndo =
    changes.every(({ from }) => canUndoTo(from)) &&
    changes.some(({ from, to }) => !areSameFields(from, to));
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (canUndo || isClockStopped()) return;
    const timer = setTimeout(() => end(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [canUndo]);
  const news = texts.savedBefore(orderNumber, left.map(savedText));
  const { outcome, perform } = useOutcome(`outcome/${undoOf(orderNumber)}`, run, {
    isShown: useIsShown(),
    link: linkTo(orderNumber),
  });
  const store = useAppStore();
  const undo = useUndo(orderNumber, perform);
  const box = useRef<HTMLDivElement>(null);
  const undoAll = async () => {
    box.current?.focus(); // the pressed button is removed
    setIsOffered(false);
    const isSameSession = rememberSession(store);
    for (const [index, change] of [...left.entries()].toReversed()) {
      if (!isSameSession()) return;
      // Said once, after the last one.
      const result = await undo(change, index === 0 ? conflicts.restored : null);
      if (result === 'failed') setIsOffered(true);
      if (result !== 'undone') return;
      setLeft(left.slice(0, index));
    }
  };
  return (
    <div ref={box} tabIndex={-1}>
      {!canUndo && <Message kind="success">{news}</Message>}
      {canUndo && isOffered && (
        <div style={{ visibility: isOver ? 'hidden' : 'visible' }}>
          <UndoOffer
            what={news}
            isLocked={isBusy}
            onUndo={() => void undoAll()}
            // The reason for a failed undo stays.
            onEnd={onEnd && !outcome ? onEnd : () => setIsOver(true)}
          />
        </div>
      )}
      {outcome?.kind === 'error' && left.length < changes.length && (
        <Message kind="success">{texts.onlyStateUndone}</Message>
      )}
      <OutcomeMessage outcome={outcome} />
    </div>
  );
}

/** Returns the name of the outcome of undoing an order's save, which another order or the list shows. */
function undoOf(orderNumber: string): string {
  return `admin/earlier/${orderNumber}`;
}

function savedText({ to }: OrderArrival['saved']['changes'][number]): string {
  return to['state'] === undefined ? texts.shippingUpdated : texts.stateUpdated;
}

/** Returns whether the backend would accept the previous values: it knows only the seven states. */
function canUndoTo({ state }: Record<string, string>): boolean {
  return state === undefined || isOrderState(state);
}

function useUndo(orderNumber: string, perform: Perform) {
  const [updateState] = ordersApi.useUpdateOrderStateMutation();
  const [updateShipping] = ordersApi.useUpdateOrderShippingMutation();
  return useUndoEdit<'orders', Record<string, string>>({
    kind: 'orders',
    id: orderNumber,
    currentOf: ({ state, shipper, shippingCode }) => ({ state, shipper, shippingCode }),
    send: async ({ state, shipper = '', shippingCode = '' }) => {
      if (state === undefined) return updateShipping({ orderNumber, shipper, shippingCode });
      return isOrderState(state) ? updateState({ orderNumber, state }) : {};
    },
    perform,
    failureText: (failure, isUnknown, { state }) =>
      (state === undefined ? shippingFailure : texts.stateFailed)(failure, isUnknown),
  });
}
