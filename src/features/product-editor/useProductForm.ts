import { useState } from 'react';
import type { Failure } from '../../domain/types';
import { usePageState } from '../../hooks/usePageState';
import { useFieldsDraft } from '../form-drafts/useDraft';
import { useLeaveGuard } from '../form-drafts/useLeaveGuard';
import { useOutcome } from '../form-drafts/useOutcome';
import { useAdminCall } from '../login/useAdminCall';
import { useAdminGate } from '../login/useAdminGate';
import {
  hasMissingTexts,
  PRODUCT_FIELDS,
  productProblems,
  type ProductField,
  type ProductTexts,
} from './productForm';

type Form = {
  name: 'insert-product' | 'edit-product';
  /** The key of its draft. */
  key: string;
  /** The texts without a draft, which may change meanwhile. */
  current: ProductTexts;
  /** Its pictures: whether there is a draft of them, or unsaved work, and what drops both. */
  images: { hasDraft: boolean; hasWork: boolean; isBusy: boolean; clear: () => void };
  /** Being sent, or sent: nothing can be changed. */
  isLocked: boolean;
  isSaved: boolean;
};

/** Holds what the forms of a new and of an existing product share: texts, session, outcome. */
export function useProductForm({ name, key, current, images, isLocked, isSaved }: Form) {
  const fields = useProductTexts(key, current);
  const hasContent = fields.isChanged || images.hasDraft;
  const [isTypedHere, setIsTypedHere] = usePageState<boolean>(`typed-here/${key}`, false);
  const hasWork = (fields.isChanged || images.hasWork) && !isSaved;
  const { isOpen, isAdmin } = useAdminGate('form', hasWork || isLocked || images.isBusy);
  const { run } = useAdminCall();
  const { outcome, perform, clearOutcome } = useOutcome(name, async (call) =>
    withoutMarker(await run(call)),
  );

  const clear = () => {
    fields.clear();
    images.clear();
    clearOutcome();
  };
  const guard = useLeaveGuard(hasWork, clear);

  /** Wraps a function that changes the form: what it holds then was not restored. */
  const tracked =
    <A extends unknown[]>(change: (...args: A) => void) =>
    (...args: A) => {
      if (!hasContent && !isTypedHere) setIsTypedHere(true);
      change(...args);
    };

  return {
    key,
    fields: { ...fields, change: tracked(fields.change) },
    tracked,
    /** Whether the content is from before a reload or from an earlier visit. */
    isRestored: hasContent && !isTypedHere,
    hasWork,
    isLocked,
    isOpen,
    isAdmin,
    outcome,
    perform,
    clear,
    guard,
    /** Returns whether the texts are valid; if not, shows why. */
    check: () => {
      clearOutcome();
      return fields.check();
    },
  };
}

// 'Errore!' marks a refusal (spec section 7), and is no reason to show.
function withoutMarker(result: { error?: unknown } | null | undefined) {
  const { kind } = (result?.error ?? {}) as Partial<Failure>;
  return kind === 'refused' ? { error: { kind, text: '' } } : result;
}

/** The texts, a draft over `current`, and their problems once the form was submitted. */
function useProductTexts(form: string, current: ProductTexts) {
  const { base, mine, merged, change, rebase, clear } = useFieldsDraft(form, current);
  const [frozen, setFrozen] = useState<ProductTexts | null>(null);
  const [isChecked, setIsChecked] = usePageState<boolean>(`checked/${form}`, false);
  const values = frozen ?? merged;

  return {
    values,
    isChanged: PRODUCT_FIELDS.some((field) => values[field] !== current[field]),
    problems: isChecked ? productProblems(values) : {},
    isMissing: isChecked && hasMissingTexts(values),
    base,
    mine,
    change: (field: ProductField, value: string) => change({ [field]: value }),
    rebase,
    clear: () => {
      clear();
      setIsChecked(false);
    },
    /** Shows these texts from now on, whatever is refetched, and clears the draft. */
    freeze: (texts: ProductTexts) => {
      setFrozen(texts);
      clear();
    },
    check: () => {
      setIsChecked(true);
      return Object.keys(productProblems(values)).length === 0;
    },
  };
}
