import type { ReactNode } from 'react';
import { adminOrders as texts } from './adminOrders.texts';
import { OpenInTabs } from './OpenInTabs';
import styles from './SelectionBar.module.css';

type Props = {
  /** The numbers of the selected orders. */
  selected: readonly string[];
  /** How many of them are not in the list as it is filtered. */
  hiddenCount: number;
  onClear: () => void;
  /** What else can be done with them. */
  children?: ReactNode;
};

/** How many orders are selected and what can be done with them; stays at the bottom of the screen. */
export function SelectionBar({ selected, hiddenCount, onClear, children }: Props) {
  const count = selected.length;
  return (
    <section aria-label={texts.selection} className={styles['bar']} data-empty={count === 0}>
      <p role="status" className={styles['count']}>
        {count > 0 && texts.selected(count, hiddenCount)}
      </p>
      {count > 0 && (
        <div className={styles['actions']}>
          <OpenInTabs orderNumbers={selected} />
          {children}
          <button type="button" className="button" onClick={onClear}>
            {texts.clearSelection}
          </button>
        </div>
      )}
    </section>
  );
}
