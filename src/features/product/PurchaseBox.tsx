import { useId, useRef, useState, type MouseEvent } from 'react';
import { QUANTITIES } from '../../domain/limits';
import { useAddToCart } from '../cart/useAddToCart';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { addToCart } from '../cart/addToCart.texts';
import { cartTexts } from '../cart/cart.texts';
import { Message } from '../../components/Message';
import { CartNote } from './CartNote';
import styles from './ProductScreen.module.css';

type Props = { id: string; title: string; isSoldOut: boolean };

/** How many, into the cart or straight to it. */
export function PurchaseBox({ id, title, isSoldOut }: Props) {
  const selectId = useId();
  const [quantity, setQuantity] = useState(1);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  // Bought: in the second before the cart opens nothing is added once more.
  const isLeaving = useRef(false);
  const singleFlight = useSingleFlight();
  const { add, buy } = useAddToCart();

  const send = (action: typeof add) =>
    singleFlight(async () => {
      if (isLeaving.current) return;
      setIsBusy(true);
      setHasFailed(false);
      const isAdded = await action(id, quantity);
      isLeaving.current = isAdded && action === buy;
      setHasFailed(!isAdded);
      setIsBusy(isLeaving.current);
    });

  // The second click of a double click is no second wish, however fast the first was answered.
  const onClick = (action: typeof add) => (event: MouseEvent) => {
    if (event.detail <= 1) void send(action);
  };

  return (
    <>
      <div className={styles['purchase']}>
        <div className="field">
          <label htmlFor={selectId}>{cartTexts.quantity}</label>
          <select
            id={selectId}
            value={quantity}
            onChange={(event) => setQuantity(Number(event.target.value))}
          >
            {QUANTITIES.map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </select>
        </div>
        <button
          ref={addButton}
          type="button"
          className="button"
          disabled={isSoldOut}
          aria-disabled={isBusy}
          onClick={onClick(add)}
        >
          {addToCart.add}
        </button>
        <button
          type="button"
          className="button button-main"
          disabled={isSoldOut}
          aria-disabled={isBusy}
          onClick={onClick(buy)}
        >
          {addToCart.buy}
        </button>
      </div>
      {hasFailed && <Message kind="error">{addToCart.addFailed}</Message>}
      <CartNote id={id} title={title} onRemoved={() => addButton.current?.focus()} />
    </>
  );
}
