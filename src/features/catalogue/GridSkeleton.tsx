'use no memo';

import { home } from './catalogue.texts';
import { CARDS_PER_CHUNK } from '../../config/prerenderState';
import card from './ProductCard.module.css';
import grid from './ProductGrid.module.css';
import styles from './GridSkeleton.module.css';

const CARDS = Array.from({ length: CARDS_PER_CHUNK }, (_, index) => index);

/** The shape of the grid while the catalogue loads. */
export function GridSkeleton() {
  return (
    <div role="status" aria-label={home.loading}>
      <div className={grid['chunk']} aria-hidden="true">
        {CARDS.map((index) => (
          <CardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}

/** The shape of one product's card. */
export function CardSkeleton() {
  return (
    <div className={card['card']} aria-hidden="true">
      <div className={styles['cover']} />
      <div className={styles['text']} />
    </div>
  );
}
