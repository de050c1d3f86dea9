import { PATHS } from '../../config/paths';
import { useAllFeedback } from './useFeedback';
import { customerFeedback } from '../../components/customerFeedback.texts';
import { testimonials } from './testimonials.texts';
import { Freshness } from '../../components/Freshness';
import { Head } from '../../components/Head';
import { Message } from '../../components/Message';
import { PageHeading } from '../../components/PageHeading';
import { UnreadableRecords } from '../../components/UnreadableRecords';
import { TestimonialsTable } from './TestimonialsTable';
import styles from './TestimonialsScreen.module.css';

/** The feedback of all customers (spec section 2, /dicono-di-noi). */
export default function TestimonialsScreen() {
  return (
    <>
      <Head
        title={testimonials.title}
        description={testimonials.summary}
        path={PATHS.testimonials}
      />
      <PageHeading title={testimonials.title}>{testimonials.title}</PageHeading>
      <p className={styles['lead']}>{testimonials.lead}</p>
      <Content />
    </>
  );
}

function Content() {
  const { feedback, isFailed, reading } = useAllFeedback();
  if (isFailed) {
    return (
      <Message kind="error" onRetry={reading.read}>
        {customerFeedback.failed}
      </Message>
    );
  }
  if (!feedback) return <p role="status">{customerFeedback.loading}</p>;
  return (
    <>
      <Freshness {...reading} />
      <UnreadableRecords of={reading.unreadable} />
      {feedback.length === 0 ? (
        <Message kind="status">{testimonials.empty}</Message>
      ) : (
        <TestimonialsTable feedback={feedback} />
      )}
    </>
  );
}
