import Button from '@mui/material/Button';
import { useContext, useDeferredValue, type ComponentProps } from 'react';
import { useNavigationType, useParams } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import { ratingOf } from './rating';
import { useFailureNotification } from '../notifications/useFailureNotification';
import { useProductFeedback } from '../feedback/useFeedback';
import { common } from '../../components/common.texts';
import { HasNavigated } from '../../components/PageHeading';
import { Head } from '../../components/Head';
import { Message } from '../../components/Message';
import { PageHeading } from '../../components/PageHeading';
import { useProduct } from './useProduct';
import { product as texts } from './product.texts';
import { FeedbackSection } from './FeedbackSection';
import { ProductBody, ProductBodySkeleton } from './ProductBody';
import { ProductHead } from './ProductHead';
import { Related } from './Related';
import { useDeletion } from './AdminActions';
import styles from './ProductScreen.module.css';

/** One product (spec section 2). Another product is another page: nothing is carried over. */
export default function ProductScreen() {
  const { id = '' } = useParams();
  return <ProductPage key={id} id={id} />;
}

function ProductPage({ id }: { id: string }) {
  const { product, isWhole, isFetching, failure, refetch } = useProduct(id);
  const feedback = useProductFeedback(id);
  const deletion = useDeletion(id);
  useFailureNotification(failure, texts.loadFailed);
  // With what the catalogue knows there is something to show at once.
  const isFirstPaint = useIsFirstPaint() && product !== undefined;
  const rating = feedback.feedback ? ratingOf(feedback.feedback) : null;
  const title = product?.title || texts.untitled;
  const isGone = isWhole && !product && !deletion.isDone;
  return (
    <>
      {product && !isFirstPaint && <ProductHead product={product} rating={rating} />}
      {(failure || isGone) && !product && (
        <Head
          title={title}
          description={texts.notLoaded}
          path={pathTo(PATHS.product, { id })}
          robots="noindex"
        />
      )}
      <div
        className={product || isFetching ? styles['page'] : undefined}
        data-first-paint={isFirstPaint}
      >
        <PageHeading title={title} className={styles['title'] ?? ''}>
          {title}
        </PageHeading>
        {failure && (
          <Notice kind="status" onRetry={refetch}>
            {texts.notLoaded}
          </Notice>
        )}
        {isGone && <Notice kind="status">{texts.gone}</Notice>}
        {product && (
          <ProductBody
            product={product}
            isComing={isFetching}
            isFirstPaint={isFirstPaint}
            rating={rating}
            deletion={deletion}
          />
        )}
        {!product && isFetching && <ProductBodySkeleton />}
      </div>
      {!isFirstPaint && (product || isFetching) && <FeedbackSection read={feedback} />}
      {!isFirstPaint && product && <Related product={product} />}
    </>
  );
}

/**
 * Whether the page, which a link has just opened, is painted for the first time: it then renders only
 * what is seen first, so that it appears at once. The rest follows right after. A page that was opened
 * cold, or that Back returned to, which has its scroll offset restored, renders all.
 */
function useIsFirstPaint(): boolean {
  const isLinked = useNavigationType() !== 'POP';
  const isOpened = useContext(HasNavigated) && isLinked;
  return !useDeferredValue(true, !isOpened);
}

/** Tells why there is no product, and leads home. */
function Notice(message: ComponentProps<typeof Message>) {
  return (
    <div className={styles['message']}>
      <Message {...message} action={<Button href={PATHS.home}>{common.backHome}</Button>} />
    </div>
  );
}
