import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import { PATHS } from '../../config/paths';
import { formatDateTime } from '../../domain/dates';
import { ALL_FEEDBACK_PAGE_SIZE } from '../../domain/limits';
import type { Feedback } from '../../domain/types';
import { Message } from '../../components/Message';
import { PageHeading } from '../../components/PageHeading';
import { FeedbackList } from './FeedbackList';
import { Reviews, ReviewsSkeleton } from './Reviews';
import { useAllFeedback } from './useFeedback';
import { testimonials } from './feedback.texts';

const TABLE = { name: testimonials.table, headers: testimonials.headers };

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
        skeleton={<ReviewsSkeleton {...TABLE} />}
      >
        {(feedback) => <TestimonialsTable feedback={feedback} />}
      </FeedbackList>
    </>
  );
}

const PAGE_PARAMETER = 'pagina';

/** All feedback, paged; the page number is in the URL, so that it can be shared and reloaded, and Back turns back. */
function TestimonialsTable({ feedback }: { feedback: readonly Feedback[] }) {
  const [search, setSearch] = useSearchParams();
  const turnTo = (page: number) => setSearch(page === 1 ? {} : { [PAGE_PARAMETER]: String(page) });
  return (
    <Reviews
      {...TABLE}
      feedback={feedback}
      formatDate={formatDateTime}
      pageSize={ALL_FEEDBACK_PAGE_SIZE}
      page={Number(search.get(PAGE_PARAMETER) ?? 1)}
      onPage={turnTo}
    />
  );
}
