import { useId } from 'react';
import { orderReturn as texts } from './orderReturn.texts';

type Props = {
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
  problem: string | null;
};

/** The field for the reason of a return. */
export function ReasonField({ value, onChange, disabled, problem }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{texts.reason}</label>
      <textarea
        id={id}
        rows={5}
        required
        value={value}
        readOnly={disabled}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem !== null && (
        <span id={`${id}-problem`} role="alert" className="field-error">
          {problem}
        </span>
      )}
    </div>
  );
}
