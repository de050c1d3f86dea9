import { createTheme, type PaletteOptions, type Shadows } from '@mui/material/styles';
import { colour, MOTION, RADIUS, SPACE, TYPE, type ColourName, TARGET } from './tokens';
import { buttons } from './buttons';
import { choices } from './choices';
import type { ThemeComponents } from './controls';
import { feedback } from './feedback';
import { fields } from './fields';
import { surfaces } from './surfaces';

/** How MUI derives one colour from others; its own functions can only read literals. */
const MIXES = {
  alpha: (of: string, opacity: number | string) => `rgb(from ${of} r g b / calc(${opacity}))`,
  lighten: (of: string, share: number | string) => mix('#fff', share, of),
  darken: (of: string, share: number | string) => mix('#000', share, of),
};

function mix(one: string, share: number | string, other: string): string {
  return `color-mix(in srgb, ${one} calc(100% * (${share})), ${other})`;
}

const ofText = (opacity: number) => mix(colour('text'), opacity, 'transparent');

function shades(main: ColourName, on: ColourName, dark = main) {
  return {
    main: colour(main),
    light: MIXES.lighten(colour(main), 0.2),
    dark: dark === main ? MIXES.darken(colour(main), 0.2) : colour(dark),
    contrastText: colour(on),
  };
}

/**
 * The colours are the page's own variables, which follow the system from light to dark. So MUI needs no schemes or
 * variables of its own, which would be 19 kB of styles in each document.
 */
const PALETTE: PaletteOptions = {
  primary: shades('brand', 'onBrand', 'brandStrong'),
  secondary: shades('accent', 'onAccent'),
  success: shades('success', 'surface'),
  warning: shades('warning', 'surface'),
  error: shades('error', 'onError'),
  info: shades('brand', 'onBrand'),
  background: { default: colour('background'), paper: colour('surface') },
  text: { primary: colour('text'), secondary: colour('muted'), disabled: ofText(0.45) },
  divider: colour('line'),
  common: { black: colour('text'), white: colour('surface') },
  grey: { 400: ofText(0.3), 700: colour('muted') },
  action: {
    active: ofText(0.65),
    hover: ofText(0.06),
    selected: ofText(0.1),
    disabled: ofText(0.3),
    disabledBackground: ofText(0.12),
    focus: ofText(0.12),
  },
  getContrastText: () => colour('surface'),
};

const heading = (fontSize: string) => ({
  fontFamily: 'var(--serif)',
  fontSize,
  fontWeight: 700,
  lineHeight: 1.2,
});

// One shadow for everything over the page, whatever its height.
const SHADOWS = Array.from({ length: 25 }, (_, height) =>
  height === 0 ? 'none' : 'var(--shadow)',
) as Shadows;

/** MUI's theme of every page, light or dark by the page's variables; `DenseTheme` has the back office's. */
export const theme = Object.assign(
  createTheme({
    palette: PALETTE,
    shape: { borderRadius: RADIUS.normal },
    spacing: SPACE,
    shadows: SHADOWS,
    // Visible on every surface, and in forced colours, where only outlines remain.
    focusVisible: { outlineWidth: 3, outlineColor: 'var(--focus)', boxShadow: 'none' },
    motion: { reducedMotion: 'system' },
    transitions: {
      duration: {
        shortest: MOTION.short,
        shorter: MOTION.short,
        short: MOTION.normal,
        standard: MOTION.normal,
        complex: MOTION.normal,
        enteringScreen: MOTION.normal,
        leavingScreen: MOTION.short,
      },
    },
    typography: {
      fontFamily: 'var(--sans)',
      h1: heading(TYPE.h1),
      h2: heading(TYPE.h2),
      h3: heading(TYPE.h3),
      h6: heading('1.25rem'), // titles of dialogs
      // Large text below a page's heading.
      h5: {
        fontFamily: 'var(--serif)',
        fontSize: 'clamp(1.0625rem, 2.2vw, 1.3125rem)',
        fontWeight: 400,
        lineHeight: 1.5,
        overflowWrap: 'anywhere',
      },
      // Amounts: the price of a product, a total; and text that is slightly emphasized.
      h4: { fontSize: TYPE.price, fontWeight: 700, lineHeight: 1.2 },
      subtitle1: { fontSize: TYPE.total, fontWeight: 700, lineHeight: 1.5 },
      subtitle2: { fontSize: TYPE.body, fontWeight: 700, lineHeight: 1.5 },
      body2: { fontSize: TYPE.small },
      button: { fontWeight: 700, textTransform: 'none' },
    },
  }),
  MIXES,
  // Not as an option: `createTheme` would copy them, deeply, three times.
  { components: themeComponents(false) },
);

/** Returns the components' part of the theme; if dense, with smaller controls and less space, but not for touch. */
export function themeComponents(isDense: boolean): ThemeComponents {
  const target = isDense ? TARGET.dense : TARGET.touch;
  const size = isDense ? 'small' : 'medium';
  return {
    ...buttons(target, size),
    ...fields(target, size),
    ...choices(target, size),
    ...surfaces(isDense, target, size),
    ...feedback(),
  };
}
