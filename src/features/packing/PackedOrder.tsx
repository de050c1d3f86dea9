import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Message } from '../../components/Message';
import { OutcomeMessage } from '../../components/OutcomeMessage';
import { isGone } from '../../domain/failureReason';
import { rulesOf } from '../../domain/orderState';
import type { Order, OrderLine } from '../../domain/types';
import { useDraft } from '../form-drafts/useDraft';
import { useOutcome } from '../form-drafts/useOutcome';
import { useAdminCall } from '../login/useAdminCall';
import { OrderCard } from '../order/OrderCard';
import { OrderShippingForm } from '../order/OrderShippingForm';
import { ShippingAddress } from '../order/OrderFacts';
import { OrderQueryStatus } from '../order/OrderQueryStatus';
import { OrderState } from '../order/OrderState';
import { order as orderTexts } from '../order/order.texts';
import { orders, orderStateLabel } from '../order/orders.texts';
import { useOrder } from '../order/useOrder';
import styles from './PackedOrder.module.css';
import { packing as texts } from './packing.texts';

type Props = {
  orderNumber: string;
  /** Called once the shipping data is saved, with the state if that was to be sent too. */
  onSaved: () => void;
};

/** A scanned order: its lines to be ticked, its address, and courier and code. */
export function PackedOrder({ orderNumber, onSaved }: Props) {
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
      <OrderQueryStatus query={query} />
      {order && <PackingForm order={order} onSaved={onSaved} />}
    </>
  );
}

function PackingForm({ order, onSaved }: { order: Order; onSaved: () => void }) {
  const { orderNumber, state, lines } = order;
  const [packed, setPacked, clearPacked] = useDraft<string[]>(`packing/${orderNumber}`, []);
  const { run, isBusy } = useAdminCall();
  const { outcome, perform } = useOutcome(`admin/${orderNumber}`, run);
  const shipped = useOutcome(`admin/${orderNumber}/shipped`, run);
  return (
    <Stack spacing={2}>
      <Typography variant="h2">
        {orderTexts.title(orderNumber)} <OrderState state={state} />
      </Typography>
      {rulesOf(state)?.goods !== 'toShip' && (
        <Message kind="error">{texts.notToShip(orderStateLabel(state))}</Message>
      )}
      <div className={styles['columns']}>
        <OrderCard heading={texts.lines}>
          <PackedLines lines={lines} packed={packed} onPack={setPacked} />
        </OrderCard>
        <ShippingAddress data={order.shippingData} isCopied />
      </div>
      <OrderCard>
        <OrderShippingForm
          order={order}
          beforeChange={() => {}}
          isBusy={isBusy}
          perform={perform}
          performShipped={shipped.perform}
          hasFocus={false}
          onSaved={() => {
            clearPacked();
            onSaved();
          }}
        />
        <OutcomeMessage outcome={outcome} />
        <OutcomeMessage outcome={shipped.outcome} />
      </OrderCard>
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
  return (
    <>
      {lines.map((line, index) => {
        const key = `${line.productId}/${index}`;
        return (
          <Stack key={key}>
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
      <p role="status">{texts.left(lines.length - packed.length)}</p>
    </>
  );
}
