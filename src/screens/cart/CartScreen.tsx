import { Link } from 'react-router';
import { PATHS } from '../../config/paths';
import { useCart } from '../../queries/useCart';
import { useView } from '../../queries/useView';
import { cartTexts } from '../../texts/cart';
import { AlertDialog } from '../../ui/AlertDialog';
import { Message } from '../../ui/Message';
import { PageHeading } from '../../ui/PageHeading';
import { CartContents } from './CartContents';

/** The cart and the checkout (spec section 2). */
export default function CartScreen() {
  const { cart, isLoading, isError, refetch } = useCart();
  const [alert, setAlert] = useView<string | null>('alert', null);
  return (
    <>
      <PageHeading title={cartTexts.title}>{cartTexts.title}</PageHeading>
      {isLoading && <p role="status">{cartTexts.loading}</p>}
      {isError && !cart && (
        <Message kind="status" onRetry={() => void refetch()}>
          {cartTexts.unavailable}
        </Message>
      )}
      {cart?.lines.length === 0 && (
        <Message
          kind="status"
          action={
            <Link to={PATHS.home} className="button button-main">
              {cartTexts.goShopping}
            </Link>
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
