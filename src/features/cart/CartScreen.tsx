import Button from '@mui/material/Button';
import { PATHS } from '../../config/paths';
import { useCart } from './useCart';
import { usePageState } from '../../hooks/usePageState';
import { cartTexts } from './cart.texts';
import { AlertDialog } from '../../components/AlertDialog';
import { Message } from '../../components/Message';
import { PageHeading } from '../../components/PageHeading';
import { CartContents, CartSkeleton } from './CartContents';

/** The cart and the checkout (spec section 2). */
export default function CartScreen() {
  const { cart, isLoading, isError, refetch } = useCart();
  const [alert, setAlert] = usePageState<string | null>('alert', null);
  return (
    <>
      <PageHeading title={cartTexts.title}>{cartTexts.title}</PageHeading>
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
      {cart && cart.lines.length > 0 && <CartContents cart={cart} onAlert={setAlert} />}
      <AlertDialog
        text={alert}
        detail={isError && alert === cartTexts.checkoutFailed ? cartTexts.unavailable : null}
        onClose={() => setAlert(null)}
      />
    </>
  );
}
