import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Message } from '../../components/Message';
import { OutcomeMessage } from '../../components/OutcomeMessage';
import { rulesOf } from '../../domain/orderState';
import type { Order } from '../../domain/types';
import { useDraft } from '../form-drafts/useDraft';
import { useOutcome } from '../form-drafts/useOutcome';
import { useAdminCall } from '../login/useAdminCall';
import { OrderCard } from '../order/OrderCard';
import { OrderShippingForm } from '../order/OrderEditForms';
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
  const { order } = query;
  if (query.failure && !order)
    return (
      <Typography variant="h2" component="div">
        <Message kind="error" onRetry={query.reading.read}>
          {texts.unknown(orderNumber)}
        </Message>
      </Typography>
    );
  return (
    <>
      <OrderQueryStatus query={query} />
      {order && <Desk order={order} onSaved={onSaved} />}
    </>
  );
}

function Desk({ order, onSaved }: { order: Order; onSaved: () => void }) {
  const { orderNumber, state } = order;
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
        <PackedLines order={order} />
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
          onSaved={onSaved}
        />
        <OutcomeMessage outcome={outcome} />
        <OutcomeMessage outcome={shipped.outcome} />
      </OrderCard>
    </Stack>
  );
}

/** The lines of the order, ticked as they are packed; the ticks survive a reload. */
function PackedLines({ order: { orderNumber, lines } }: { order: Order }) {
  const [packed, setPacked] = useDraft<string[]>(`packing/${orderNumber}`, []);
  return (
    <OrderCard heading={texts.lines}>
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
                    setPacked(isPacked ? [...packed, key] : packed.filter((one) => one !== key))
                  }
                />
              }
            />
          </Stack>
        );
      })}
      <p role="status">{texts.left(lines.length - packed.length)}</p>
    </OrderCard>
  );
}
