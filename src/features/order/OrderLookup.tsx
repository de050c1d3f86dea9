'use no memo';

import { useId, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import { useEarlyInput } from '../../hooks/useEarlyInput';
import { orderLookup } from './orderLookup.texts';
import styles from './OrderLookup.module.css';

type Props = {
  /** The form's name. */
  name: string;
  /** The number to start with. */
  initial?: string;
};

/** The field that opens an order by its number. */
export function OrderLookup({ name, initial = '' }: Props) {
  const navigate = useNavigate();
  const id = useId();
  const [orderNumber, setOrderNumber] = useState(initial);
  const [isMissing, setIsMissing] = useState(false);

  const form = useEarlyInput({ orderNumber }, (entered) =>
    setOrderNumber(entered.orderNumber ?? ''),
  );

  const open = (event: SubmitEvent) => {
    event.preventDefault();
    const trimmed = orderNumber.trim();
    setIsMissing(trimmed === '');
    if (trimmed !== '') void navigate(pathTo(PATHS.order, { orderNumber: trimmed }));
  };

  return (
    <form ref={form} aria-label={name} className={styles['lookup']} onSubmit={open} noValidate>
      <div className="field">
        <label htmlFor={id}>{orderLookup.orderNumber}</label>
        <input
          id={id}
          name="orderNumber"
          value={orderNumber}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          onChange={(event) => setOrderNumber(event.target.value)}
        />
        {isMissing && (
          <span id={`${id}-error`} role="alert" className="field-error">
            {orderLookup.orderNumberMissing}
          </span>
        )}
      </div>
      <button type="submit" className="button">
        {orderLookup.search}
      </button>
    </form>
  );
}
