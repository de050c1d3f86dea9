import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  missingShippingFields,
  NO_SHIPPING_DATA,
  SHIPPING_FIELDS,
  type ShippingField,
} from '../../domain/shipping';
import type { ShippingData } from '../../domain/types';
import { usePageState } from '../../hooks/usePageState';
import { ClearDraft, RestoredDraft } from '../form-drafts/DraftNotice';
import { useDraft } from '../form-drafts/useDraft';
import { useRestoredDraft } from '../form-drafts/useRestoredDraft';
import { cartTexts } from './cart.texts';
import { common } from '../../components/common.texts';
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

// For browsers' autofill, and a phone's keyboard.
const INPUT: Record<ShippingField, { autoComplete: string; type?: string; inputMode?: 'numeric' }> =
  {
    name: { autoComplete: 'shipping given-name' },
    surname: { autoComplete: 'shipping family-name' },
    address: { autoComplete: 'shipping address-line1' },
    civicNumber: { autoComplete: 'shipping address-line2' },
    city: { autoComplete: 'shipping address-level2' },
    province: { autoComplete: 'shipping address-level1' },
    zipcode: { autoComplete: 'shipping postal-code', inputMode: 'numeric' },
    email: { autoComplete: 'shipping email', type: 'email' },
    telephoneNumber: { autoComplete: 'shipping tel', type: 'tel' },
  };

/** The nine fields of the shipping data. */
export function ShippingFields({ form }: { form: ReturnType<typeof useShippingForm> }) {
  return (
    <>
      <Typography variant="h3" sx={{ marginTop: 3 }}>
        {cartTexts.shippingHeading}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1.5 }}>
        {cartTexts.allRequired}
      </Typography>
      <RestoredDraft draft={form.draft} onClear={form.clear} />
      <div className={styles['fields']}>
        {SHIPPING_FIELDS.map((field) => {
          const isMissing = form.missing.includes(field);
          const { type = 'text', autoComplete, inputMode } = INPUT[field];
          return (
            <TextField
              key={field}
              id={`spedizione-${field}`}
              name={field}
              label={cartTexts.fields[field]}
              className={styles[field] ?? ''}
              type={type}
              autoComplete={autoComplete}
              value={form.data[field]}
              error={isMissing}
              helperText={isMissing ? common.fieldMissing : ' '}
              onChange={(event) => form.set(field, event.target.value)}
              slotProps={{ htmlInput: { required: true, inputMode } }}
            />
          );
        })}
      </div>
      <ClearDraft draft={form.draft} onClear={form.clear} />
    </>
  );
}
