import { createTheme, type CssVarsThemeOptions, type Shadows } from '@mui/material/styles';
import { themeComponents } from './components';
import { MOTION, PALETTE, RADIUS, SPACE, TYPE } from './tokens';

type Colours = { [Name in keyof typeof PALETTE.light]: string };
type Scheme = keyof typeof PALETTE;

const paletteOf = (colours: Colours) => ({
  primary: { main: colours.brand, dark: colours.brandStrong, contrastText: colours.onBrand },
  secondary: { main: colours.accent, contrastText: colours.onAccent },
  success: { main: colours.success },
  warning: { main: colours.warning },
  error: { main: colours.error, contrastText: colours.onError },
  info: { main: colours.brand },
  background: { default: colours.background, paper: colours.surface },
  text: { primary: colours.text, secondary: colours.muted },
  divider: colours.line,
});

const heading = (fontSize: string) => ({
  fontFamily: 'var(--serif)',
  fontSize,
  fontWeight: 600,
  lineHeight: 1.2,
});

const SCHEMES = {
  light: { palette: paletteOf(PALETTE.light) },
  dark: { palette: paletteOf(PALETTE.dark) },
};

// One shadow for all that lies over the page, whatever its height.
const SHADOWS = Array.from({ length: 25 }, (_, height) =>
  height === 0 ? 'none' : 'var(--shadow)',
) as Shadows;

const optionsOf = (isDense: boolean): CssVarsThemeOptions => ({
  shape: { borderRadius: RADIUS.normal },
  spacing: SPACE,
  shadows: SHADOWS,
  // Visible on every surface, and in forced colours, where only outlines are left.
  focusVisible: { outlineWidth: 3, outlineColor: 'var(--accent)', boxShadow: 'none' },
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
    body2: { fontSize: TYPE.small },
    button: { fontWeight: 600, textTransform: 'none' },
  },
  components: themeComponents(isDense),
});

const make = (isDense: boolean) =>
  createTheme({
    ...optionsOf(isDense),
    cssVariables: { colorSchemeSelector: 'media' },
    colorSchemes: SCHEMES,
  });

/** MUI's theme for shoppers, light and dark by system preference. */
export const theme = make(false);

/** The same for the back office: smaller controls and less space, but not for fingers. */
export const backOfficeTheme = make(true);

/** Returns the theme in one scheme, whatever the system prefers, with CSS variables of its own. */
export function themeInScheme(scheme: Scheme, isDense: boolean) {
  return createTheme({
    ...optionsOf(isDense),
    cssVariables: { cssVarPrefix: scheme, disableCssColorScheme: true },
    colorSchemes: { [scheme]: SCHEMES[scheme] },
    defaultColorScheme: scheme,
  });
}
