import type { Components, Theme } from '@mui/material/styles';
import { TARGET } from './tokens';

/** Defaults and styles of some of MUI's components. */
export type ThemeComponents = Components<Theme>;

export type Size = 'small' | 'medium';

/** The minimum height of a control: smaller in the back office, but not for touch. */
export function targets(height: number) {
  return {
    minHeight: height,
    ...(height < TARGET.touch && { '@media (pointer: coarse)': { minHeight: TARGET.touch } }),
  };
}

/**
 * A control that must keep the focus is not `disabled` but `aria-disabled`, and looks the same, as do those in a disabled
 * fieldset.
 */
export const UNUSABLE = {
  '&.Mui-disabled, &:disabled, &[aria-disabled="true"]': { opacity: 0.55, cursor: 'default' },
};
