import { useMemo } from 'react';
import { feedbackApi } from '../../api/feedback';
import type { Feedback } from '../../domain/types';
import { bodyOf } from '../../entities/table';
import { useAppSelector } from '../../store/hooks';
import { useFreshness, type Freshness } from '../../hooks/useFreshness';

type Read = {
  data?: string[] | undefined;
  isFetching: boolean;
  isError: boolean;
};

/** Returns the feedback on one product, in the backend's order. */
export function useProductFeedback(productId: string) {
  const query = feedbackApi.useGetProductFeedbackQuery(productId);
  return useBodies(query, useFreshness(query, 'getProductFeedback', productId));
}

/** Returns the feedback on all products, in the backend's order. */
export function useAllFeedback() {
  const query = feedbackApi.useGetAllFeedbackQuery();
  return useBodies(query, useFreshness(query, 'getAllFeedback'));
}

function useBodies({ data: ids, isFetching, isError }: Read, reading: Freshness) {
  const table = useAppSelector((state) => state.entities.feedback);
  const feedback = useMemo(
    () =>
      ids?.map((id) => bodyOf(table, id)).filter((body): body is Feedback => body !== undefined),
    [ids, table],
  );
  return {
    /** Undefined until it is loaded. */
    feedback,
    isFailed: isError && ids === undefined && !isFetching,
    reading,
  };
}
