import TextField from '@mui/material/TextField';
import { PATHS } from '../../config/paths';
import type { PlannedItem } from '../../domain/bulkJob';
import { planChanges, type WantedChange } from '../../domain/orderChange';
import { isOrderState, type OrderState } from '../../domain/orderState';
import { usePageState } from '../../hooks/usePageState';
import { useDraft } from '../form-drafts/useDraft';
import { useOrdersByNumber } from './useOrdersByNumber';
import { bulkOrders as texts } from './bulkOrders.texts';
import { OrderStateOptions } from '../order/OrderState';
import { BulkPage } from '../bulk-jobs/BulkPage';
import { ChangePreview, PREVIEW_PAGE } from './ChangePreview';
import { MissingOrders, NoOrders } from './MissingOrders';
import { STATE_DRAFT, useChosenOrders } from './useChosenOrders';
import styles from './BulkOrders.module.css';

/** Sets the chosen orders to one of the seven states, after a preview. */
export default function BulkStateScreen() {
  const numbers = useChosenOrders();
  const [state, setState, clear] = useDraft<string>(STATE_DRAFT, '');
  const [, setPreviewPage] = usePageState<number>(PREVIEW_PAGE, 1);
  return (
    <BulkPage
      kind="state"
      title={texts.stateTitle}
      description={texts.stateDescription}
      path={PATHS.bulkState}
      hasWork={numbers.length > 0}
    >
      {(start, isAdmin) =>
        numbers.length === 0 ? (
          <NoOrders />
        ) : (
          <>
            <p>{texts.selected(numbers.length)}.</p>
            <TextField
              select
              label={texts.newState}
              className={styles['state'] ?? ''}
              value={state}
              onChange={({ target }) => setState(target.value)}
            >
              <option value="">{texts.chooseState}</option>
              <OrderStateOptions />
            </TextField>
            {isAdmin && isOrderState(state) && (
              <StatePreview
                numbers={numbers}
                state={state}
                onStart={async (items) => {
                  if (!(await start(items))) return;
                  clear();
                  setPreviewPage(1);
                }}
              />
            )}
          </>
        )
      }
    </BulkPage>
  );
}

type PreviewProps = {
  numbers: readonly string[];
  state: OrderState;
  onStart: (items: readonly PlannedItem[]) => Promise<void>;
};

function StatePreview({ numbers, state, onStart }: PreviewProps) {
  const { findOrder, missing, isReading, failures, retry } = useOrdersByNumber(numbers);
  if (isReading) return <p role="status">{texts.reading}</p>;
  const wanted = numbers.map((orderNumber): WantedChange => ({
    orderNumber,
    change: { kind: 'state', state },
  }));
  return (
    <>
      <MissingOrders numbers={missing} failures={failures} onRetry={retry} />
      <ChangePreview
        rows={planChanges(wanted, findOrder)}
        startLabel={texts.startState}
        onStart={(items) => void onStart(items)}
      />
    </>
  );
}
