import Button from '@mui/material/Button';
import { useId } from 'react';
import { Link } from 'react-router';
import { cartApi } from '../../api/cart';
import { PATHS, pathTo } from '../../config/paths';
import { QUANTITIES } from '../../domain/limits';
import type { Product } from '../../domain/types';
import { cartTexts } from './cart.texts';
import { Picture } from '../../components/Picture';
import { Price } from '../../components/Price';
import styles from './Cart.module.css';

type Props = {
  product: Product;
  quantity: number;
  /** Its removal animation is playing. */
  isLeaving: boolean;
  onRemove: () => void;
  onAlert: (text: string) => void;
};

/** One product of the cart. */
export function CartLine({ product, quantity, isLeaving, onRemove, onAlert }: Props) {
  const [updateQuantity] = cartApi.useUpdateQuantityMutation();
  const id = useId();
  // A backend may hold more than can be chosen here: it is shown as it is.
  const choices = QUANTITIES.includes(quantity) ? QUANTITIES : [...QUANTITIES, quantity];

  const change = async (text: string) => {
    const chosen = Number(text);
    if (text === '' || chosen === quantity) return;
    const { error } = await updateQuantity({ productId: product.id, quantity: chosen });
    if (error) onAlert(cartTexts.quantityFailed);
  };

  return (
    <li className={isLeaving ? `${styles['line']} ${styles['leaving']}` : styles['line']}>
      <Picture fileName={product.fileNames[0]} alt="" className={styles['cover'] ?? ''} />
      <div className={styles['text']}>
        <Link to={pathTo(PATHS.product, { id: product.id })}>{product.title}</Link>
        <span className={styles['each']}>
          <Price cents={product.priceCents} /> {cartTexts.each}
        </span>
      </div>
      <div className={styles['controls']}>
        <span className="field">
          <label htmlFor={id}>
            {cartTexts.quantity}
            <span className="visually-hidden">: {product.title}</span>
          </label>
          <select
            id={id}
            value={quantity}
            disabled={isLeaving}
            onChange={(event) => void change(event.target.value)}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </select>
        </span>
        <Button
          size="small"
          aria-label={cartTexts.removeNamed(product.title)}
          disabled={isLeaving}
          onClick={onRemove}
        >
          {cartTexts.remove}
        </Button>
      </div>
      <Price cents={product.priceCents * quantity} className={styles['amount'] ?? ''} />
    </li>
  );
}
