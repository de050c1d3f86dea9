'use no memo';

import { home } from './home.texts';
import { CARDS_PER_CHUNK } from '../../config/prerenderState';
import { CardSkeleton } from './CardSkeleton';
import grid from './ProductGrid.module.css';
import styles from './GridSkeleton.module.css';

const CARDS = Array.from({ length: CARDS_PER_CHUNK }, (_, index) => index);

/** The shape of the grid while the catalogue loads. */
export function GridSkeleton() {
  return (
    <div role="status" aria-label={home.loading}>
      <div className={styles['count']} />
      <div className={grid['chunk']} aria-hidden="true">
        {CARDS.map((index) => (
          <CardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
