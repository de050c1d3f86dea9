import { useId } from 'react';
import type { OrderLine } from '../../domain/types';
import { orders } from '../../components/orders.texts';
import { Picture } from '../../components/Picture';
import { Price } from '../../components/Price';
import styles from './OrderLineChoice.module.css';

type Props = {
  legend: string;
  lines: readonly OrderLine[];
  /** Ids of the chosen products. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  disabled: boolean;
  /** What is wrong with the choice. */
  problem: string | null;
};

/** Choosing among the products of an order, each by a checkbox that is named by its name. */
export function OrderLineChoice({ legend, lines, chosen, onChange, disabled, problem }: Props) {
  const id = useId();
  const toggle = (productId: string, isChosen: boolean) => {
    if (disabled) return; // not the attribute: a field that is disabled loses the focus
    const others = chosen.filter((other) => other !== productId);
    onChange(isChosen ? [...others, productId] : others);
  };
  return (
    <fieldset className={styles['choice']}>
      <legend>{legend}</legend>
      {lines.length === 0 && <p>{orders.noLines}</p>}
      <ul>
        {lines.map(({ productId, name, quantity, priceCents, fileNames }, index) => (
          <li key={`${productId}/${index}`}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(productId)}
                aria-disabled={disabled}
                aria-labelledby={`${id}-${index}`}
                aria-describedby={problem === null ? undefined : `${id}-problem`}
                aria-invalid={problem !== null}
                onChange={({ target }) => toggle(productId, target.checked)}
              />
              <Picture fileName={fileNames[0]} alt="" />
              <span>
                <span id={`${id}-${index}`} className={styles['name']}>
                  {name || orders.unnamedProduct(productId)}
                </span>
                <span className={styles['facts']}>
                  {orders.quantity(quantity)} · <Price cents={priceCents} />
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {problem !== null && (
        <div id={`${id}-problem`} role="alert" className="field-error">
          {problem}
        </div>
      )}
    </fieldset>
  );
}
