'use no memo';

import Button, { type ButtonProps } from '@mui/material/Button';
import styles from './ToggleChip.module.css';

type Props = Omit<ButtonProps, 'variant' | 'color'> & { isPressed: boolean };

/** A button that stays pressed, such as a filter or a saved view; several in a row can be pressed. */
export function ToggleChip({ isPressed, className = '', ...button }: Props) {
  return (
    <Button
      aria-pressed={isPressed}
      {...(isPressed ? { variant: 'contained' } : { variant: 'outlined', color: 'inherit' })}
      className={`${styles['chip']} ${className}`}
      {...button}
    />
  );
}
