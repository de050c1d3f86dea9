import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useCallback, useLayoutEffect, useRef } from 'react';
import {
  missingShippingFields,
  NO_SHIPPING_DATA,
  SHIPPING_FIELDS,
  type ShippingField,
} from '../../domain/shipping';
import type { ShippingData } from '../../domain/types';
import { usePageState } from '../../hooks/usePageState';
import { useAppSelector } from '../../store/hooks';
import { ClearDraft, RestoredDraft } from '../form-drafts/DraftNotice';
import { useDraft } from '../form-drafts/useDraft';
import { useRestoredDraft } from '../form-drafts/useRestoredDraft';
import { cartTexts } from './cart.texts';
import { selectIsCheckingOut } from './cartSlice';
import styles from './Cart.module.css';

/** The key of the shipping form's draft. */
export const SHIPPING_DRAFT = 'shipping';

/**
 * The shipping form: the values typed in this tab, otherwise those stored by the backend. All nine fields are required,
 * nothing else is checked (spec section 5).
 */
export function useShippingForm(kept: ShippingData) {
  const [data, change, forget, isTyped] = useDraft<ShippingData>(SHIPPING_DRAFT, kept);
  const [isChecked, setIsChecked] = usePageState<boolean>('checked', false);
  const draft = useRestoredDraft(SHIPPING_DRAFT, isTyped && !isEmpty(data));
  const missing = isChecked ? missingShippingFields(data) : [];

  return {
    data,
    missing,
    draft,
    set: (field: ShippingField, text: string) => {
      draft.beforeChange();
      change({ ...data, [field]: text });
    },
    clear: () => {
      setIsChecked(false);
      if (isEmpty(kept)) forget();
      // Without a draft the fields would show the backend's values.
      else change(NO_SHIPPING_DATA);
    },
    /** Returns whether it may be sent; marks missing fields. */
    check: (): boolean => {
      setIsChecked(true);
      return missingShippingFields(data).length === 0;
    },
  };
}

function isEmpty(data: ShippingData): boolean {
  return SHIPPING_FIELDS.every((field) => data[field] === '');
}

type Input = { autoComplete: string; type?: string; inputMode?: 'numeric' };

// For browsers' autofill and a phone's keyboard. Without the prefix 'shipping': password managers compare whole values.
const INPUT: Record<ShippingField, Input> = {
  name: { autoComplete: 'given-name' },
  surname: { autoComplete: 'family-name' },
  address: { autoComplete: 'address-line1' },
  civicNumber: { autoComplete: 'address-line2' },
  city: { autoComplete: 'address-level2' },
  province: { autoComplete: 'address-level1' },
  zipcode: { autoComplete: 'postal-code', inputMode: 'numeric' },
  email: { autoComplete: 'email', type: 'email' },
  telephoneNumber: { autoComplete: 'tel', type: 'tel' },
};

/** The fields as they stand side by side. */
const ROWS: readonly (readonly ShippingField[])[] = [
  ['name', 'surname'],
  ['address', 'civicNumber'],
  ['zipcode', 'city', 'province'],
  ['email'],
  ['telephoneNumber'],
];

/** The nine fields of the shipping data. */
export function ShippingFields({ form }: { form: ReturnType<typeof useShippingForm> }) {
  const { data, missing, draft, set, clear } = form;
  const isBusy = useAppSelector(selectIsCheckingOut);
  const latestSet = useRef(set);
  useLayoutEffect(() => {
    latestSet.current = set;
  }, [set]);
  // Always the same function: a key renders the field in which it is typed, not all nine.
  const type = useCallback((field: ShippingField, text: string) => {
    latestSet.current(field, text);
  }, []);

  return (
    <>
      <Typography variant="h3" sx={{ marginTop: 3 }}>
        {cartTexts.shippingHeading}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1.5 }}>
        {cartTexts.allRequired}
      </Typography>
      <RestoredDraft draft={draft} onClear={clear} />
      {ROWS.map((row) => (
        <div key={row[0]} className={styles['fields']}>
          {row.map((field) => (
            <Field
              key={field}
              field={field}
              value={data[field]}
              isMissing={missing.includes(field)}
              isBusy={isBusy}
              onType={type}
            />
          ))}
        </div>
      ))}
      <ClearDraft draft={draft} onClear={clear} />
    </>
  );
}

type FieldProps = {
  field: ShippingField;
  value: string;
  isMissing: boolean;
  /** The order is being sent: the fieldset around it is disabled, which has no looks of its own. */
  isBusy: boolean;
  onType: (field: ShippingField, text: string) => void;
};

function Field({ field, value, isMissing, isBusy, onType }: FieldProps) {
  const { inputMode, ...input } = INPUT[field];
  return (
    <TextField
      id={`spedizione-${field}`}
      name={field}
      label={cartTexts.fields[field]}
      className={styles[field] ?? ''}
      {...input}
      value={value}
      disabled={isBusy}
      error={isMissing}
      helperText={isMissing && cartTexts.required}
      onChange={({ target }) => onType(field, target.value)}
      slotProps={{ htmlInput: { required: true, inputMode } }}
    />
  );
}
