import { targets, type ThemeComponents, type Size } from './controls';
import { RADIUS, TYPE } from './tokens';

/** Check boxes, radios and chips. */
export function choices(target: number, size: Size): ThemeComponents {
  const box = { flex: 'none', minWidth: target, minHeight: target };
  return {
    MuiCheckbox: { defaultProps: { size }, styleOverrides: { root: box } },
    MuiRadio: { defaultProps: { size }, styleOverrides: { root: box } },
    MuiFormControlLabel: { styleOverrides: { label: { overflowWrap: 'anywhere' } } },
    MuiChip: {
      defaultProps: { size },
      styleOverrides: {
        root: { height: 'auto', minHeight: 32, fontSize: TYPE.small },
        label: { paddingBlock: '0.2rem', whiteSpace: 'normal', overflowWrap: 'anywhere' },
        clickable: targets(target),
        // With `component="kbd"`: a key, not a pill.
        sizeSmall: {
          minHeight: 26,
          'kbd&': { minWidth: 26, borderRadius: RADIUS.small },
        },
      },
    },
  };
}
