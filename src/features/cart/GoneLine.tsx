import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { REMOVAL_ANIMATION_MS } from '../../domain/limits';
import { cartTexts } from './cart.texts';
import styles from './Cart.module.css';

type Props = {
  productId: string;
  /** Its removal animation is playing. */
  isLeaving: boolean;
  onRemove: () => void;
};

/** A line of the cart whose product was deleted: it cannot be ordered, only removed. */
export function GoneLine({ productId, isLeaving, onRemove }: Props) {
  return (
    <Fade in={!isLeaving} appear={false} timeout={REMOVAL_ANIMATION_MS}>
      <ListItem divider disableGutters className={styles['line'] ?? ''}>
        <div className={styles['text']}>
          <Typography variant="subtitle2" component="span">
            {cartTexts.gone}
          </Typography>
          <Typography variant="body2" component="span" color="textSecondary">
            {cartTexts.goneCode(productId)}
          </Typography>
        </div>
        <div className={styles['controls']}>
          <Button
            aria-label={cartTexts.removeNamed(cartTexts.gone)}
            disabled={isLeaving}
            onClick={onRemove}
          >
            {cartTexts.remove}
          </Button>
        </div>
      </ListItem>
    </Fade>
  );
}
