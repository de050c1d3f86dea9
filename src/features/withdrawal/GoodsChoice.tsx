import { useId } from 'react';
import type { OrderLine } from '../../domain/types';
import { describeLine, type WithdrawalDraft } from './withdrawal';
import { withdrawal as texts } from './withdrawal.texts';
import { OrderLineChoice } from '../order/OrderLineChoice';
import styles from './Withdrawal.module.css';

type Props = {
  lines: readonly OrderLine[];
  isWhole: boolean;
  chosen: readonly string[];
  isLocked: boolean;
  problem: string | null;
  onChange: (part: Partial<WithdrawalDraft>) => void;
};

/** The choice between the whole order and some of its products. */
export function GoodsChoice({ lines, isWhole, chosen, isLocked, problem, onChange }: Props) {
  const name = useId();
  const options = [
    [true, texts.whole],
    [false, texts.chosen],
  ] as const;
  return (
    <>
      <fieldset className={styles['scope']}>
        <legend>{texts.scope}</legend>
        {options.map(([value, text]) => (
          <label key={text}>
            <input
              type="radio"
              name={name}
              checked={isWhole === value}
              aria-disabled={isLocked}
              onChange={() => !isLocked && onChange({ isWhole: value })}
            />
            {text}
          </label>
        ))}
      </fieldset>
      {isWhole && (
        <ul className={styles['goods']}>
          {lines.map((line, index) => (
            <li key={`${line.productId}/${index}`}>{describeLine(line)}</li>
          ))}
        </ul>
      )}
      {!isWhole && (
        <OrderLineChoice
          legend={texts.products}
          lines={lines}
          chosen={chosen}
          disabled={isLocked}
          problem={problem}
          onChange={(productIds) => onChange({ productIds })}
        />
      )}
    </>
  );
}
