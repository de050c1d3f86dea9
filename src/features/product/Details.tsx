import type { Product } from '../../domain/types';
import { product as texts } from './product.texts';
import styles from './ProductScreen.module.css';

type Props = {
  product: Product;
  /** What is not there yet is still coming. */
  isComing: boolean;
};

/** Category and availability; what the backend does not tell has no line. */
export function Facts({ product: { category, stock }, isComing }: Props) {
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
export function Description({ product: { description }, isComing }: Props) {
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
