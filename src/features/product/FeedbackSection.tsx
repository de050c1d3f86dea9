import { formatDate } from '../../domain/dates';
import { PRODUCT_FEEDBACK_PAGE_SIZE } from '../../domain/limits';
import type { Feedback } from '../../domain/types';
import { FeedbackList } from '../feedback/FeedbackList';
import type { useProductFeedback } from '../feedback/useFeedback';
import { usePageState } from '../../hooks/usePageState';
import { product as texts } from './product.texts';
import { FeedbackPhotos } from '../feedback/FeedbackPhotos';
import type { Column } from '../../components/CardTable';
import { PagedTable } from '../../components/PagedTable';
import { Stars } from '../feedback/Stars';
import styles from './ProductScreen.module.css';

/** The target of the rating's link next to the price. */
export const FEEDBACK_ID = 'feedback';

const HEADERS = texts.feedbackHeaders;

const COLUMNS: readonly Column<Feedback>[] = [
  { header: HEADERS.buyer, width: '16%', cell: ({ buyerName }) => buyerName },
  { header: HEADERS.date, width: '7.5rem', cell: ({ writtenAt }) => formatDate(writtenAt) },
  { header: HEADERS.rating, width: '8rem', cell: ({ stars }) => <Stars stars={stars} /> },
  { header: HEADERS.comment, cell: ({ comment }) => comment },
  {
    header: HEADERS.images,
    width: '13rem',
    cell: ({ buyerName, images }) => <FeedbackPhotos buyer={buyerName} fileNames={images} />,
  },
];

/** Customers' feedback on the product. */
export function FeedbackSection({ read }: { read: ReturnType<typeof useProductFeedback> }) {
  return (
    <section id={FEEDBACK_ID} className={styles['feedback']}>
      <h2>{texts.feedback}</h2>
      <FeedbackList read={read} empty={<p>{texts.noFeedback}</p>}>
        {(feedback) => <Table feedback={feedback} />}
      </FeedbackList>
    </section>
  );
}

function Table({ feedback }: { feedback: readonly Feedback[] }) {
  const [page, setPage] = usePageState<number>('feedback-page', 1);
  return (
    <PagedTable
      name={texts.feedback}
      columns={COLUMNS}
      rows={feedback}
      keyOf={({ id }) => id}
      pageSize={PRODUCT_FEEDBACK_PAGE_SIZE}
      page={page}
      onPage={setPage}
    />
  );
}
