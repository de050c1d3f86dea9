import { createTheme } from '@mui/material/styles';
import { PALETTE } from './palette';

type Colours = { [Name in keyof typeof PALETTE.light]: string };

const paletteOf = (colours: Colours) => ({
  primary: { main: colours.brand, dark: colours.brandStrong, contrastText: colours.onBrand },
  secondary: { main: colours.accent, contrastText: colours.onAccent },
  success: { main: colours.success },
  warning: { main: colours.warning },
  error: { main: colours.error },
  background: { default: colours.background, paper: colours.surface },
  text: { primary: colours.text, secondary: colours.muted },
  divider: colours.line,
});

/** MUI's theme in the shop's colours and shapes, light and dark by system preference. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: {
    light: { palette: paletteOf(PALETTE.light) },
    dark: { palette: paletteOf(PALETTE.dark) },
  },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: 'var(--sans)',
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      // The ring of base.css, which the library's own reset would take away.
      styleOverrides: {
        root: { '&:focus-visible': { outline: '3px solid var(--accent)', outlineOffset: 2 } },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minHeight: 44 } },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true } },
    MuiDialog: { defaultProps: { fullWidth: true, maxWidth: 'xs' } },
  },
});
