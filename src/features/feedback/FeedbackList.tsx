import type { ReactNode } from 'react';
import type { Feedback } from '../../domain/types';
import { customerFeedback } from '../../components/customerFeedback.texts';
import { Freshness } from '../../components/Freshness';
import { Message } from '../../components/Message';
import { UnreadableRecords } from '../../components/UnreadableRecords';
import type { useAllFeedback } from './useFeedback';

type Props = {
  read: ReturnType<typeof useAllFeedback>;
  /** Shown where there is no feedback. */
  empty: ReactNode;
  children: (feedback: readonly Feedback[]) => ReactNode;
};

/** Shows feedback with its age and what could not be read of it, or why there is none. */
export function FeedbackList({ read, empty, children }: Props) {
  const { feedback, isFailed, reading } = read;
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
      {feedback.length === 0 ? empty : children(feedback)}
    </>
  );
}
