import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { memo, useId, useState } from 'react';
import { isOrderState, type OrderState } from '../../domain/orderState';
import { orderList as texts } from './orderList.texts';
import { showWholeControl } from '../../components/showWholeControl';
import { ToggleChip } from '../../components/ToggleChip';
import { OrderStateOptions } from '../order/OrderState';
import { orderWorkChanged, selectOrderWork } from '../order/orderWorkSlice';
import { useEarlyInput } from '../../hooks/useEarlyInput';
import { useReplayedPageState } from '../../hooks/usePageState';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { OrdersView } from './useOrdersView';
import styles from './OrdersFilters.module.css';

/** Value of the select while several states are chosen; it cannot be selected itself. */
const SEVERAL = 'several';

type Props = Pick<OrdersView, 'view' | 'problem' | 'change'>;

const RANGES = ['fromDay', 'toDay', 'minTotal', 'maxTotal'] as const;

/** Search and state; a button shows days, totals and the height of rows. */
export function OrdersFilters({ view, problem, change }: Props) {
  const id = useId();
  const dispatch = useAppDispatch();
  const { denseRows } = useAppSelector(selectOrderWork);
  const hasRange = RANGES.some((field) => view[field]);
  const [hadRange, setHadRange] = useState(hasRange);
  const [isOpen, setIsOpen] = useReplayedPageState('filters', hasRange);
  if (hasRange !== hadRange) {
    setHadRange(hasRange);
    // A saved view or the browser's Back may have set it.
    if (hasRange) setIsOpen(true);
  }
  const form = useEarlyInput({ search: view.search, state: stateValue(view.states) }, (entered) =>
    change({
      ...(entered.search !== undefined && bySearch(entered.search)),
      ...(entered.state !== undefined && byState(entered.state)),
    }),
  );
  return (
    <form
      ref={form}
      role="search"
      aria-label={texts.filters}
      className={styles['filters']}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField value={view.search} change={change} />
      <StateField chosen={view.states} change={change} />
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-ranges` : undefined}
        onClick={() => setIsOpen(!isOpen)}
        onFocus={showWholeControl}
      >
        {texts.more}
      </Button>
      {isOpen && (
        <div id={`${id}-ranges`} className={styles['ranges']}>
          {RANGES.map((field) => (
            <RangeField
              key={field}
              field={field}
              value={view[field]}
              problemId={problem?.field === field ? `${id}-problem` : undefined}
              change={change}
            />
          ))}
          <ToggleChip
            isPressed={denseRows}
            className={styles['dense'] ?? ''}
            onClick={() => dispatch(orderWorkChanged({ denseRows: !denseRows }))}
          >
            {texts.denseRows}
          </ToggleChip>
        </div>
      )}
      {problem && (
        <FormHelperText error id={`${id}-problem`} role="alert" className={styles['problem'] ?? ''}>
          {texts.problems[problem.kind]}
        </FormHelperText>
      )}
    </form>
  );
}

const stateValue = (states: readonly OrderState[]) =>
  states.length > 1 ? SEVERAL : (states[0] ?? '');

const bySearch = (search: string) => ({ search, searchIn: 'numbers' }) as const;

const byState = (value: string) => ({ states: isOrderState(value) ? [value] : [] });

type Change = Pick<Props, 'change'>;

// Each field renders only when its own value changes, not with every key of the search.
const SearchField = memo(function SearchField({ value, change }: Change & { value: string }) {
  return (
    <TextField
      className={styles['search'] ?? ''}
      name="search"
      type="search"
      label={texts.search}
      value={value}
      onChange={(event) => change(bySearch(event.target.value))}
      onFocus={showWholeControl}
      slotProps={SEARCH_PROPS}
    />
  );
});

const SEARCH_PROPS = {
  htmlInput: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
} as const;

type StateProps = Change & { chosen: readonly OrderState[] };

const StateField = memo(function StateField({ chosen, change }: StateProps) {
  return (
    <TextField
      select
      name="state"
      label={texts.filter}
      value={stateValue(chosen)}
      onFocus={showWholeControl}
      onChange={(event) => change(byState(event.target.value))}
    >
      <option value="">{texts.allStates}</option>
      <OrderStateOptions />
      {chosen.length > 1 && (
        <option value={SEVERAL} hidden disabled>
          {texts.severalStates}
        </option>
      )}
    </TextField>
  );
});

type RangeProps = Change & {
  field: (typeof RANGES)[number];
  value: string;
  /** The id of the message about the value. */
  problemId: string | undefined;
};

const RangeField = memo(function RangeField({ field, value, problemId, change }: RangeProps) {
  return (
    <TextField
      label={texts[field]}
      {...(field.endsWith('Day') ? { type: 'date' } : { placeholder: '€', autoComplete: 'off' })}
      value={value}
      error={problemId !== undefined}
      onChange={(event) => change({ [field]: event.target.value })}
      slotProps={{
        htmlInput: {
          'aria-describedby': problemId,
          ...(!field.endsWith('Day') && { inputMode: 'decimal' }),
        },
      }}
    />
  );
});
