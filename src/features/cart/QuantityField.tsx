import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import { useId } from 'react';
import { QUANTITIES } from '../../domain/limits';

type Props = {
  label: string;
  /** The accessible name, if it says more than the label. */
  name?: string;
  value: number;
  disabled?: boolean;
  className?: string;
  /** Called with another quantity from 1 to 10 (spec section 5). */
  onChange: (quantity: number) => void;
};

/**
 * The quantity of a product, 1 to 10. A backend's cart may contain more: it is shown as it is. The product page does
 * not load `TextField`, which includes the menus of selects.
 */
export function QuantityField(props: Props) {
  const { label, name, value, disabled = false, className = '', onChange } = props;
  const id = useId();
  const choices = QUANTITIES.includes(value) ? QUANTITIES : [...QUANTITIES, value];
  return (
    <FormControl disabled={disabled} className={className} sx={{ width: '6rem' }}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect
        id={id}
        inputProps={{ 'aria-label': name }}
        value={value}
        onChange={({ target }) => {
          const chosen = Number(target.value);
          if (QUANTITIES.includes(chosen) && chosen !== value) onChange(chosen);
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
