import { formatCents } from '../../domain/money';
import type { CartTotals } from './useCart';
import { cartTexts } from './cart.texts';
import styles from './Cart.module.css';

/** What the cart costs, line by line (spec section 9). */
export function Totals({ totals }: { totals: CartTotals }) {
  const rows = [
    [cartTexts.productsTotal, formatCents(totals.products)],
    [cartTexts.shipping, cartTexts.shippingFree],
    [cartTexts.surcharge, formatCents(totals.surcharge)],
    [cartTexts.total, formatCents(totals.total)],
  ] as const;
  return (
    <dl className={styles['totals']}>
      {rows.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
