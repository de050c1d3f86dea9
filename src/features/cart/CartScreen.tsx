import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { PATHS } from '../../config/paths';
import { useCart } from './useCart';
import { cartTexts } from './cart.texts';
import { AlertDialog, ConfirmDialog } from '../../components/Dialog';
import { Message } from '../../components/Message';
import { PageHeading } from '../../components/PageHeading';
import { cartApi } from '../../api/cart';
import { REMOVAL_ANIMATION_MS } from '../../domain/limits';
import { pause } from '../../domain/concurrency';
import type { Cart, Failure, Product } from '../../domain/types';
import { selectIsCheckingOut } from './cartSlice';
import { useAppSelector } from '../../store/hooks';
import { LoadingRegion } from '../../components/LoadingRegion';
import { CartLine, GoneLine } from './CartLine';
import { Summary } from './Summary';
import { focusHeading } from '../../components/focusHeading';
import { isMotionReduced } from '../../domain/isMotionReduced';
import { useFocusLost } from '../../hooks/useFocusLost';
import { useCartAlert, type OnAlert } from './useCartAlert';
import { useRemoveFromCart } from './useRemoveFromCart';
import styles from './Cart.module.css';

/** The cart and the checkout (spec section 2). */
export default function CartScreen() {
  const { cart, isLoading, isError, refetch } = useCart();
  const { text: alert, reason, show, close } = useCartAlert();
  const isFilled = cart !== undefined && cart.lines.length > 0;
  useFocusLost(isFilled, focusHeading);
  return (
    <>
      <PageHeading title={cartTexts.title} />
      {isLoading && <CartSkeleton />}
      {isError && !cart && (
        <Message kind="status" onRetry={() => void refetch()}>
          {cartTexts.unavailable}
        </Message>
      )}
      {cart?.lines.length === 0 && (
        <Message
          kind="status"
          action={
            <Button variant="contained" href={PATHS.home}>
              {cartTexts.goShopping}
            </Button>
          }
        >
          {cartTexts.empty}
        </Message>
      )}
      {isFilled && <CartContents cart={cart} onAlert={show} />}
      <AlertDialog
        text={alert}
        detail={
          reason ?? (isError && alert === cartTexts.checkoutFailed ? cartTexts.unavailable : null)
        }
        onClose={close}
      />
    </>
  );
}

type Props = {
  cart: Cart;
  /** Shows a failure; it outlives this component, which unmounts when the cart is empty. */
  onAlert: OnAlert;
};

/** A cart with content: the lines, with the address below them and the costs next to them. */
function CartContents({ cart, onAlert }: Props) {
  const { items } = useCart();
  const isBusy = useAppSelector(selectIsCheckingOut);
  const [isEmptying, setIsEmptying] = useState(false);
  const [emptyCart] = cartApi.useEmptyCartMutation();
  const list = useRef<HTMLUListElement>(null);
  const removal = useRemoval(list, onAlert);

  const empty = async () => {
    const { error } = await emptyCart();
    if (error) onAlert(cartTexts.emptyFailed, error as Failure);
  };

  return (
    <fieldset className={styles['contents']} disabled={isBusy}>
      <div className={styles['items']}>
        <List disablePadding aria-label={cartTexts.items} ref={list} sx={{ marginBottom: 2 }}>
          {items.map(({ productId, product, quantity }, index) =>
            product ? (
              <CartLine
                key={productId}
                product={product}
                quantity={quantity}
                isLeaving={removal.leaving.includes(productId)}
                onRemove={() => removal.ask(product, index)}
                onAlert={onAlert}
              />
            ) : (
              <GoneLine
                key={productId}
                productId={productId}
                isLeaving={removal.leaving.includes(productId)}
                onRemove={() => removal.ask({ id: productId, title: cartTexts.gone }, index)}
              />
            ),
          )}
        </List>
        <Button
          color="error"
          onClick={() => setIsEmptying(true)}
          disabled={isBusy}
          sx={{ marginLeft: -2 }}
        >
          {cartTexts.emptyCart}
        </Button>
      </div>
      <Summary cart={cart} isChanging={removal.leaving.length > 0} onAlert={onAlert} />
      {removal.asked && (
        <ConfirmDialog
          question={cartTexts.removeQuestion(removal.asked.title)}
          onConfirm={removal.confirm}
          onClose={removal.cancel}
        />
      )}
      {isEmptying && (
        <ConfirmDialog
          question={cartTexts.emptyQuestion}
          onConfirm={() => void empty()}
          onClose={() => setIsEmptying(false)}
        />
      )}
    </fieldset>
  );
}

type Removable = Pick<Product, 'id' | 'title'>;

/**
 * Removes a product from the cart: asks first, then animates its line for 300 ms, then removes it (spec section 4). The
 * focus moves to the line that takes its place.
 */
function useRemoval(list: RefObject<HTMLUListElement | null>, onAlert: OnAlert) {
  const removeFromCart = useRemoveFromCart();
  const [asked, setAsked] = useState<{ product: Removable; index: number } | null>(null);
  const [leaving, setLeaving] = useState<string[]>([]);

  const remove = async ({ id }: Removable, index: number) => {
    setLeaving((ids) => [...ids, id]);
    await pause(isMotionReduced() ? 0 : REMOVAL_ANIMATION_MS);
    const call = removeFromCart(id);
    // From now on the total lacks it; an order waits for the answer. Rendered at once: after a failure the alert gives the
    // focus back to where it is by then.
    flushSync(() => setLeaving((ids) => ids.filter((other) => other !== id)));
    focusLine(list.current, index);
    const failure = await call;
    if (failure) onAlert(cartTexts.removeFailedAlert, failure);
  };

  return {
    asked: asked?.product ?? null,
    leaving,
    ask: (product: Removable, index: number) => setAsked({ product, index }),
    cancel: () => setAsked(null),
    confirm: () => {
      if (asked) void remove(asked.product, asked.index);
    },
  };
}

/** The shape of a cart with two lines, while it is being read; `prerender/cartPrerender.ts` fills the lines. */
function CartSkeleton() {
  return (
    <LoadingRegion label={cartTexts.loading} className={styles['contents']}>
      <div className={styles['items']}>
        {[1, 2].map((line) => (
          <div key={line} className={`${styles['line']} ${styles['coming']}`} data-slot="cart-line">
            <Skeleton variant="rounded" className={styles['cover'] ?? ''} height={88} />
            <div className={styles['text']}>
              <Link component="a" variant="subtitle2" color="textPrimary" underline="none">
                <Skeleton width="70%" />
              </Link>
              <Typography variant="body2" component="span">
                <Skeleton width="5rem" />
              </Typography>
            </div>
            <Skeleton variant="rounded" width="12rem" height={69} />
          </div>
        ))}
      </div>
      <Skeleton variant="rounded" className={styles['delivery'] ?? ''} height={650} />
      <Skeleton variant="rounded" className={styles['order'] ?? ''} height={470} />
    </LoadingRegion>
  );
}

function focusLine(list: HTMLUListElement | null, index: number): void {
  const focused = document.activeElement;
  // The focus is elsewhere: the user has already moved on.
  if (focused && focused !== document.body && !list?.contains(focused)) return;
  const line = list?.children[index] ?? list?.lastElementChild;
  const next = line?.querySelector('button') ?? document.querySelector('h1');
  next?.focus();
}
