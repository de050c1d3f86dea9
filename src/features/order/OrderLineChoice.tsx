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

/** Lets some products of an order be chosen, each by a checkbox with its name. */
export function OrderLineChoice({ legend, lines, chosen, onChange, disabled, problem }: Props) {
  const id = useId();
  const toggle = (productId: string, isChosen: boolean) => {
    if (disabled) return; // not the attribute: a disabled field would lose the focus
    const others = chosen.filter((other) => other !== productId);
    onChange(isChosen ? [...others, productId] : others);
  };
  return (
    <fieldset className={styles['choice']}>
      <legend>{legend}</legend>
      {lines.length === 0 && <p>{orders.noLines}</p>}
      <ul>
        {lines.map((line, index) => (
          <li key={`${line.productId}/${index}`}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(line.productId)}
                aria-disabled={disabled}
                aria-labelledby={`${id}-${index}`}
                aria-describedby={problem === null ? undefined : `${id}-problem`}
                aria-invalid={problem !== null}
                onChange={({ target }) => toggle(line.productId, target.checked)}
              />
              <Picture fileName={line.fileNames[0]} alt="" />
              <span>
                <span id={`${id}-${index}`} className={styles['name']}>
                  {orders.productName(line)}
                </span>
                <span className={styles['facts']}>
                  {orders.quantity(line.quantity)} · <Price cents={line.priceCents} />
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
