import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import { formatDateTime } from '../../domain/dates';
import { ALL_FEEDBACK_PAGE_SIZE } from '../../domain/limits';
import type { Feedback } from '../../domain/types';
import { useEntity } from '../../hooks/useEntity';
import { Message } from '../../components/Message';
import { PageHeading } from '../../components/PageHeading';
import { FeedbackPhotos } from './FeedbackPhotos';
import { CardTable, type Column } from '../../components/CardTable';
import { PagedTable } from '../../components/PagedTable';
import { Stars } from './Stars';
import { ThumbnailsSkeleton } from '../../components/Thumbnails';
import { FeedbackList } from './FeedbackList';
import { useAllFeedback } from './useFeedback';
import { testimonials } from './feedback.texts';

/** The feedback of all customers (spec section 2, /dicono-di-noi). */
export default function TestimonialsScreen() {
  const read = useAllFeedback();
  return (
    <>
      <PageHeading
        title={testimonials.title}
        head={{ description: testimonials.summary, path: PATHS.testimonials }}
      />
      <Typography color="textSecondary" sx={{ marginBottom: 2 }}>
        {testimonials.lead}
      </Typography>
      <FeedbackList
        read={read}
        empty={<Message kind="status">{testimonials.empty}</Message>}
        skeleton={<TestimonialsSkeleton />}
      >
        {(feedback) => <TestimonialsTable feedback={feedback} />}
      </FeedbackList>
    </>
  );
}

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
function TestimonialsTable({ feedback }: { feedback: readonly Feedback[] }) {
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

/** The first rows of a table, which `prerender/testimonialsPrerender.ts` fills before the app starts. */
function TestimonialsSkeleton() {
  return (
    <div aria-hidden data-slot="testimonials">
      <CardTable
        name={testimonials.table}
        columns={SKELETON_COLUMNS}
        rows={['1', '2', '3', '4', '5', '6']}
        keyOf={(row) => row}
      />
    </div>
  );
}

const SKELETON_CELLS: Readonly<Record<string, ReactNode>> = {
  [HEADERS.product]: (
    <Link component="a">
      <Skeleton />
    </Link>
  ),
  [HEADERS.rating]: (
    <Skeleton>
      <Stars stars={0} />
    </Skeleton>
  ),
  [HEADERS.images]: <ThumbnailsSkeleton />,
};

const SKELETON_COLUMNS = COLUMNS.map((column) => ({
  ...column,
  cell: () => SKELETON_CELLS[column.header] ?? <Skeleton />,
}));

/** The product of a feedback, by its current title if known. */
function ProductCell({ of: { productId, productTitle } }: { of: Feedback }) {
  const product = useEntity('products', productId);
  if (productId === '') return productTitle ?? testimonials.productUnknown;
  return (
    <Link href={pathTo(PATHS.product, { id: productId })}>
      {product?.title || productTitle || testimonials.productNamed(productId)}
    </Link>
  );
}
