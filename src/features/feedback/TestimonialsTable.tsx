import { useSearchParams } from 'react-router';
import { formatDateTime } from '../../domain/dates';
import { ALL_FEEDBACK_PAGE_SIZE } from '../../domain/limits';
import type { Feedback } from '../../domain/types';
import { testimonials } from './testimonials.texts';
import { FeedbackPhotos } from '../../components/FeedbackPhotos';
import type { Column } from '../../components/CardTable';
import { PagedTable } from '../../components/PagedTable';
import { Stars } from '../../components/Stars';
import { ProductCell } from './ProductCell';

const HEADERS = testimonials.headers;

const COLUMNS: readonly Column<Feedback>[] = [
  { header: HEADERS.date, width: '8.25rem', cell: ({ writtenAt }) => formatDateTime(writtenAt) },
  { header: HEADERS.buyer, width: '11%', cell: ({ buyerName }) => buyerName },
  { header: HEADERS.product, width: '20%', cell: (feedback) => <ProductCell of={feedback} /> },
  { header: HEADERS.comment, cell: ({ comment }) => comment },
  { header: HEADERS.rating, width: '7.5rem', cell: ({ stars }) => <Stars stars={stars} /> },
  {
    header: HEADERS.images,
    width: '12.5rem',
    cell: ({ buyerName, images }) => <FeedbackPhotos buyer={buyerName} fileNames={images} />,
  },
];

const PAGE_PARAMETER = 'pagina';

/** All feedback, paged; the page number is in the URL, so that it can be shared and reloaded. */
export function TestimonialsTable({ feedback }: { feedback: readonly Feedback[] }) {
  const [search, setSearch] = useSearchParams();
  const turnTo = (page: number) =>
    setSearch(page === 1 ? {} : { [PAGE_PARAMETER]: String(page) }, { replace: true });
  return (
    <PagedTable
      name={testimonials.table}
      columns={COLUMNS}
      rows={feedback}
      keyOf={({ id }) => id}
      pageSize={ALL_FEEDBACK_PAGE_SIZE}
      page={Number(search.get(PAGE_PARAMETER) ?? 1)}
      onPage={turnTo}
    />
  );
}
