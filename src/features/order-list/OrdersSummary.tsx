import type { OrderResult } from './index/queryOrders';
import type { Reading } from '../../hooks/useFreshness';
import { adminOrders as texts } from './adminOrders.texts';
import { LinkButton } from '../../components/LinkButton';
import { OrdersFreshness } from './OrdersFreshness';
import { SelectShown } from './SelectVisible';
import type { useSelectionOf } from './useSelectionOf';
import styles from './OrdersSummary.module.css';

type Props = {
  result: OrderResult;
  /** How many orders there are in all. */
  all: number;
  reading: Reading;
  selection: ReturnType<typeof useSelectionOf>;
  /** Null where there is nothing to take away. */
  onClear: (() => void) | null;
  /** Null where there is nothing to save. */
  onSave: (() => void) | null;
};

/** How many orders are shown, of what time, and what can be done with the view as a whole. */
export function OrdersSummary({ result, all, reading, selection, onClear, onSave }: Props) {
  const shown = result.orders.length;
  return (
    <div className={styles['summary']}>
      {shown > 0 && (
        <SelectShown
          areAll={selection.areAllShown}
          areSome={selection.areSomeShown}
          onChange={selection.selectShown}
        />
      )}
      <p role="status">
        {shown > 0 && texts.count(shown, all)}
        {shown > 0 && result.foundBy === 'person' && ` ${texts.foundByPerson}`}
      </p>
      {onClear && <LinkButton onClick={onClear}>{texts.clear}</LinkButton>}
      {onSave && <LinkButton onClick={onSave}>{texts.views.save}</LinkButton>}
      <OrdersFreshness reading={reading} />
    </div>
  );
}
