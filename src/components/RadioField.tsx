import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

type Props<Value extends string> = {
  legend: string;
  /** Shown between the legend and the buttons. */
  hint?: string;
  options: readonly { value: Value; text: string }[];
  value: Value;
  onChange: (value: Value) => void;
  isLocked?: boolean;
};

/** Radio buttons under their legend. */
export function RadioField<Value extends string>(props: Props<Value>) {
  const { legend, hint, options, value, onChange, isLocked = false } = props;
  const name = useId();
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{legend}</FormLabel>
      {hint && <Typography variant="body2">{hint}</Typography>}
      {/* The fieldset is the group. */}
      <RadioGroup
        role="none"
        name={name}
        value={value}
        onChange={(_, next) => {
          const chosen = options.find((option) => option.value === next);
          if (chosen && !isLocked) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={option.text}
            control={<Radio slotProps={{ input: { 'aria-disabled': isLocked } }} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
