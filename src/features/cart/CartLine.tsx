import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { cartApi } from '../../api/cart';
import { PATHS, pathTo } from '../../config/paths';
import { REMOVAL_ANIMATION_MS } from '../../domain/limits';
import type { Product } from '../../domain/types';
import { cartTexts } from './cart.texts';
import { Picture } from '../../components/Picture';
import { Price } from '../../components/Price';
import { QuantityField } from './QuantityField';
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

  const change = async (chosen: number) => {
    if (chosen === quantity) return;
    const { error } = await updateQuantity({ productId: product.id, quantity: chosen });
    if (error) onAlert(cartTexts.quantityFailed);
  };

  return (
    <Fade in={!isLeaving} appear={false} timeout={REMOVAL_ANIMATION_MS}>
      <ListItem divider disableGutters className={styles['line'] ?? ''}>
        <Paper className={styles['cover'] ?? ''}>
          <Picture fileName={product.fileNames[0]} alt="" />
        </Paper>
        <div className={styles['text']}>
          <Link
            href={pathTo(PATHS.product, { id: product.id })}
            variant="subtitle2"
            color="textPrimary"
          >
            {product.title}
          </Link>
          <Typography variant="body2" component="span" color="textSecondary">
            <Price cents={product.priceCents} /> {cartTexts.each}
          </Typography>
        </div>
        <div className={styles['controls']}>
          <QuantityField
            label={cartTexts.quantity}
            name={cartTexts.quantityNamed(product.title)}
            value={quantity}
            disabled={isLeaving}
            onChange={(chosen) => void change(chosen)}
          />
          <Button
            aria-label={cartTexts.removeNamed(product.title)}
            disabled={isLeaving}
            onClick={onRemove}
          >
            {cartTexts.remove}
          </Button>
        </div>
        <Typography variant="subtitle2" component="span" className={styles['amount'] ?? ''}>
          <Price cents={product.priceCents * quantity} />
        </Typography>
      </ListItem>
    </Fade>
  );
}
