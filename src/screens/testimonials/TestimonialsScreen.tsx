import { PATHS } from '../../config/paths';
import { useAllFeedback } from '../../queries/useFeedback';
import { common } from '../../texts/common';
import { customerFeedback } from '../../texts/customerFeedback';
import { testimonials } from '../../texts/testimonials';
import { Head } from '../../ui/Head';
import { Message } from '../../ui/Message';
import { PageHeading } from '../../ui/PageHeading';
import { TestimonialsTable } from './TestimonialsTable';
import styles from './TestimonialsScreen.module.css';

/** What all customers say (spec section 2, /dicono-di-noi). */
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
  const { feedback, isFailed, refetch } = useAllFeedback();
  if (isFailed) {
    return (
      <Message
        kind="error"
        action={
          <button type="button" className="button" onClick={refetch}>
            {common.retry}
          </button>
        }
      >
        {customerFeedback.failed}
      </Message>
    );
  }
  if (!feedback) return <p role="status">{customerFeedback.loading}</p>;
  if (feedback.length === 0) return <Message kind="status">{testimonials.empty}</Message>;
  return <TestimonialsTable feedback={feedback} />;
}
