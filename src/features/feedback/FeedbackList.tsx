import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Feedback } from '../../domain/types';
import { customerFeedback } from './customerFeedback.texts';
import { Freshness } from '../../components/Freshness';
import { Message } from '../../components/Message';
import { UnreadableRecords } from '../../components/UnreadableRecords';
import type { useAllFeedback } from './useFeedback';

type Props = {
  read: ReturnType<typeof useAllFeedback>;
  /** Shown if there is no feedback. */
  empty: ReactNode;
  /** Shown while the feedback is being read. */
  skeleton?: ReactNode;
  children: (feedback: readonly Feedback[]) => ReactNode;
};

/** Shows feedback with its age and its unreadable records, or why it is missing. */
export function FeedbackList({ read, empty, skeleton = <Rows />, children }: Props) {
  const { feedback, isFailed, reading } = read;
  if (isFailed) {
    return (
      <Message kind="error" onRetry={reading.read}>
        {customerFeedback.failed}
      </Message>
    );
  }
  return (
    <>
      {feedback ? <Freshness {...reading} /> : <Loading />}
      <UnreadableRecords of={reading.unreadable} />
      {!feedback ? skeleton : feedback.length === 0 ? empty : children(feedback)}
    </>
  );
}

/** As high as the line above the feedback. */
function Loading() {
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      role="status"
      sx={{ lineHeight: 'var(--target)' }}
    >
      {customerFeedback.loading}
    </Typography>
  );
}

/** As high as some rows of a table. */
function Rows() {
  return [1, 2, 3, 4, 5, 6].map((row) => (
    <Skeleton key={row} variant="rounded" height={72} sx={{ marginTop: 1 }} />
  ));
}
