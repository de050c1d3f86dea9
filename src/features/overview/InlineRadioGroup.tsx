import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

type Props<Value extends string> = {
  legend: string;
  options: readonly { value: Value; text: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Radio buttons side by side. */
export function InlineRadioGroup<Value extends string>(props: Props<Value>) {
  const { legend, options, value, onChange } = props;
  const name = useId();
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{legend}</FormLabel>
      {/* The fieldset is the group. */}
      <RadioGroup
        row
        role="presentation"
        name={name}
        value={value}
        onChange={(_, next) => {
          const chosen = options.find((option) => option.value === next);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={option.text}
            control={<Radio />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
