import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import type { Order } from '../../domain/types';
import { orderList as texts } from './orderList.texts';
import styles from './SelectionBar.module.css';

export const SelectionButtons = lazyWithPreload(() => import('./SelectionButtons'));

type Props = {
  /** The numbers of the selected orders. */
  selected: readonly string[];
  orders: readonly Order[];
  /** How many of the selected orders the filters hide. */
  hiddenCount: number;
  onClear: () => void;
};

/** The number of selected orders and the actions on them; stays at the bottom of the screen. */
export function SelectionBar({ selected, orders, hiddenCount, onClear }: Props) {
  const count = selected.length;
  const section = useRef<HTMLElement>(null);
  const clear = () => {
    // The pressed button is removed: the focus returns to the row that the user came from.
    const row = document.querySelector<HTMLElement>('[data-row] input[tabindex="0"]');
    (row ?? section.current)?.focus({ preventScroll: true });
    onClear();
  };
  return (
    <Paper
      component="section"
      ref={section}
      tabIndex={-1}
      aria-label={texts.selection}
      elevation={count === 0 ? 0 : 1}
      className={count === 0 ? '' : (styles['bar'] ?? '')}
    >
      <Typography variant="subtitle2" component="p" role="status" sx={{ marginRight: 'auto' }}>
        {count > 0 && texts.selected(count, hiddenCount)}
      </Typography>
      {count > 0 && (
        <ErrorBoundary loading={null}>
          <SelectionButtons selected={selected} orders={orders} onClear={clear} />
        </ErrorBoundary>
      )}
    </Paper>
  );
}
