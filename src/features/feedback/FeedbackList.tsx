import type { ReactNode } from 'react';
import type { Feedback } from '../../domain/types';
import { customerFeedback } from './customerFeedback.texts';
import { FreshnessIfOld } from '../../components/Freshness';
import { Message } from '../../components/Message';
import { UnreadableRecords } from '../../components/UnreadableRecords';
import { ratingOf } from './rating';
import { RatingSummary } from './RatingSummary';
import type { useAllFeedback } from './useFeedback';

type Props = {
  read: ReturnType<typeof useAllFeedback>;
  empty: ReactNode;
  skeleton: ReactNode;
  children: (feedback: readonly Feedback[]) => ReactNode;
};

/** Shows feedback below its mean, with its unreadable records and its age if it is old, or why it is missing. */
export function FeedbackList({ read, empty, skeleton, children }: Props) {
  const { feedback, isFailed, reading } = read;
  if (isFailed) {
    return (
      <Message kind="error" onRetry={reading.read}>
        {customerFeedback.failed}
      </Message>
    );
  }
  const rating = feedback && ratingOf(feedback);
  return (
    <>
      <UnreadableRecords of={reading.unreadable} />
      {rating && <RatingSummary rating={rating} note={customerFeedback.count(rating)} />}
      {!feedback && (
        <>
          <RatingSummary
            rating={null}
            note={<span role="status">{customerFeedback.loading}</span>}
          />
          {skeleton}
        </>
      )}
      {feedback?.length === 0 ? empty : feedback && children(feedback)}
      {feedback && <FreshnessIfOld {...reading} />}
    </>
  );
}
