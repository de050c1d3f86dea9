import Button from '@mui/material/Button';
import { useContext, type ComponentProps, useEffect, useRef } from 'react';
import { useNavigationType, useParams } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import { ratingOf } from '../feedback/rating';
import { RecentlyViewed } from '../recently-viewed/RecentlyViewed';
import { useProductFeedback } from '../feedback/useFeedback';
import { common } from '../../components/common.texts';
import { Head } from '../../components/Head';
import { Message } from '../../components/Message';
import { HasNavigated, PageHeading } from '../../components/PageHeading';
import { useEntity } from '../../hooks/useEntity';
import { useIsFirstPaint } from '../../hooks/useIsFirstPaint';
import { useProduct } from './useProduct';
import { product as texts } from './product.texts';
import { FeedbackSection } from './FeedbackSection';
import { ProductBody, ProductBodySkeleton } from './ProductBody';
import { ProductHead } from './ProductHead';
import { Related } from './Related';
import { useDeletion } from './AdminActions';
import { notificationAdded } from '../notifications/notificationsSlice';
import { useAppDispatch } from '../../store/hooks';
import styles from './ProductScreen.module.css';

/** One product (spec section 2). A different product is a new page: no state is carried over. */
export default function ProductScreen() {
  const { id = '' } = useParams();
  return <ProductPage key={id} id={id} />;
}

function ProductPage({ id }: { id: string }) {
  // Opened by a link, the page first renders only what is visible, and reads nothing, so that it appears immediately.
  // After a cold start, or after Back, which restores the scroll offset, it renders everything.
  const isLinked = useNavigationType() !== 'POP';
  const isFirst = useIsFirstPaint(useContext(HasNavigated) && isLinked);
  // The catalogue's data is enough to show something at once.
  const isFirstPaint = useEntity('products', id) !== undefined && isFirst;
  const { product, isWhole, isFetching, failure, refetch } = useProduct(id, isFirstPaint);
  const feedback = useProductFeedback(id, isFirstPaint);
  const deletion = useDeletion(id);
  useFailureNotification(failure, texts.loadFailed);
  const rating = feedback.feedback && ratingOf(feedback.feedback);
  const title = product?.title || texts.untitled;
  // After a deletion on this page a toast says so on the home page.
  const isGone = isWhole && !product && !deletion.isBusy && !deletion.isDone;
  const isComing = isFetching && !isGone;
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
        className={product || isComing ? styles['page'] : undefined}
        data-first-paint={isFirstPaint}
      >
        <PageHeading title={title} className={styles['title'] ?? ''}>
          {title}
        </PageHeading>
        {isGone && <Notice kind="status">{texts.gone}</Notice>}
        {failure && !isGone && (
          <Notice kind="status" onRetry={refetch}>
            {texts.notLoaded}
          </Notice>
        )}
        {product && (
          <ProductBody
            product={product}
            isComing={isComing}
            isFirstPaint={isFirstPaint}
            rating={rating}
            deletion={deletion}
          />
        )}
        {!product && isComing && <ProductBodySkeleton />}
      </div>
      {!isFirstPaint && (product || isComing) && <FeedbackSection read={feedback} />}
      {/* Before the related products, which appear if it reads the catalogue. */}
      {!isFirstPaint && product && <RecentlyViewed productId={id} />}
      {!isFirstPaint && product && <Related product={product} />}
    </>
  );
}

/** Shows why there is no product, with a link home. */
function Notice(message: ComponentProps<typeof Message>) {
  return (
    <div className={styles['message']}>
      <Message {...message} action={<Button href={PATHS.home}>{common.backHome}</Button>} />
    </div>
  );
}

/** Shows a toast for every new failure of a query; failures from before mount are ignored. */
function useFailureNotification(failure: unknown, text: string): void {
  const dispatch = useAppDispatch();
  const notifiedFailure = useRef(failure);
  useEffect(() => {
    if (failure === undefined || failure === notifiedFailure.current) return;
    notifiedFailure.current = failure;
    dispatch(notificationAdded('error', text));
  }, [failure, text, dispatch]);
}
