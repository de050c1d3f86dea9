import Button from '@mui/material/Button';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import type { Order } from '../../domain/types';
import { ConflictDialog } from '../form-drafts/ConflictDialog';
import type { Perform } from '../form-drafts/useOutcome';
import { UndoOffer } from '../form-drafts/UndoOffer';
import { UpdatedElsewhere } from '../form-drafts/UpdatedElsewhere';
import { useSubmit } from '../../hooks/useSubmit';
import { orderAdmin as texts } from './order.texts';
import type { OrderArrival } from './orderArrival';
import styles from './Order.module.css';

export type OrderEditProps = {
  order: Order;
  /** Called before something is chosen or typed. */
  beforeChange: () => void;
  isBusy: boolean;
  perform: Perform;
  /** The field that gets the focus, if it is of this form. */
  focused: OrderArrival['field'] | null;
  /** Called with the changes that were saved, the latest last. */
  onSaved: (changes: OrderArrival['saved']['changes']) => void;
};

/** The fields of the forms, as conflicts name them. */
export const EDIT_LABELS = {
  state: texts.state,
  shipper: texts.shipper,
  shippingCode: texts.trackingCode,
};

type FormProps = {
  order: Order;
  isBusy: boolean;
  draft: {
    changedByOthers: readonly (keyof typeof EDIT_LABELS)[];
    rebase: () => void;
    clear: () => void;
    beginSave: () => () => void;
  };
  session: {
    /** Calls `endSave` once the typed values are no longer needed. */
    saveEdit: (endSave: () => void) => Promise<unknown>;
    question: ComponentProps<typeof ConflictDialog>['question'] | null;
    undo: { run: () => Promise<boolean>; end: () => void } | null;
  };
  /** Returns whether the form may be sent; if not, shows what is wrong. */
  check?: () => boolean;
  formatValue?: (value: string) => string;
  submitText: string;
  /** The variant of the submit button. */
  variant: 'contained' | 'outlined';
  onUndone: () => void;
  below?: ReactNode;
  children: ReactNode;
};

/** One row of fields with its button, the offer to undo, and the changes of others. */
export function OrderEditForm(props: FormProps) {
  const { order, isBusy, draft, session, formatValue = String, ...rest } = props;
  const { saveEdit, question, undo } = session;
  const button = useRef<HTMLButtonElement>(null);
  const submit = useSubmit({
    isLocked: isBusy,
    check: rest.check ?? (() => true),
    send: () => saveEdit(draft.beginSave()),
  });
  const undoUpdate = async () => {
    button.current?.focus(); // the pressed button is removed
    if (await undo?.run()) rest.onUndone();
  };
  return (
    <>
      <form className={styles['fields']} onSubmit={submit} noValidate>
        {rest.children}
        <Button ref={button} type="submit" variant={rest.variant} aria-disabled={isBusy}>
          {rest.submitText}
        </Button>
        {rest.below}
      </form>
      {/* Locked, as it could overwrite what is being sent, such as a refund. */}
      {undo && <UndoOffer isLocked={isBusy} onUndo={() => void undoUpdate()} onEnd={undo.end} />}
      <UpdatedElsewhere
        changes={(isBusy ? [] : draft.changedByOthers).map((field) => ({
          label: EDIT_LABELS[field],
          value: formatValue(order[field]),
        }))}
        onTakeTheirs={draft.clear}
        onKeepMine={draft.rebase}
      />
      {question && (
        <ConflictDialog question={question} labels={EDIT_LABELS} formatValue={formatValue} />
      )}
    </>
  );
}

/**
 * Returns a ref for a field that gets the focus when `hasFocus` becomes true, with its text selected as by Tab. Its form
 * scrolls into view no farther than needed, so that on a phone the order's address stays visible above it.
 */
export function useFocusWhen(hasFocus: boolean) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!hasFocus) return;
    field.current?.focus({ preventScroll: true });
    field.current?.form?.scrollIntoView({ block: 'nearest' });
    if (field.current instanceof HTMLInputElement) field.current.select();
  }, [hasFocus]);
  return field;
}
