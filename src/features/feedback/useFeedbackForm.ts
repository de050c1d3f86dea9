import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { PATHS } from '../../config/paths';
import { FEEDBACK_REDIRECT_MS } from '../../domain/limits';
import { reviewStep, parseReview, type Review } from './review';
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

const NOTHING: Draft = { reviews: {} };
const NO_FILES: File[] = [];

/**
 * The feedback form. What was said survives failures and reloads, pictures only failures;
 * what has reached the backend is marked and not sent again.
 */
export function useFeedbackForm({ orderNumber, lines }: Order) {
  const [{ reviews }, setDraft, clearDraft] = useDraft(`feedback/${orderNumber}`, NOTHING);
  const [files, setFiles] = useState(new Map<string, File[]>());
  const [isChecked, setIsChecked] = usePageState<boolean>(`checked/${orderNumber}`, false);
  const store = useAppStore();
  const { send, progress, isSending } = useSendReviews(orderNumber);
  const { outcome, showSuccess, showFailure, clearOutcome } = useOutcome(`feedback/${orderNumber}`);
  const oneAtATime = useSingleFlight();
  const redirect = useRedirect();

  const products = withoutRepeats(lines);
  const isLocked = isSending || outcome?.kind === 'success';
  const reviewOf = (id: string) =>
    parseReview(Object.hasOwn(reviews, id) ? reviews[id] : undefined);
  const filesOf = (id: string) => files.get(id) ?? NO_FILES;
  const idsThat = (need: ReturnType<typeof reviewStep>) =>
    products
      .map(({ productId }) => productId)
      .filter((id) => reviewStep(reviewOf(id), filesOf(id).length) === need);
  const hasUnsentFiles = products.some(
    ({ productId: id }) => filesOf(id).length > 0 && !reviewOf(id).isSent,
  );
  useUnloadQuestion(hasUnsentFiles && outcome?.kind !== 'success');
  const lackRating = idsThat('rating');
  const isNothingSaid =
    idsThat('nothing').length === products.length &&
    !products.some(({ productId }) => reviewOf(productId).isSent);

  const post = async () => {
    clearOutcome();
    const asked = idsThat('sending').map((id) => ({
      productId: id,
      review: reviewOf(id),
      files: filesOf(id),
    }));
    // The form is locked meanwhile: nothing else changes them.
    let latest = reviews;
    const logouts = selectLogouts(store.getState());
    const failure = await send(asked, ({ productId, review }) => {
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
    // Shown before the focus goes there, so that the reason is read out with the field.
    flushSync(() => {
      clearOutcome();
      setIsChecked(true);
    });
    if (isNothingSaid) return;
    if (lackRating.length === 0) return void oneAtATime(post);
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"] input')?.focus();
  };

  return {
    products,
    reviewOf,
    filesOf,
    changeReview: (id: string, change: Partial<Review>) =>
      setDraft({ reviews: { ...reviews, [id]: { ...reviewOf(id), ...change } } }),
    // Looking into pictures takes time: those of another product may have come meanwhile.
    changeFiles: (id: string, chosen: File[]) =>
      setFiles((latest) => new Map(latest).set(id, chosen)),
    lacksRating: (id: string) => isChecked && lackRating.includes(id),
    isNothingSaid: isChecked && isNothingSaid && !isLocked,
    submit,
    progress,
    outcome,
    isLocked,
  };
}

function withoutRepeats(lines: readonly OrderLine[]): OrderLine[] {
  return [...new Map(lines.map((line) => [line.productId, line])).values()];
}
