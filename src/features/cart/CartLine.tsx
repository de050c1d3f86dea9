import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { cartApi } from '../../api/cart';
import { PATHS, pathTo } from '../../config/paths';
import { REMOVAL_ANIMATION_MS } from '../../domain/limits';
import type { Failure, Product } from '../../domain/types';
import { useAppSelector } from '../../store/hooks';
import { cartTexts } from './cart.texts';
import { selectIsCheckingOut } from './cartSlice';
import { Picture } from '../../components/Picture';
import { Price } from '../../components/Price';
import { QuantityField } from './QuantityField';
import type { OnAlert } from './useCartAlert';
import styles from './Cart.module.css';

type Removal = {
  /** Its removal animation is playing. */
  isLeaving: boolean;
  onRemove: () => void;
};

type Props = Removal & {
  product: Product;
  quantity: number;
  onAlert: OnAlert;
};

/** One product of the cart. */
export function CartLine({ product, quantity, onAlert, ...removal }: Props) {
  const { id, title, priceCents, fileNames } = product;
  const [updateQuantity] = cartApi.useUpdateQuantityMutation();
  const isBusy = useAppSelector(selectIsCheckingOut);

  const change = async (chosen: number) => {
    const { error } = await updateQuantity({ productId: id, quantity: chosen });
    if (error) onAlert(cartTexts.quantityFailed, error as Failure);
  };

  return (
    <Line
      {...removal}
      name={title}
      cover={
        <Paper className={styles['cover'] ?? ''}>
          <Picture fileName={fileNames[0]} alt="" />
        </Paper>
      }
      heading={
        <Link href={pathTo(PATHS.product, { id })} variant="subtitle2" color="textPrimary">
          {title}
        </Link>
      }
      detail={
        <>
          <Price cents={priceCents} /> {cartTexts.each}
        </>
      }
      field={
        <QuantityField
          label={cartTexts.quantity}
          name={cartTexts.quantityNamed(title)}
          value={quantity}
          disabled={removal.isLeaving || isBusy}
          onChange={(chosen) => void change(chosen)}
        />
      }
      amount={
        <Typography variant="subtitle2" component="span" className={styles['amount'] ?? ''}>
          <Price cents={priceCents * quantity} />
        </Typography>
      }
    />
  );
}

/** A line of the cart whose product was deleted: it cannot be ordered, only removed. */
export function GoneLine({ productId, ...removal }: Removal & { productId: string }) {
  return (
    <Line
      {...removal}
      name={cartTexts.gone}
      heading={
        <Typography variant="subtitle2" component="span">
          {cartTexts.gone}
        </Typography>
      }
      detail={cartTexts.goneCode(productId)}
    />
  );
}

type LineProps = Removal & {
  name: string;
  heading: ReactNode;
  detail: ReactNode;
  cover?: ReactNode;
  field?: ReactNode;
  amount?: ReactNode;
};

function Line({ isLeaving, onRemove, name, heading, detail, cover, field, amount }: LineProps) {
  return (
    <Fade in={!isLeaving} appear={false} timeout={REMOVAL_ANIMATION_MS}>
      <ListItem divider disableGutters className={styles['line'] ?? ''}>
        {cover}
        <div className={styles['text']}>
          {heading}
          <Typography variant="body2" component="span" color="textSecondary">
            {detail}
          </Typography>
        </div>
        <div className={styles['controls']}>
          {field}
          <Button aria-label={cartTexts.removeNamed(name)} disabled={isLeaving} onClick={onRemove}>
            {cartTexts.remove}
          </Button>
        </div>
        {amount}
      </ListItem>
    </Fade>
  );
}
