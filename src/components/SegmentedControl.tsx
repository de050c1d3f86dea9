import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

/** Large text on a phone: two buttons a line, each with its own border. */
const LARGE_TEXT = {
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gap: 0.5,
  '& > button.MuiToggleButton-root': {
    margin: 0,
    border: '1px solid',
    borderColor: 'text.secondary',
    borderRadius: 1,
  },
};

type Props<Value extends string> = {
  /** Accessible name. */
  label: string;
  options: readonly { value: Value; text: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Buttons side by side, one of which is pressed. */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={label}
      value={value}
      sx={{ flexWrap: 'wrap', '@media (max-width: 18rem)': LARGE_TEXT }}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          value={option.value}
          onChange={() => onChange(option.value)}
        >
          {option.text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
