import { useId, useState } from 'react';
import { isOrderState } from '../../domain/orderState';
import { adminOrders as texts } from './adminOrders.texts';
import { OrderStateOptions } from '../order/OrderState';
import type { OrdersView } from './useOrdersView';
import styles from './OrdersFilters.module.css';

/** Value of the select while several states are chosen; it cannot be chosen itself. */
const SEVERAL = 'several';

type Props = Pick<OrdersView, 'view' | 'problem' | 'change'>;

/** Search, state, days and totals. On narrow screens a button shows the last two. */
export function OrdersFilters({ view, problem, change }: Props) {
  const id = useId();
  const hasRange = [view.fromDay, view.toDay, view.minTotal, view.maxTotal].some(Boolean);
  const [isOpen, setIsOpen] = useState(hasRange);
  const [firstState = ''] = view.states;

  const rangeField = (field: 'fromDay' | 'toDay' | 'minTotal' | 'maxTotal') => (
    <label className="field">
      {texts[field]}
      <input
        {...(field.endsWith('Day')
          ? { type: 'date' }
          : { inputMode: 'decimal', autoComplete: 'off', placeholder: '€' })}
        value={view[field]}
        aria-invalid={problem?.field === field}
        aria-describedby={problem?.field === field ? `${id}-problem` : undefined}
        onChange={(event) => change({ [field]: event.target.value })}
      />
    </label>
  );
  return (
    <form
      role="search"
      aria-label={texts.filters}
      className={styles['filters']}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles['search']}>
        <label className="field">
          {texts.search}
          <input
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={view.search}
            aria-describedby={`${id}-hint`}
            onChange={(event) => change({ search: event.target.value })}
          />
        </label>
        <p id={`${id}-hint`} className={styles['hint']}>
          {texts.searchHint}
        </p>
      </div>
      <label className="field">
        {texts.filter}
        <select
          value={view.states.length > 1 ? SEVERAL : firstState}
          onChange={({ target: { value } }) =>
            change({ states: isOrderState(value) ? [value] : [] })
          }
        >
          <option value="">{texts.allStates}</option>
          <OrderStateOptions />
          {view.states.length > 1 && (
            <option value={SEVERAL} hidden disabled>
              {texts.severalStates}
            </option>
          )}
        </select>
      </label>
      <button
        type="button"
        className={`button ${styles['more']}`}
        aria-expanded={isOpen}
        aria-controls={`${id}-ranges`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {texts.more}
      </button>
      <div id={`${id}-ranges`} className={styles['ranges']} data-open={isOpen}>
        {rangeField('fromDay')}
        {rangeField('toDay')}
        {rangeField('minTotal')}
        {rangeField('maxTotal')}
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className={`field-error ${styles['problem']}`}>
          {texts.problems[problem.kind]}
        </p>
      )}
    </form>
  );
}
