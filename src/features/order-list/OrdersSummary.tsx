import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { memo } from 'react';
import type { OrderResult } from './index/queryOrders';
import type { Freshness as FreshnessData } from '../../hooks/useFreshness';
import { adminOrders as texts } from './adminOrders.texts';
import { OrdersFreshness } from './OrdersFreshness';
import type { useListSelection } from './useListSelection';
import styles from './OrdersSummary.module.css';

type Props = {
  result: OrderResult;
  /** How many orders there are in all. */
  total: number;
  reading: FreshnessData;
  selection: ReturnType<typeof useListSelection>;
  /** Null where there is nothing to clear. */
  onClear: (() => void) | null;
  /** Null where there is nothing to save. */
  onSave: (() => void) | null;
};

/** How many orders match, how old they are, and what can be done with the view as a whole. */
export function OrdersSummary({ result, total, reading, selection, onClear, onSave }: Props) {
  const count = result.orders.length;
  return (
    <div className={styles['summary']}>
      {count > 0 && (
        <SelectAll
          areAllSelected={selection.areAllSelected}
          areSomeSelected={selection.areSomeSelected}
          selectAll={selection.selectAll}
        />
      )}
      <p role="status">
        {count > 0 && texts.count(count, total)}
        {count > 0 && result.foundBy === 'person' && ` ${texts.foundByPerson}`}
      </p>
      {onClear && <Button onClick={onClear}>{texts.clear}</Button>}
      {onSave && <Button onClick={onSave}>{texts.views.save}</Button>}
      <OrdersFreshness reading={reading} />
    </div>
  );
}

type SelectAllProps = Pick<Props['selection'], 'areAllSelected' | 'areSomeSelected' | 'selectAll'>;

const SelectAll = memo(function SelectAll(props: SelectAllProps) {
  const { areAllSelected, areSomeSelected, selectAll } = props;
  return (
    <FormControlLabel
      className={styles['selectAll'] ?? ''}
      label={texts.selectAll}
      control={
        <Checkbox
          checked={areAllSelected}
          indeterminate={areSomeSelected && !areAllSelected}
          onChange={(_, isSelected) => selectAll(isSelected)}
        />
      }
    />
  );
});
