import { useEffect, useRef } from 'react';
import { adminOrders as texts } from './adminOrders.texts';
import styles from './OrdersSummary.module.css';

type Props = { areAll: boolean; areSome: boolean; onChange: (isSelected: boolean) => void };

/** Selects all orders that are shown, or none of them; says so when it is some of them. */
export function SelectShown({ areAll, areSome, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = areSome && !areAll;
  }, [areAll, areSome]);
  return (
    <label className={styles['selectShown']}>
      <input
        ref={box}
        type="checkbox"
        checked={areAll}
        onChange={({ target }) => onChange(target.checked)}
      />
      {texts.selectShown}
    </label>
  );
}
