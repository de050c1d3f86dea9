import type { ReactNode } from 'react';
import { common } from '../../components/common.texts';
import { productForm as texts } from './productForm.texts';
import { Message } from '../../components/Message';
import { OutcomeMessage } from '../../components/OutcomeMessage';
import { Unauthorized } from '../login/Unauthorized';
import type { Outcome } from '../form-drafts/useOutcome';
import styles from './ProductForm.module.css';

type Props = {
  submit: string;
  isLocked: boolean;
  isMissing: boolean;
  isSignedOut: boolean;
  outcome: Outcome | null;
  onCancel: () => void;
  /** The progress of sending. */
  children: ReactNode;
};

/** The two buttons of a product's form, and the outcome of sending it. */
export function FormFooter(props: Props) {
  const { submit, isLocked, isMissing, isSignedOut, outcome, onCancel, children } = props;
  return (
    <div className={styles['footer']}>
      {isMissing && <Message kind="error">{texts.fieldsMissing}</Message>}
      <OutcomeMessage outcome={outcome} />
      {isSignedOut && <Unauthorized />}
      {children}
      <div className={styles['buttons']}>
        <button type="submit" className="button button-main" aria-disabled={isLocked}>
          {submit}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {common.cancel}
        </button>
      </div>
    </div>
  );
}
