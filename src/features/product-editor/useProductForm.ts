import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PATHS } from '../../config/paths';
import type { Failure } from '../../domain/types';
import { useIsPageOpen, usePageState } from '../../hooks/usePageState';
import { useAppStore } from '../../store/hooks';
import { draftCleared, draftsReturned, selectFormDrafts } from '../form-drafts/draftsSlice';
import { filesKeyOf, resumeKeyOf, useFieldsDraft } from '../form-drafts/useDraft';
import { useResumeMark } from '../form-drafts/useDraftOffer';
import { useLeaveGuard } from '../form-drafts/useLeaveGuard';
import { useOutcome } from '../form-drafts/useOutcome';
import { useAdminCall } from '../login/useAdminCall';
import { useAdminGate } from '../login/useAdminGate';
import { notificationAdded } from '../notifications/notificationsSlice';
import { productForm as texts } from './productForm.texts';
import { PRODUCT_FIELDS, type ProductField, type ProductTexts } from '../../domain/product';
import { productProblems } from '../../domain/productTexts';

type Form = {
  name: 'insert-product' | 'edit-product';
  key: string;
  /** The texts without a draft, which may change. */
  current: ProductTexts;
  isDraftInUse: boolean;
  images: {
    /** Whether their order has unsaved changes. */
    isMoved: boolean;
    /** Chosen files that have not been sent. */
    files: readonly File[];
    isBusy: boolean;
    clearOrder: () => void;
    dropFiles: () => void;
  };
};

/** Holds the shared parts of the forms for new and existing products: texts, session, outcome. */
export function useProductForm(form: Form) {
  const { name, key, images } = form;
  const fields = useProductTexts(key, form.current, form.isDraftInUse);
  const { run, isBusy } = useAdminCall(key);
  const { outcome, perform, clearOutcome } = useOutcome(`outcome/${name}`, async (call) =>
    withoutMarker(await run(call)),
  );
  // Perhaps by an earlier visit, whose call has ended meanwhile.
  const isSaved = outcome?.kind === 'success';
  const hasFiles = images.files.length > 0;
  const hasWork = (fields.isChanged || images.isMoved || hasFiles) && !isSaved;
  // Nothing can be changed.
  const isLocked = isBusy || isSaved;
  const { isOpen, isAdmin } = useAdminGate('form', hasWork || isLocked || images.isBusy);
  useResumeMark(key, form.isDraftInUse && hasWork && !isAdmin);
  const guard = useLeaveGuard({
    hasFiles: hasFiles && !isSaved,
    isSending: isLocked || images.isBusy,
    onLeave: images.dropFiles,
  });
  const leaveAndOfferUndo = useCancel(key);

  return {
    fields,
    hasWork,
    isBusy,
    isLocked,
    isSaved,
    isOpen,
    isAdmin,
    canSubmit: !isLocked && isAdmin,
    outcome,
    perform,
    guard,
    clear: () => {
      fields.clear();
      images.clearOrder();
      images.dropFiles();
      clearOutcome();
    },
    /** Leaves for the home page at once, where the form's content can be restored. */
    cancel: () =>
      leaveAndOfferUndo(hasWork && !isLocked, () => {
        fields.clear();
        images.clearOrder();
      }),
    /** Returns whether the texts are valid; if not, shows why. */
    check: () => {
      clearOutcome();
      return fields.check();
    },
  };
}

/** Returns a function that leaves a form for the home page and offers to undo that. */
function useCancel(form: string) {
  const store = useAppStore();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isPageOpen = useIsPageOpen();

  return (hasWork: boolean, clearTyped: () => void): void => {
    if (!isPageOpen()) return; // pressed again before the home page is shown
    if (hasWork) {
      const typed = selectFormDrafts(store.getState(), form);
      const restore = draftsReturned({ ...typed, [resumeKeyOf(form)]: true });
      const undo = { label: texts.restore, path: pathname, undo: restore };
      clearTyped();
      // The files themselves are kept; without the draft that counts them they are not shown.
      store.dispatch(draftCleared({ form: filesKeyOf(form) }));
      store.dispatch(notificationAdded('info', texts.canceled, undo));
    }
    void navigate(PATHS.home);
  };
}

// 'Errore!' marks a refusal (spec section 7), and is not a reason to show.
function withoutMarker(result: { error?: unknown } | null) {
  const failure = result?.error as Failure | undefined;
  const isMarked = failure?.kind === 'refused' && failure.text === 'Errore!';
  return isMarked ? { error: { ...failure, text: '' } } : result;
}

/** The texts, a draft over `current`, and their problems once the form was submitted. */
function useProductTexts(form: string, current: ProductTexts, isDraftInUse: boolean) {
  const draft = useFieldsDraft(form, current, isDraftInUse);
  const { base, mine, merged, rebase, clear } = draft;
  const [frozen, setFrozen] = useState<ProductTexts | null>(null);
  const [isChecked, setIsChecked] = usePageState<boolean>(`checked/${form}`, false);
  const values = frozen ?? merged;

  return {
    values,
    isChanged: PRODUCT_FIELDS.some((field) => values[field] !== current[field]),
    problems: isChecked ? productProblems(values) : {},
    isMissing: isChecked && PRODUCT_FIELDS.some((field) => values[field].trim() === ''),
    base,
    mine,
    change: (field: ProductField, value: string) => {
      const next = { ...merged, [field]: value };
      // Typed back to the original: nothing is left to save, or to offer later.
      if (PRODUCT_FIELDS.every((each) => next[each] === current[each])) clear();
      else draft.change({ [field]: value });
    },
    rebase,
    clear: () => {
      clear();
      setIsChecked(false);
    },
    /** Keeps showing these texts, whatever is refetched, and clears the draft. */
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
