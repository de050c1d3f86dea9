import { useState } from 'react';
import { feedbackApi } from '../../api/feedback';
import { sendPrepared } from '../../components/prepareImages';
import { PATHS, pathTo } from '../../config/paths';
import {
  FEEDBACK_REDIRECT_MS,
  DEFAULT_STARS,
  MAX_COMMENT_LENGTH,
  MAX_STARS,
} from '../../domain/limits';
import { isRecord } from '../../domain/isRecord';
import { isUnanswered } from '../../domain/failureReason';
import type { Failure, Order, OrderLine } from '../../domain/types';
import { segmentOf } from '../../domain/urlSegments';
import { useIsPageOpen, usePageState } from '../../hooks/usePageState';
import { useRunningTask } from '../../hooks/useRunningTask';
import { useRedirectWhen } from '../../hooks/useRedirectWhen';
import { rememberLogouts } from '../../session/rememberSession';
import { useAppStore } from '../../store/hooks';
import { useDraft } from '../form-drafts/useDraft';
import { useSubmit } from '../../hooks/useSubmit';
import { failureTexts, useOutcome } from '../form-drafts/useOutcome';
import { useLeaveGuard } from '../form-drafts/useLeaveGuard';
import { useFormFiles } from '../form-drafts/useFormFiles';
import { useRestoredDraft } from '../form-drafts/useRestoredDraft';
import { leaveFeedback as texts } from './feedback.texts';

type Draft = { reviews: Record<string, Review> };

const EMPTY: Draft = { reviews: {} };

type ChosenFile = { productId: string; file: File };

/**
 * Holds the feedback form. Reviews survive failures and reloads; images survive failures, even if the page was left. A
 * review that was sent is marked and not sent again.
 */
export function useFeedbackForm({ orderNumber, lines }: Order) {
  const form = `feedback/${orderNumber}`;
  const [{ reviews }, setDraft, clearDraft] = useDraft(form, EMPTY);
  const { files, change: setFiles, areLost: areFilesLost } = useFormFiles<ChosenFile>(form);
  const [timesCleared, setTimesCleared] = useState(0);
  const [isChecked, setIsChecked] = usePageState<boolean>(`checked/${orderNumber}`, false);
  const store = useAppStore();
  const [sendOnce, isSending] = useRunningTask(form);
  const [send] = feedbackApi.useAddFeedbackMutation();
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const { outcome, perform, clearOutcome } = useOutcome(`outcome/${form}`, undefined, {
    // Another order's form has the same path.
    isShown: useIsPageOpen(true),
    link: { label: texts.forOrder(orderNumber), path: pathTo(PATHS.order, { orderNumber }) },
    formLink: {
      label: texts.ofOrder(orderNumber),
      path: `${PATHS.feedback}?orderNumber=${segmentOf(orderNumber)}`,
    },
  });

  const products = uniqueByProduct(lines);
  const isSent = outcome?.kind === 'success';
  const isLocked = isSending || isSent;
  useRedirectWhen(isSent, PATHS.home, FEEDBACK_REDIRECT_MS);
  const reviewOf = (id: string) =>
    parseReview(Object.hasOwn(reviews, id) ? reviews[id] : undefined);
  const filesOf = (id: string) =>
    files.filter(({ productId }) => productId === id).map(({ file }) => file);
  const idsToSend = products
    .map(({ productId }) => productId)
    .filter((id) => hasToBeSent(reviewOf(id), filesOf(id).length));
  const hasFiles = files.length > 0 && !isSent;
  const guard = useLeaveGuard({
    hasFiles,
    isSending: isLocked,
    onLeave: () => setFiles([]),
  });
  const hasUnsentReview = products.some(({ productId: id }) => {
    const { stars, comment, isSent } = reviewOf(id);
    return !isSent && (stars !== DEFAULT_STARS || comment !== '');
  });
  const draft = useRestoredDraft(
    form,
    (hasUnsentReview || hasFiles) && !isSent,
    areFilesLost && !isSent,
  );
  const isEmpty =
    idsToSend.length === 0 && !products.some(({ productId }) => reviewOf(productId).isSent);

  // The form is locked meanwhile: nothing else changes it.
  const post = async () => {
    const hasLoggedOut = rememberLogouts(store);
    let latest = reviews;
    let unsentFiles = files;
    let failure: Failure | undefined;
    // One after the other on purpose (spec section 7: one call per product); a failure does not stop the others.
    for (const [index, productId] of idsToSend.entries()) {
      // Without a connection each call would be refused in a toast of its own.
      if (failure && navigator.onLine === false) break;
      setProgress({ done: index + 1, all: idsToSend.length });
      const review = reviewOf(productId);
      const { stars, comment } = review;
      const { error } = await sendPrepared(filesOf(productId), (ready) =>
        send({ orderNumber, productId, comment: comment.trim(), stars, files: ready }),
      );
      if (error) failure = failure && isUnanswered(failure) ? failure : (error as Failure);
      else if (!hasLoggedOut()) {
        // At once, so that an interrupted form can continue from here; a logout drops the draft.
        latest = { ...latest, [productId]: { ...review, isSent: true } };
        setDraft({ reviews: latest });
        // Otherwise the form would no longer say that a reload has dropped the pictures of another product.
        if (filesOf(productId).length > 0) {
          unsentFiles = unsentFiles.filter((chosen) => chosen.productId !== productId);
          setFiles(unsentFiles);
        }
      }
    }
    setProgress(null);
    return { error: failure };
  };

  const submit = useSubmit({
    isLocked,
    check: () => {
      clearOutcome();
      setIsChecked(true);
      return !isEmpty;
    },
    send: () =>
      sendOnce(async () => {
        const failed = failureTexts(texts.failed, texts.unknown);
        if (!(await perform(post, texts.done, failed))) return;
        clearDraft();
        setFiles([]);
      }),
  });

  return {
    products,
    reviewOf,
    filesOf,
    draft,
    guard,
    timesCleared,
    changeReview: (id: string, change: Partial<Review>) => {
      draft.beforeChange();
      setDraft({ reviews: { ...reviews, [id]: { ...reviewOf(id), ...change } } });
    },
    changeFiles: (id: string, chosen: File[]) => {
      draft.beforeChange();
      const others = files.filter(({ productId }) => productId !== id);
      setFiles([...others, ...chosen.map((file) => ({ productId: id, file }))]);
    },
    /** Clears everything except sent reviews, which must not be sent again. */
    clear: () => {
      const sent = Object.entries(reviews).filter(([id]) => reviewOf(id).isSent);
      if (sent.length > 0) setDraft({ reviews: Object.fromEntries(sent) });
      else clearDraft();
      setFiles([]);
      setTimesCleared(timesCleared + 1);
      setIsChecked(false);
      clearOutcome();
    },
    isEmpty: isChecked && isEmpty && !isLocked,
    submit,
    isSending,
    progress,
    outcome,
    isLocked,
  };
}

function uniqueByProduct(lines: readonly OrderLine[]): OrderLine[] {
  return [...new Map(lines.map((line) => [line.productId, line])).values()];
}

export type Review = {
  /** 1 to 5; 0 without a rating. */
  stars: number;
  comment: string;
  /** Whether the backend already has it, so that it is not sent again. */
  isSent: boolean;
};

/** The initial review (spec section 5). */
const NEW_REVIEW: Review = { stars: DEFAULT_STARS, comment: '', isSent: false };

/** Parses a stored review; what is not valid becomes its initial value. */
function parseReview(value: unknown): Review {
  if (!isRecord(value)) return NEW_REVIEW;
  const { stars, comment, isSent } = value;
  const isRating = Number.isInteger(stars) && Number(stars) >= 0 && Number(stars) <= MAX_STARS;
  return {
    stars: isRating ? Number(stars) : NEW_REVIEW.stars,
    comment: typeof comment === 'string' ? comment.slice(0, MAX_COMMENT_LENGTH) : '',
    isSent: isSent === true,
  };
}

/** Returns whether a submit sends a review; a review without rating, comment and images is left out. */
function hasToBeSent({ stars, comment, isSent }: Review, images: number): boolean {
  return !isSent && (stars > 0 || images > 0 || comment.trim() !== '');
}
