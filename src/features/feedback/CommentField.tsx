import { useId } from 'react';
import { COMMENT_WARNING_LENGTH, MAX_COMMENT_LENGTH } from '../../domain/limits';
import { leaveFeedback as texts } from './leaveFeedback.texts';
import styles from './LeaveFeedback.module.css';

type Props = { value: string; isLocked: boolean; onChange: (value: string) => void };

/** A comment field with a character count, which warns when few are left. */
export function CommentField({ value, isLocked, onChange }: Props) {
  const id = useId();
  const isLong = value.length > COMMENT_WARNING_LENGTH;
  return (
    <div className="field">
      <label htmlFor={id}>{texts.comment}</label>
      <textarea
        id={id}
        rows={4}
        maxLength={MAX_COMMENT_LENGTH}
        value={value}
        readOnly={isLocked}
        aria-describedby={`${id}-count`}
        onChange={({ target }) => onChange(target.value)}
      />
      <span
        id={`${id}-count`}
        className={isLong ? `${styles['count']} ${styles['warning']}` : styles['count']}
      >
        {texts.count(value.length)}
      </span>
    </div>
  );
}
