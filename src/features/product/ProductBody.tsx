import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Rating } from '../feedback/rating';
import type { Product } from '../../domain/types';
import { customerFeedback } from '../feedback/customerFeedback.texts';
import { LoadingRegion } from '../../components/LoadingRegion';
import { Price } from '../../components/Price';
import { Promises } from '../../components/Promises';
import { Stars } from '../feedback/Stars';
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
  /** Renders only price and pictures, and reserves space for the rest. */
  isFirstPaint: boolean;
  /** Null without ratings; undefined until the feedback has been read. */
  rating: Rating | null | undefined;
  deletion: ReturnType<typeof useDeletion>;
};

/** Price, pictures and the controls for buying. */
export function ProductBody({ product, isComing, isFirstPaint, rating, deletion }: Props) {
  return (
    <>
      <div className={styles['offer']}>
        <Typography color="textSecondary" className={styles['rating'] ?? ''}>
          {rating === null && customerFeedback.unrated}
          {rating && (
            <Link href={`#${FEEDBACK_ID}`}>
              <Stars stars={rating.mean} isDecorative />
              <span>{customerFeedback.rating(rating)}</span>
            </Link>
          )}
        </Typography>
        <Typography variant="h4" component="p">
          <Price cents={product.priceCents} />
        </Typography>
      </div>
      <div className={styles['pictures']}>
        <Gallery title={product.title} fileNames={product.fileNames} isFirstPaint={isFirstPaint} />
      </div>
      <div className={styles['body']}>
        {!isFirstPaint && (
          <>
            <PurchaseBox product={product}>
              <Facts product={product} isComing={isComing} />
            </PurchaseBox>
            <Promises />
            <AdminActions id={product.id} deletion={deletion} />
            <Description product={product} isComing={isComing} />
          </>
        )}
      </div>
    </>
  );
}

function Facts({ product: { category, stock }, isComing }: Pick<Props, 'product' | 'isComing'>) {
  return (
    <p className={styles['facts']} aria-busy={isComing}>
      {category && <span>{category}</span>}
      {category && stock !== undefined && ' · '}
      {stock !== undefined && (
        <Typography component="span" variant="subtitle2" color={stock > 0 ? 'success' : 'error'}>
          {stock > 0 ? texts.inStock(stock) : texts.soldOut}
        </Typography>
      )}
    </p>
  );
}

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

/** The shape of price, pictures and controls, while the product loads. */
export function ProductBodySkeleton() {
  return (
    <>
      <div className={styles['offer']} aria-hidden="true">
        <p className={styles['rating']}>
          <Skeleton component="span" width="12rem" />
        </p>
        <Typography variant="h4" component="p">
          <Skeleton component="span" width="8rem" />
        </Typography>
      </div>
      <LoadingRegion label={texts.loading} className={styles['pictures']}>
        <Skeleton variant="rounded" className={styles['square'] ?? ''} />
        <Skeleton variant="rounded" height={64} sx={{ marginTop: 1 }} />
      </LoadingRegion>
      <div className={styles['body']} aria-hidden="true">
        <div className={styles['purchase']}>
          <p className={styles['facts']}>
            <Skeleton component="span" width="10rem" />
          </p>
          <Skeleton variant="rounded" width="6rem" height={44} />
          <Skeleton variant="rounded" height={44} />
        </div>
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
