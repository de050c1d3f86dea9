'use no memo';

import type { ComponentProps } from 'react';
import { targets, type ThemeComponents, type Size } from './controls';
import { RADIUS, TARGET, TYPE } from './tokens';
import { themeTexts } from './theme.texts';

/** The width of a star that can be chosen, in pixels. */
const STAR = 30;

/** Check boxes, radios, stars and chips. */
export function choices(target: number, size: Size): ThemeComponents {
  const box = { flex: 'none', minWidth: target, minHeight: target };
  return {
    MuiCheckbox: { defaultProps: { size }, styleOverrides: { root: box } },
    MuiRadio: { defaultProps: { size }, styleOverrides: { root: box } },
    MuiFormControlLabel: { styleOverrides: { label: { overflowWrap: 'anywhere' } } },
    MuiRating: {
      defaultProps: {
        getLabelText: themeTexts.stars,
        slots: { label: StarLabel },
      },
      styleOverrides: {
        root: { color: 'var(--star)', '& label': { cursor: 'inherit' } },
        iconEmpty: { color: 'var(--star)' },
        // Stars to be chosen with a finger, with space around them. Each radio is an invisible layer
        // over its star.
        sizeLarge: {
          marginLeft: -7,
          // Not in rem: five larger stars would not fit into the smallest screen.
          fontSize: STAR,
          '& .MuiRating-icon': { padding: (TARGET.touch - STAR) / 2 },
          '&.Mui-focusVisible .MuiRating-iconActive': { outlineOffset: -4 },
          '& input.MuiRating-visuallyHidden': {
            position: 'relative',
            width: TARGET.touch,
            height: TARGET.touch,
            margin: 0,
            marginLeft: -TARGET.touch,
            clipPath: 'none',
            opacity: 0,
            cursor: 'inherit',
          },
        },
      },
    },
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

type StarLabelProps = ComponentProps<'label'> & { ownerState: { emptyValueFocused?: boolean } };

/** The label of one star. Omits MUI's extra radio for zero stars: a form that allows it has a control for it. */
function StarLabel({ ownerState: { emptyValueFocused }, htmlFor, ...label }: StarLabelProps) {
  return emptyValueFocused === undefined ? <label htmlFor={htmlFor} {...label} /> : null;
}
