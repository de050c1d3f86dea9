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
  onBlur?: () => void;
};

/** A required text field. */
export function WithdrawalField(props: Props) {
  const { label, value, type = 'text', autoComplete, isLocked, hint, problem } = props;
  const id = useId();
  const description = problem ?? hint;
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
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        onChange={({ target }) => props.onChange(target.value)}
        onBlur={props.onBlur}
      />
      {description !== undefined && (
        <span
          id={`${id}-description`}
          {...(problem !== null && { role: 'alert', className: 'field-error' })}
        >
          {description}
        </span>
      )}
    </div>
  );
}
