import TextField from '@mui/material/TextField';
import { SHIPPING_FIELDS, type ShippingField } from '../../domain/shipping';
import { cartTexts } from './cart.texts';
import type { ShippingForm } from './useShippingForm';
import styles from './Cart.module.css';

// What browsers fill in by themselves, and the keyboard that a phone shows.
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
export function ShippingFields({ form }: { form: ShippingForm }) {
  return (
    <>
      <h3 className={styles['shipping-heading']}>{cartTexts.shippingHeading}</h3>
      <p className={styles['hint']}>{cartTexts.allRequired}</p>
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
              size="small"
              autoComplete={autoComplete}
              value={form.data[field]}
              error={isMissing}
              helperText={isMissing ? cartTexts.fieldMissing : ' '}
              onChange={(event) => form.set(field, event.target.value)}
              slotProps={{ htmlInput: { required: true, inputMode } }}
            />
          );
        })}
      </div>
    </>
  );
}
