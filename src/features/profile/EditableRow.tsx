import Button from '@mui/material/Button';
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react';
import type { Outcome } from '../form-drafts/useOutcome';
import { common } from '../../components/common.texts';
import { OutcomeMessage } from '../../components/OutcomeMessage';
import styles from './Profile.module.css';

type Props = {
  /** The row's name and its present value. */
  term: string;
  value: ReactNode;
  /** The text of the button that opens the form, and the form's accessible name. */
  edit: string;
  canEdit: boolean;
  isOpen: boolean;
  isBusy: boolean;
  outcome: Outcome | null;
  onOpen: () => void;
  onConfirm: (form: HTMLFormElement) => void;
  /** 'Annulla' or Escape. */
  onCancel: () => void;
  /** The form's fields. */
  children: ReactNode;
};

/** A row of the card that switches between viewing and editing, and the focus with it. */
export function EditableRow(props: Props) {
  const { term, value, edit, canEdit, isOpen, isBusy, outcome, children } = props;
  const opener = useRef<HTMLButtonElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);

  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    if (!wasOpen.current && isOpen) row.current?.querySelector('input')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    props.onConfirm(event.currentTarget);
  };
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isBusy) props.onCancel();
  };

  return (
    <div ref={row} className={styles['row']}>
      <dt>{term}</dt>
      <dd className={styles['value']}>{value}</dd>
      {!isOpen && canEdit && (
        <dd className={styles['opener']}>
          <Button ref={opener} variant="outlined" onClick={props.onOpen}>
            {edit}
          </Button>
        </dd>
      )}
      <dd className={styles['wide']}>
        {isOpen && (
          <form
            aria-label={edit}
            noValidate
            className={styles['form']}
            onSubmit={submit}
            onKeyDown={cancelOnEscape}
          >
            {children}
            <OutcomeMessage outcome={outcome} />
            <div className={styles['buttons']}>
              <Button type="submit" variant="contained" aria-disabled={isBusy}>
                {common.confirm}
              </Button>
              <Button onClick={props.onCancel} disabled={isBusy}>
                {common.cancel}
              </Button>
            </div>
          </form>
        )}
        {!isOpen && <OutcomeMessage outcome={outcome} />}
      </dd>
    </div>
  );
}
