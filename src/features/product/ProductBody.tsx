import type { Rating } from '../../domain/rating';
import type { Product } from '../../domain/types';
import { Price } from '../../components/Price';
import { product as texts } from './product.texts';
import { AdminActions } from './AdminActions';
import { FEEDBACK_ID } from './FeedbackSection';
import { Gallery } from './Gallery';
import { PurchaseBox } from './PurchaseBox';
import type { useDeletion } from './AdminActions';
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

/** Category and availability; what the backend does not tell has no line. */
function Facts({ product: { category, stock }, isComing }: Pick<Props, 'product' | 'isComing'>) {
  return (
    <dl className={styles['facts']} aria-busy={isComing}>
      {category && (
        <div>
          <dt>{texts.category}</dt>
          <dd>{category}</dd>
        </div>
      )}
      {stock !== undefined && (
        <div>
          <dt>{texts.availability}</dt>
          <dd className={stock > 0 ? styles['inStock'] : styles['soldOut']}>
            {stock > 0 ? texts.inStock(stock) : texts.soldOut}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The description, a paragraph for each of its lines. */
function Description({ product: { description }, isComing }: Parameters<typeof Facts>[0]) {
  if (description === undefined && !isComing) return null;
  return (
    <section className={styles['description']}>
      <h2>{texts.description}</h2>
      {description === undefined ? (
        <div role="status" aria-label={texts.loading} className={styles['lines']} />
      ) : (
        linesOf(description).map((line, index) => <p key={index}>{line}</p>)
      )}
    </section>
  );
}

function linesOf(description: string): string[] {
  const lines = description.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  return lines.length > 0 ? lines : [texts.noDescription];
}
