import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { PATHS } from '../../config/paths';
import { FEEDBACK_REDIRECT_MS } from '../../domain/limits';
import { submitAction, parseReview, type Review } from './review';
import type { Order, OrderLine } from '../../domain/types';
import { useDraft } from '../form-drafts/useDraft';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { useOutcome } from '../form-drafts/useOutcome';
import { useRedirect } from '../../hooks/useRedirect';
import { useUnloadQuestion } from '../form-drafts/useUnloadQuestion';
import { usePageState } from '../../hooks/usePageState';
import { selectLogouts } from '../../session/logoutsSlice';
import { useAppStore } from '../../store/hooks';
import { leaveFeedback as texts } from './leaveFeedback.texts';
import { useSendReviews } from './useSendReviews';

type Draft = { reviews: Record<string, Review> };

const EMPTY: Draft = { reviews: {} };
const NO_FILES: File[] = [];

/**
 * Holds the feedback form. Reviews survive failures and reloads, images only failures; a review
 * that the backend has is marked and not sent again.
 */
export function useFeedbackForm({ orderNumber, lines }: Order) {
  const [{ reviews }, setDraft, clearDraft] = useDraft(`feedback/${orderNumber}`, EMPTY);
  const [files, setFiles] = useState(new Map<string, File[]>());
  const [isChecked, setIsChecked] = usePageState<boolean>(`checked/${orderNumber}`, false);
  const store = useAppStore();
  const { send, progress, isSending } = useSendReviews(orderNumber);
  const { outcome, showSuccess, showFailure, clearOutcome } = useOutcome(`feedback/${orderNumber}`);
  const runOnce = useSingleFlight();
  const redirect = useRedirect();

  const products = uniqueByProduct(lines);
  const isLocked = isSending || outcome?.kind === 'success';
  const reviewOf = (id: string) =>
    parseReview(Object.hasOwn(reviews, id) ? reviews[id] : undefined);
  const filesOf = (id: string) => files.get(id) ?? NO_FILES;
  const idsWith = (action: ReturnType<typeof submitAction>) =>
    products
      .map(({ productId }) => productId)
      .filter((id) => submitAction(reviewOf(id), filesOf(id).length) === action);
  const hasUnsentFiles = products.some(
    ({ productId: id }) => filesOf(id).length > 0 && !reviewOf(id).isSent,
  );
  useUnloadQuestion(hasUnsentFiles && outcome?.kind !== 'success');
  const idsWithoutRating = idsWith('requireRating');
  const isEmpty =
    idsWith('skip').length === products.length &&
    !products.some(({ productId }) => reviewOf(productId).isSent);

  const post = async () => {
    clearOutcome();
    const toSend = idsWith('send').map((id) => ({
      productId: id,
      review: reviewOf(id),
      files: filesOf(id),
    }));
    // The form is locked meanwhile: nothing else changes them.
    let latest = reviews;
    const logouts = selectLogouts(store.getState());
    const failure = await send(toSend, ({ productId, review }) => {
      if (selectLogouts(store.getState()) !== logouts) return; // drafts were dropped meanwhile
      latest = { ...latest, [productId]: { ...review, isSent: true } };
      setDraft({ reviews: latest });
    });
    if (failure) return showFailure(texts.failed, failure);
    clearDraft();
    showSuccess(texts.done);
    redirect(PATHS.home, FEEDBACK_REDIRECT_MS);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLocked) return;
    // Rendered before the field is focused, so that the problem is announced with it.
    flushSync(() => {
      clearOutcome();
      setIsChecked(true);
    });
    if (isEmpty) return;
    if (idsWithoutRating.length === 0) return void runOnce(post);
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"] input')?.focus();
  };

  return {
    products,
    reviewOf,
    filesOf,
    changeReview: (id: string, change: Partial<Review>) =>
      setDraft({ reviews: { ...reviews, [id]: { ...reviewOf(id), ...change } } }),
    // Checking images takes time: those of another product may have changed meanwhile.
    changeFiles: (id: string, chosen: File[]) =>
      setFiles((latest) => new Map(latest).set(id, chosen)),
    isRatingMissing: (id: string) => isChecked && idsWithoutRating.includes(id),
    isEmpty: isChecked && isEmpty && !isLocked,
    submit,
    progress,
    outcome,
    isLocked,
  };
}

function uniqueByProduct(lines: readonly OrderLine[]): OrderLine[] {
  return [...new Map(lines.map((line) => [line.productId, line])).values()];
}
