import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { common } from '../../components/common.texts';
import { Message } from '../../components/Message';
import { OutcomeMessage } from '../../components/OutcomeMessage';
import { isGone } from '../../domain/failureReason';
import { rulesOf } from '../../domain/orderState';
import type { Order, OrderLine } from '../../domain/types';
import { useDraft } from '../form-drafts/useDraft';
import { OrderCard } from '../order/OrderCard';
import { OrderShippingForm } from '../order/OrderShippingForm';
import { ShippingAddress } from '../order/OrderFacts';
import { OrderQueryStatus } from '../order/OrderQueryStatus';
import { OrderState } from '../order/OrderState';
import { order as orderTexts } from '../order/order.texts';
import { orders, orderStateLabel } from '../order/orders.texts';
import { useOrder } from '../order/useOrder';
import { useOrderOutcomes } from '../order/useOrderOutcomes';
import { useShippingDraft } from '../order/useOrderDrafts';
import { packing as texts } from './packing.texts';
import { findAddress, findOrder } from './scan';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { selectEntity } from '../../entities/entities';
import { useIsShown } from '../../hooks/useIsShown';
import styles from './PackedOrder.module.css';

type Props = {
  orderNumber: string;
  /** Called with the order that is scanned while the focus is in a field of this one. */
  onScan: (orderNumber: string) => void;
  /** Called once the shipping data is saved, and the state if that was to be sent too, with the text that says so. */
  onSaved: (textFor: (orderNumber: string) => string) => void;
};

/** A scanned order: its lines to be ticked, its address, and courier and code. */
export function PackedOrder({ orderNumber, ...rest }: Props) {
  const query = useOrder(orderNumber);
  const { order, failure } = query;
  if (failure && !order && isGone(failure))
    return (
      <Message kind="error">
        <Typography component="span" variant="h2">
          {texts.unknown(orderNumber)}
        </Typography>
      </Message>
    );
  return (
    <>
      {failure && !order && <Typography variant="h2">{orderTexts.title(orderNumber)}</Typography>}
      <OrderQueryStatus query={query} />
      {order && <PackingForm order={order} {...rest} />}
    </>
  );
}

/** Returns the name of the draft with an order's ticked lines. */
export function packingDraftOf(orderNumber: string): string {
  return `packing/${orderNumber}`;
}

type FormProps = Omit<Props, 'orderNumber'> & { order: Order };

function PackingForm({ order, onScan, onSaved }: FormProps) {
  const { orderNumber, state, lines, priority } = order;
  const [packed, setPacked, clearPacked] = useDraft<string[]>(packingDraftOf(orderNumber), []);
  const isAdmin = useAppSelector(selectIsAdmin);
  const isShown = useIsShown();
  const store = useAppStore();
  const writes = useOrderOutcomes(orderNumber, `admin/${orderNumber}`);
  const { isBusy, outcome, shippedOutcome, perform, performShipped } = writes;
  const { merged, change } = useShippingDraft(order);
  const isToShip = rulesOf(state)?.goods === 'toShip';
  const [isDone, setIsDone] = useState(false);
  /** Whether this form has sent the state 'Spedito', or is sending it: then there is nothing to warn of. */
  const [isShippedHere, setIsShippedHere] = useState(false);
  const ship: typeof performShipped = async (...call) => {
    setIsShippedHere(true);
    const isShipped = await performShipped(...call);
    setIsShippedHere(isShipped);
    return isShipped;
  };

  const hasFailed = [outcome, shippedOutcome].some((one) => one?.kind === 'error');
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement: field } = document;
    // The next scan replaces the text, instead of being added to it.
    if (hasFailed && field instanceof HTMLInputElement && form.current?.contains(field))
      field.select();
  }, [hasFailed, outcome, shippedOutcome]);

  // The next order, scanned into a field of this one, is neither a courier nor a code. Enter in the courier's field goes
  // on to the code, as a scanner ends each text with it.
  const takeScan = (event: SyntheticEvent) => {
    const { shipper, shippingCode } = merged;
    // A code of digits only, or the end of a courier's name, may look like a number of digits only.
    const find = /\D/.test(orderNumber) ? findOrder : findAddress;
    const inShipper = find(shipper, orderNumber);
    const scan = inShipper ?? find(shippingCode, orderNumber);
    if (!scan) {
      const code = event.currentTarget.querySelector<HTMLElement>('[name=shippingCode]');
      if (document.activeElement?.getAttribute('name') !== 'shipper' || shippingCode !== '') return;
      event.preventDefault();
      event.stopPropagation();
      code?.focus();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    change(inShipper ? { shipper: scan.before } : { shippingCode: scan.before });
    onScan(scan.orderNumber);
  };
  // Until the page removes it: its boxes are empty again, and screen readers would announce that.
  if (isDone) return null;
  return (
    <Stack spacing={2}>
      <Typography variant="h2">
        {orderTexts.title(orderNumber)} <OrderState state={state} />{' '}
        {priority === 'PRIORITARIO' && (
          <Typography component="span" variant="subtitle2" color="error">
            {orders.priorities[priority]}
          </Typography>
        )}
      </Typography>
      {!isToShip && !(isShippedHere && state === 'SHIPPED') && (
        <Message kind="error">{texts.notToShip(orderStateLabel(state))}</Message>
      )}
      <div className={styles['columns']}>
        <OrderCard heading={texts.lines}>
          <PackedLines lines={lines} packed={packed} onPack={setPacked} />
        </OrderCard>
        <ShippingAddress data={order.shippingData} isCopied />
      </div>
      <Stack ref={form} onSubmitCapture={takeScan}>
        <OrderCard>
          <OrderShippingForm
            order={order}
            beforeChange={() => {}}
            isBusy={isBusy || !isAdmin}
            perform={perform}
            performShipped={ship}
            focused={packed.length === lines.length ? 'shipper' : null}
            onSaved={(changes) => {
              clearPacked();
              if (!isShown()) return; // the user has gone on, and a toast says it
              const saved = selectEntity(store.getState(), 'orders', orderNumber) ?? order;
              const { goods } = rulesOf(saved.state) ?? {};
              // Cancelled since it was scanned: the packer must read that, above the form.
              if (isToShip && goods === 'stopped') return;
              setIsDone(true);
              writes.clearOutcomes(); // a later scan of this order shows the form again
              if (changes.some(({ to }) => to['state'] === 'SHIPPED')) onSaved(texts.shipped);
              else onSaved(goods === 'toShip' ? texts.notShipped : texts.saved);
            }}
          />
          <div>
            {isBusy && <Typography role="status">{common.sending}</Typography>}
            <OutcomeMessage outcome={outcome} />
            <OutcomeMessage outcome={shippedOutcome} />
          </div>
        </OrderCard>
      </Stack>
    </Stack>
  );
}

type LinesProps = {
  lines: readonly OrderLine[];
  /** The keys of the ticked lines. */
  packed: string[];
  onPack: (packed: string[]) => void;
};

function PackedLines({ lines, packed, onPack }: LinesProps) {
  const keyOf = ({ productId }: OrderLine, index: number) => `${productId}/${index}`;
  const left = lines.filter((line, index) => !packed.includes(keyOf(line, index)));
  const piecesLeft = left.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      {lines.map((line, index) => {
        const key = keyOf(line, index);
        return (
          <Stack key={key} sx={{ paddingBlock: 0.5 }}>
            <FormControlLabel
              label={texts.line(line.quantity, orders.productName(line))}
              control={
                <Checkbox
                  checked={packed.includes(key)}
                  onChange={(_, isPacked) =>
                    onPack(isPacked ? [...packed, key] : packed.filter((one) => one !== key))
                  }
                />
              }
            />
          </Stack>
        );
      })}
      <p role="status">{texts.left(piecesLeft)}</p>
    </>
  );
}
