import { useMemo } from 'react';
import { feedbackApi } from '../api/feedback';
import type { Feedback } from '../domain/types';
import { bodyOf } from '../state/table';
import { useAppSelector } from '../store/hooks';

type Read = {
  data?: string[];
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
};

/** What customers said of one product, in the backend's order. */
export function useProductFeedback(productId: string) {
  return useBodies(feedbackApi.useGetProductFeedbackQuery(productId));
}

/** What customers said of any product, in the backend's order. */
export function useAllFeedback() {
  return useBodies(feedbackApi.useGetAllFeedbackQuery());
}

function useBodies({ data: ids, isFetching, isError, refetch }: Read) {
  const table = useAppSelector((state) => state.entities.feedback);
  const feedback = useMemo(
    () =>
      ids?.map((id) => bodyOf(table, id)).filter((body): body is Feedback => body !== undefined),
    [ids, table],
  );
  return {
    /** Undefined until it is read. */
    feedback,
    isFailed: isError && ids === undefined && !isFetching,
    refetch: () => void refetch(),
  };
}
