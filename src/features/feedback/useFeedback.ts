import { feedbackApi } from '../../api/feedback';
import { useEntities } from '../../hooks/useEntity';
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
  const feedback = useEntities('feedback', ids);
  return {
    /** Undefined until it is loaded. */
    feedback: ids && feedback,
    isFailed: isError && ids === undefined && !isFetching,
    reading,
  };
}
