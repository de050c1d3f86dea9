import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './BottomBar.module.css';

type Props = {
  /** An amount of the page to repeat on phones, for the eye only. */
  amount: string;
  /** Announced when it changes, above the buttons; false for none at the moment. */
  note?: string | false;
  children: ReactNode;
};

/**
 * A row of buttons in the page. On phones it is fixed at the bottom of the screen, above the device's own bar: the
 * page's end, focused elements and toasts stay clear of it.
 */
export function BottomBar({ amount, note, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => (bar.current ? reserveHeight(bar.current) : undefined), []);
  return (
    <div ref={bar} className={styles['bar']} data-amount={amount}>
      {note !== undefined && (
        <Typography variant="body2" role="status" className={styles['note'] ?? ''}>
          {note}
        </Typography>
      )}
      {children}
    </div>
  );
}

/** Reserves the height of the bar if it is not the one that the style sheet expects: large text has more lines. */
function reserveHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const reserved = Number.parseFloat(getComputedStyle(document.body).marginBottom);
    const isFixed = reserved > 0;
    if (isFixed && reserved !== bar.offsetHeight)
      style.setProperty('--bottom-bar', `${bar.offsetHeight}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--bottom-bar');
  };
}
