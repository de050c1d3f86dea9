import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { fields } from './fields.texts';

type Props = {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  isMissing: boolean;
  helperText?: string | false;
  readOnly?: boolean;
};

/** A password field whose characters can be shown. The value never enters a draft or the store. */
export function PasswordField(props: Props) {
  const { label, name, value, onChange, autoComplete, isMissing, readOnly = false } = props;
  const [isVisible, setIsVisible] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <Button
        size="small"
        aria-label={fields.showCharacters}
        aria-pressed={isVisible}
        onClick={() => setIsVisible(!isVisible)}
      >
        {fields.show}
      </Button>
    </InputAdornment>
  );
  return (
    <TextField
      label={label}
      name={name}
      type={isVisible ? 'text' : 'password'}
      autoComplete={autoComplete}
      value={value}
      error={isMissing}
      helperText={props.helperText}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: { required: true, readOnly, spellCheck: false, autoCapitalize: 'none' },
        input: { endAdornment: toggle },
      }}
    />
  );
}
