import { feedbackApi } from '../../api/feedback';
import { useEntities } from '../../hooks/useEntity';
import { useFreshness, type Freshness } from '../../hooks/useFreshness';

type Read = {
  data?: string[] | undefined;
  isFetching: boolean;
  isError: boolean;
};

/** Returns the feedback on one product, in the backend's order. With `skip` nothing is read yet. */
export function useProductFeedback(productId: string, skip: boolean) {
  const { getProductFeedback } = feedbackApi.endpoints;
  const state = getProductFeedback.useQueryState(productId);
  const { refetch } = getProductFeedback.useQuerySubscription(productId, { skip });
  const query = { ...state, isFetching: state.isFetching || state.isUninitialized, refetch };
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
