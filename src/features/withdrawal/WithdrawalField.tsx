import { useId } from 'react';

type Props = {
  label: string;
  value: string;
  type?: 'text' | 'email';
  autoComplete: string;
  isLocked: boolean;
  hint?: string;
  problem: string | null;
  onChange: (value: string) => void;
  /** The focus has left the field. */
  onLeft?: () => void;
};

/** One line of text that is required. */
export function WithdrawalField(props: Props) {
  const { label, value, type = 'text', autoComplete, isLocked, hint, problem } = props;
  const id = useId();
  const below = problem ?? hint;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        required
        value={value}
        readOnly={isLocked}
        autoComplete={autoComplete}
        aria-invalid={problem !== null}
        aria-describedby={below === undefined ? undefined : `${id}-below`}
        onChange={({ target }) => props.onChange(target.value)}
        onBlur={props.onLeft}
      />
      {below !== undefined && (
        <span
          id={`${id}-below`}
          {...(problem !== null && { role: 'alert', className: 'field-error' })}
        >
          {below}
        </span>
      )}
    </div>
  );
}
