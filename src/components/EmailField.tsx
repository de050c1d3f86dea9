import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { fields } from './fields.texts';

type Props = {
  value: string;
  onChange: (value: string) => void;
  isMissing: boolean;
  inputRef?: Ref<HTMLInputElement>;
  autoFocus?: boolean;
  readOnly?: boolean;
};

/** A field for the address with which a person logs in. */
export function EmailField(props: Props) {
  const { value, onChange, isMissing, inputRef, autoFocus = false, readOnly = false } = props;
  return (
    <TextField
      label={fields.email}
      name="email"
      type="email"
      autoComplete="username"
      value={value}
      error={isMissing}
      inputRef={inputRef}
      autoFocus={autoFocus}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { required: true, readOnly } }}
    />
  );
}
