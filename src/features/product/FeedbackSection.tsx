import { useContext } from 'react';
import { HasNavigated } from '../../components/PageHeading';
import { formatDate } from '../../domain/dates';
import { PRODUCT_FEEDBACK_PAGE_SIZE } from '../../domain/limits';
import type { Feedback } from '../../domain/types';
import { FeedbackList } from '../feedback/FeedbackList';
import { Reviews, ReviewsSkeleton } from '../feedback/Reviews';
import type { useProductFeedback } from '../feedback/useFeedback';
import { useIsFirstPaint } from '../../hooks/useIsFirstPaint';
import { usePageState } from '../../hooks/usePageState';
import { product as texts } from './product.texts';
import styles from './ProductScreen.module.css';

/** The target of the rating's link next to the price. */
export const FEEDBACK_ID = 'feedback';

const TABLE = { name: texts.feedback, headers: texts.feedbackHeaders };

/** Customers' feedback on the product. */
export function FeedbackSection({ read }: { read: ReturnType<typeof useProductFeedback> }) {
  // After a cold start it is below the fold, and renders in slices. After Back it is at once as high as before.
  const isFirstPaint = useIsFirstPaint(!useContext(HasNavigated));
  return (
    <section id={FEEDBACK_ID} className={styles['feedback']}>
      <h2 tabIndex={-1}>{texts.feedback}</h2>
      <FeedbackList
        read={isFirstPaint ? { ...read, feedback: undefined } : read}
        empty={<p>{texts.noFeedback}</p>}
        skeleton={<ReviewsSkeleton {...TABLE} />}
      >
        {(feedback) => <Table feedback={feedback} />}
      </FeedbackList>
    </section>
  );
}

function Table({ feedback }: { feedback: readonly Feedback[] }) {
  const [page, setPage] = usePageState<number>('feedback-page', 1);
  return (
    <Reviews
      {...TABLE}
      feedback={feedback}
      formatDate={formatDate}
      pageSize={PRODUCT_FEEDBACK_PAGE_SIZE}
      page={page}
      onPage={setPage}
    />
  );
}
