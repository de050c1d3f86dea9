import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, type ChangeEvent, type SubmitEvent } from 'react';
import { focusHeading } from '../../components/focusHeading';
import { PATHS, pathTo } from '../../config/paths';
import { useEarlyInput } from '../../hooks/useEarlyInput';
import { useGuardedNavigate } from '../../hooks/useGuardedNavigate';
import { useCopiedPageState, usePageState } from '../../hooks/usePageState';
import { orderLookup } from './orderLookup.texts';
import styles from './OrderLookup.module.css';

type Props = {
  name: string;
  /** Where it is: a page may have several. */
  region: 'page' | 'footer' | 'menu';
  initial?: string;
  /** Whether it is as high as a line of text: its label stands in the field. */
  isInline?: boolean;
};

/** The field that opens an order by its number. */
export function OrderLookup({ name, region, initial = '', isInline = false }: Props) {
  const navigate = useGuardedNavigate();
  const id = useId();
  const [orderNumber, setOrderNumber] = useCopiedPageState(`${region}/orderNumber`, initial);
  const [isMissing, setIsMissing] = usePageState<boolean>(`missing/${region}`, false);

  const change = (typed: string) => {
    setOrderNumber(typed);
    if (isMissing) setIsMissing(false);
  };
  const form = useEarlyInput({ orderNumber }, (entered) => change(entered.orderNumber ?? ''));

  // Not `useSubmit`, which would be 0.3 kB more on the first screen.
  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const trimmed = orderNumber.trim();
    setIsMissing(trimmed === '');
    if (trimmed === '') return event.currentTarget.querySelector('input')?.focus();
    const path = pathTo(PATHS.order, { orderNumber: trimmed });
    // The page of this order may be open already: then nothing else would show that it was found.
    navigate(path, () => path === location.pathname && focusHeading());
  };

  return (
    <form
      ref={form}
      aria-label={name}
      className={isInline ? styles['inline'] : styles['lookup']}
      // Not of the field, which would render again with each page that opens, and once more before that page is painted.
      onChange={({ target }: ChangeEvent<HTMLFormElement, HTMLInputElement>) =>
        change(target.value)
      }
      onSubmit={open}
      noValidate
    >
      <TextField
        id={id}
        name="orderNumber"
        {...(isInline
          ? { placeholder: orderLookup.orderNumber }
          : { label: orderLookup.orderNumber })}
        value={orderNumber}
        error={isMissing}
        helperText={isMissing && <span role="alert">{orderLookup.orderNumberMissing}</span>}
        size={isInline ? 'small' : 'medium'}
        slotProps={{
          htmlInput: {
            autoComplete: 'off',
            // The backend may tell upper from lower case, and phones begin each word with a capital only.
            autoCapitalize: 'characters',
            spellCheck: false,
            ...(isInline && { 'aria-label': orderLookup.orderNumber }),
          },
        }}
        className={styles['field'] ?? ''}
      />
      <Button type="submit" variant="outlined">
        {orderLookup.search}
      </Button>
    </form>
  );
}
