import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Rating } from './rating';
import { isSoldOut } from '../../domain/stock';
import type { Product } from '../../domain/types';
import { Fact, FactList } from '../../components/FactList';
import { LoadingRegion } from '../../components/LoadingRegion';
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
  /** Missing fields are still being loaded. */
  isComing: boolean;
  /** Renders only pictures and price, and reserves space for the rest. */
  isFirstPaint: boolean;
  rating: Rating | null;
  deletion: ReturnType<typeof useDeletion>;
};

/** Pictures, price and the controls for buying. */
export function ProductBody({ product, isComing, isFirstPaint, rating, deletion }: Props) {
  return (
    <>
      <div className={styles['pictures']}>
        <Gallery title={product.title} fileNames={product.fileNames} isFirstPaint={isFirstPaint} />
      </div>
      <div className={styles['body']}>
        <p className={styles['rating']}>
          {rating && <Link href={`#${FEEDBACK_ID}`}>{texts.rating(rating)}</Link>}
        </p>
        <Typography variant="h4" component="p" sx={{ marginBlock: 1 }}>
          <Price cents={product.priceCents} />
        </Typography>
        {!isFirstPaint && (
          <>
            <Facts product={product} isComing={isComing} />
            <PurchaseBox id={product.id} title={product.title} isSoldOut={isSoldOut(product)} />
            <Typography variant="body2" color="textSecondary" sx={{ marginTop: 2 }}>
              {texts.promise}
            </Typography>
            <AdminActions id={product.id} deletion={deletion} />
            <Description product={product} isComing={isComing} />
          </>
        )}
      </div>
    </>
  );
}

/** Category and availability; unknown values have no line. */
function Facts({ product: { category, stock }, isComing }: Pick<Props, 'product' | 'isComing'>) {
  return (
    <div className={styles['facts']} aria-busy={isComing}>
      <FactList isDense>
        {category && <Fact term={texts.category} value={category} />}
        {stock !== undefined && (
          <Fact
            term={texts.availability}
            value={
              <Typography
                component="span"
                variant="subtitle2"
                color={stock > 0 ? 'success' : 'error'}
              >
                {stock > 0 ? texts.inStock(stock) : texts.soldOut}
              </Typography>
            }
          />
        )}
      </FactList>
    </div>
  );
}

/** The description, with a paragraph for each of its lines. */
function Description({ product: { description }, isComing }: Parameters<typeof Facts>[0]) {
  if (description === undefined && !isComing) return null;
  return (
    <section className={styles['description']}>
      <h2>{texts.description}</h2>
      {description === undefined ? (
        <LoadingRegion label={texts.loading}>
          <DescriptionLines />
        </LoadingRegion>
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

/** The shape of pictures, price and controls, while the product loads. */
export function ProductBodySkeleton() {
  return (
    <>
      <LoadingRegion label={texts.loading} className={styles['pictures']}>
        <Skeleton variant="rounded" className={styles['square'] ?? ''} />
        <Typography variant="body2" sx={{ marginBlock: 1 }}>
          <Skeleton width="3rem" sx={{ marginInline: 'auto' }} />
        </Typography>
        <Skeleton variant="rounded" height={64} />
      </LoadingRegion>
      <div className={styles['body']} aria-hidden="true">
        <p className={styles['rating']}>
          <Skeleton component="span" width="12rem" />
        </p>
        <Typography variant="h4" component="p" sx={{ marginBlock: 1 }}>
          <Skeleton component="span" width="8rem" />
        </Typography>
        <div className={styles['facts']}>
          <Skeleton width="14rem" />
          <Skeleton width="14rem" />
        </div>
        <div className={styles['purchase']}>
          <Skeleton variant="rounded" width="6rem" height={69} />
          <Skeleton variant="rounded" height={44} className={styles['action'] ?? ''} />
          <Skeleton variant="rounded" height={44} className={styles['action'] ?? ''} />
        </div>
        <Typography variant="body2" sx={{ marginTop: 2 }}>
          <Skeleton component="span" />
          <Skeleton component="span" width="60%" />
        </Typography>
        <section className={styles['description']}>
          <h2>
            <Skeleton component="span" width="10rem" />
          </h2>
          <DescriptionLines />
        </section>
      </div>
    </>
  );
}

function DescriptionLines() {
  return ['95%', '60%', '75%', '70%'].map((width) => (
    <p key={width}>
      <Skeleton component="span" width={width} />
    </p>
  ));
}
