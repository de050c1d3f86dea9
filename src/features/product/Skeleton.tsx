import { product as texts } from './product.texts';
import styles from './ProductScreen.module.css';

/** The page's shape while the product is on its way. */
export function Skeleton() {
  return (
    <>
      <div className={styles['pictures']}>
        <div className={styles['square']} role="status" aria-label={texts.loading} />
      </div>
      <div className={styles['body']} aria-hidden="true">
        <div className={styles['lines']} />
      </div>
    </>
  );
}
