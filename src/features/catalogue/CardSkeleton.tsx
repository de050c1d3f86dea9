'use no memo';

import card from './ProductCard.module.css';
import styles from './CardSkeleton.module.css';

/** The shape of a product's card while the catalogue loads. */
export function CardSkeleton() {
  return (
    <div className={card['card']} aria-hidden="true">
      <div className={styles['cover']} />
      <div className={styles['text']} />
    </div>
  );
}
