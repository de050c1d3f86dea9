import type { Rating } from '../../domain/rating';
import type { Product } from '../../domain/types';
import { product as texts } from './product.texts';
import { Price } from '../../components/Price';
import { AdminActions } from './AdminActions';
import { Description, Facts } from './Details';
import { FEEDBACK_ID } from './FeedbackSection';
import { Gallery } from './Gallery';
import { PurchaseBox } from './PurchaseBox';
import type { useDeletion } from './useDeletion';
import styles from './ProductScreen.module.css';

type Props = {
  product: Product;
  /** What is not known of it is still coming. */
  isComing: boolean;
  rating: Rating | null;
  deletion: ReturnType<typeof useDeletion>;
};

/** Pictures, price and what can be done with the product. */
export function ProductBody({ product, isComing, rating, deletion }: Props) {
  const isSoldOut = product.stock !== undefined && product.stock <= 0;
  return (
    <>
      <div className={styles['pictures']}>
        <Gallery title={product.title} fileNames={product.fileNames} />
      </div>
      <div className={styles['body']}>
        <p className={styles['rating']}>
          {rating && <a href={`#${FEEDBACK_ID}`}>{texts.rating(rating)}</a>}
        </p>
        <p className={styles['price']}>
          <Price cents={product.priceCents} />
        </p>
        <Facts product={product} isComing={isComing} />
        <PurchaseBox id={product.id} title={product.title} isSoldOut={isSoldOut} />
        <p className={styles['promise']}>{texts.promise}</p>
        <AdminActions id={product.id} deletion={deletion} />
        <Description product={product} isComing={isComing} />
      </div>
    </>
  );
}
