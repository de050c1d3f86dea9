import type { Components, Theme } from '@mui/material/styles';
import { LinkBehavior } from './LinkBehavior';
import { RADIUS, TARGET, TYPE } from './tokens';
import { themeTexts } from './theme.texts';

type ThemeComponents = Components<Theme>;

type Size = 'small' | 'medium';

/** What is pressed is this high at least: in the back office less, but not for fingers. */
function targets(height: number) {
  return {
    minHeight: height,
    ...(height < TARGET.touch && { '@media (pointer: coarse)': { minHeight: TARGET.touch } }),
  };
}

// A control that must keep the focus is not `disabled` but `aria-disabled`, and looks the same.
const UNUSABLE = {
  '&.Mui-disabled, &[aria-disabled="true"]': { opacity: 0.55, cursor: 'default' },
};

/** Returns the defaults and styles of MUI's components, for shoppers or, denser, the back office. */
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

function buttons(target: number, size: Size): ThemeComponents {
  return {
    MuiButtonBase: { defaultProps: { disableRipple: true, LinkComponent: LinkBehavior } },
    MuiButton: {
      defaultProps: { disableElevation: true, size },
      styleOverrides: {
        root: ({ theme, ownerState: { color = 'primary', variant = 'text' } }) => {
          const { main, contrastText } = theme.palette[color === 'inherit' ? 'primary' : color];
          return {
            ...targets(target),
            ...UNUSABLE,
            paddingInline: '1rem',
            fontSize: TYPE.body,
            lineHeight: 1.2,
            overflowWrap: 'anywhere',
            // What is disabled keeps its colours, paler; while it loads, its place shows a spinner.
            '&.Mui-disabled:not(.MuiButton-loading)':
              variant === 'contained'
                ? { color: contrastText, backgroundColor: main }
                : { color: main, borderColor: 'currentColor' },
          };
        },
        sizeSmall: { paddingInline: '0.75rem', fontSize: TYPE.small },
        sizeLarge: { minHeight: 52, paddingInline: '1.5rem' },
        // Its colour is gone there, so that it would look like text.
        contained: { '@media (forced-colors: active)': { border: '2px solid' } },
        // MUI's own border is too pale to be seen as one.
        outlined: { borderColor: 'currentColor' },
        text: {
          textDecoration: 'underline',
          textDecorationThickness: '1px',
          textUnderlineOffset: '0.25em',
          '&:hover': { textDecorationThickness: '2px' },
          '&.Mui-disabled, &[aria-disabled="true"]': { textDecoration: 'none' },
        },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          ...targets(target),
          ...UNUSABLE,
          minWidth: target,
          color: 'inherit',
          '&.Mui-disabled': { color: 'inherit' },
        },
      },
    },
    MuiToggleButton: {
      defaultProps: { size },
      styleOverrides: {
        sizeSmall: { fontSize: TYPE.small },
        root: ({ theme }) => ({
          ...targets(target),
          paddingInline: '0.9rem',
          borderColor: theme.palette.text.secondary,
          color: theme.palette.text.primary,
          fontWeight: 600,
          lineHeight: 1.2,
          textTransform: 'none',
          overflowWrap: 'anywhere',
          '&.Mui-selected, &.Mui-selected:hover': {
            backgroundColor: theme.palette.primary.main,
            color: theme.palette.primary.contrastText,
            '@media (forced-colors: active)': {
              forcedColorAdjust: 'none',
              backgroundColor: 'Highlight',
              color: 'HighlightText',
            },
          },
        }),
      },
    },
    MuiLink: {
      defaultProps: { component: LinkBehavior, underline: 'always' },
      styleOverrides: {
        root: {
          textDecorationColor: 'currentColor',
          textUnderlineOffset: '0.18em',
          '&:hover': { textDecorationThickness: '2px' },
        },
      },
    },
  };
}

// Labels stand above their fields: long ones wrap, and none lies over a date or a choice.
function fields(target: number, size: Size): ThemeComponents {
  return {
    MuiTextField: {
      defaultProps: {
        variant: 'outlined',
        fullWidth: true,
        size,
        slotProps: { select: { native: true } },
      },
    },
    MuiFormControl: { defaultProps: { size } },
    // No asterisk: it would become part of a name, and a form says in words what it needs.
    MuiFormLabel: {
      defaultProps: { required: false },
      styleOverrides: {
        root: ({ theme }) => ({
          color: theme.palette.text.secondary,
          fontSize: TYPE.small,
          lineHeight: 1.5,
          '&.Mui-focused:not(.Mui-error)': { color: theme.palette.text.primary },
        }),
      },
    },
    MuiInputLabel: {
      defaultProps: { required: false, shrink: true, disableAnimation: true },
      styleOverrides: {
        root: {
          position: 'static',
          maxWidth: 'none',
          marginBottom: '0.25rem',
          overflow: 'visible',
          transform: 'none',
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
          pointerEvents: 'auto',
        },
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: ({ theme }) => ({
          ...targets(target),
          backgroundColor: theme.palette.background.paper,
        }),
        input: {
          boxSizing: 'border-box',
          height: 'auto',
          padding: '0.35rem 0.75rem',
          // What browsers put into it is higher than a line.
          '&[type="date"]': { paddingBlock: 0 },
          // MUI's own sign, a thicker border, would not be seen on a field in error.
          '&:focus-visible ~ .MuiOutlinedInput-notchedOutline': {
            borderWidth: 1,
            outline: '3px solid var(--accent)',
            outlineOffset: 2,
          },
        },
        multiline: { padding: 0 },
        notchedOutline: ({ theme }) => ({
          top: 0,
          borderColor: theme.palette.text.secondary,
          '& legend': { display: 'none' },
        }),
      },
    },
    MuiInputBase: {
      styleOverrides: {
        // Phones enlarge the page for a field whose text is smaller.
        root: { lineHeight: 1.5, '@media (pointer: coarse)': { fontSize: TYPE.body } },
        input: { '&[type="search"]': { appearance: 'none' } },
      },
    },
    MuiSelect: { defaultProps: { native: true, size } },
    MuiFormHelperText: {
      styleOverrides: { root: { marginInline: 0, fontSize: TYPE.small, lineHeight: 1.4 } },
    },
    MuiAutocomplete: {
      defaultProps: {
        size,
        closeText: themeTexts.close,
        clearText: themeTexts.clear,
        openText: themeTexts.open,
        loadingText: themeTexts.loading,
        noOptionsText: themeTexts.noOptions,
      },
      styleOverrides: {
        // Of the list, not of the option: MUI finds those in its own popper only.
        listbox: {
          '& .MuiAutocomplete-option': {
            ...targets(target),
            borderRadius: RADIUS.normal,
            '&.Mui-focused': {
              backgroundColor: 'var(--raised)',
              boxShadow: 'inset 3px 0 0 var(--brand)',
              '@media (forced-colors: active)': {
                outline: '2px solid Highlight',
                outlineOffset: -2,
              },
            },
          },
        },
      },
    },
    MuiListSubheader: { styleOverrides: { root: { paddingBlock: '0.5rem', lineHeight: 1.5 } } },
    MuiListItemButton: {
      styleOverrides: {
        root: {
          ...targets(target),
          // One that is a button has the letters of a link.
          font: 'inherit',
          // Where colours are gone, too.
          '&.Mui-selected': { boxShadow: 'inset 3px 0 0 var(--brand)', fontWeight: 600 },
        },
      },
    },
  };
}

function choices(target: number, size: Size): ThemeComponents {
  const box = { flex: 'none', minWidth: target, minHeight: target };
  return {
    MuiCheckbox: { defaultProps: { size }, styleOverrides: { root: box } },
    MuiRadio: { defaultProps: { size }, styleOverrides: { root: box } },
    MuiFormControlLabel: { styleOverrides: { label: { overflowWrap: 'anywhere' } } },
    MuiRating: {
      defaultProps: {
        getLabelText: themeTexts.stars,
        emptyLabelText: themeTexts.noStars,
        // The radio for no star at all, which MUI adds: a form that allows it says so in words.
        slotProps: {
          label: (state) => ({
            hidden: 'emptyValueFocused' in state && state.emptyValueFocused !== undefined,
          }),
        },
      },
      styleOverrides: {
        root: { color: 'var(--star)' },
        iconEmpty: { color: 'var(--star)' },
        // Stars to be chosen with a finger: 30 pixels wide, and the space around them. Each radio
        // lies invisible over its star, so that it is where it is seen.
        sizeLarge: {
          marginLeft: -7,
          '& .MuiRating-icon': { padding: (TARGET.touch - 30) / 2 },
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

function surfaces(isDense: boolean, target: number, size: Size): ThemeComponents {
  const block = isDense ? '0.5rem' : '0.75rem';
  return {
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiCardContent: {
      styleOverrides: {
        root: {
          overflowWrap: 'anywhere',
          padding: isDense ? '1rem' : '1.25rem',
          '&:last-child': { paddingBottom: isDense ? '1rem' : '1.25rem' },
        },
      },
    },
    MuiDialog: {
      defaultProps: { fullWidth: true, maxWidth: 'xs' },
      styleOverrides: {
        paper: {
          margin: 16,
          width: 'calc(100% - 32px)',
          maxHeight: 'calc(100% - 32px)',
          border: '1px solid var(--line)',
          boxShadow: 'var(--shadow)',
        },
        paperFullScreen: { margin: 0, width: '100%', maxHeight: 'none', border: 0 },
      },
    },
    MuiDialogTitle: {
      styleOverrides: { root: { padding: '1.25rem 1.5rem 0.75rem', overflowWrap: 'anywhere' } },
    },
    MuiDialogContent: {
      styleOverrides: { root: { paddingInline: '1.5rem', overflowWrap: 'anywhere' } },
    },
    MuiDialogActions: {
      styleOverrides: {
        root: { flexWrap: 'wrap', gap: '0.5rem', padding: '0.75rem 1.5rem 1.25rem' },
      },
      defaultProps: { disableSpacing: true },
    },
    MuiTable: { defaultProps: { size } },
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme }) => ({
          padding: `${block} 0.75rem`,
          borderBottomColor: theme.palette.divider,
          fontSize: isDense ? TYPE.dense : TYPE.body,
          lineHeight: 1.5,
        }),
        head: ({ theme }) => ({
          paddingBlock: '0.5rem',
          borderBottomWidth: 2,
          color: theme.palette.text.secondary,
          fontSize: TYPE.small,
          fontWeight: 600,
        }),
      },
    },
    MuiTableSortLabel: {
      styleOverrides: {
        root: {
          ...targets(target),
          font: 'inherit',
          // Where a press would sort is seen without a pointer, too.
          '&:not(.Mui-active) .MuiTableSortLabel-icon': { opacity: 0.4 },
        },
      },
    },
    MuiTooltip: {
      defaultProps: { arrow: true },
      styleOverrides: {
        tooltip: ({ theme }) => ({
          backgroundColor: theme.palette.text.primary,
          color: theme.palette.background.default,
          fontSize: TYPE.fine,
        }),
        arrow: ({ theme }) => ({ color: theme.palette.text.primary }),
      },
    },
  };
}

function feedback(): ThemeComponents {
  return {
    // One look for all kinds: the page's surface, and the kind as a line at the side and an icon.
    MuiAlert: {
      defaultProps: { closeText: themeTexts.close },
      styleOverrides: {
        root: ({ theme, ownerState: { severity = 'success', variant = 'standard' } }) =>
          variant === 'standard'
            ? {
                flexWrap: 'wrap',
                alignItems: 'center',
                padding: '0.5rem 1.25rem',
                border: `1px solid ${theme.palette.divider}`,
                borderLeft: `4px solid ${theme.palette[severity].main}`,
                backgroundColor: theme.palette.background.paper,
                color: theme.palette.text.primary,
                fontSize: TYPE.body,
                lineHeight: 1.5,
                '& .MuiAlert-icon': { color: theme.palette[severity].main },
              }
            : {},
        message: { flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' },
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
        root: { backgroundColor: 'var(--raised)' },
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
    MuiStepLabel: {
      styleOverrides: {
        label: ({ theme }) => ({
          color: theme.palette.text.secondary,
          overflowWrap: 'anywhere',
          '&.Mui-active': { fontWeight: 600 },
          '&.MuiStepLabel-alternativeLabel': { marginTop: '0.5rem' },
        }),
      },
    },
    MuiStepIcon: {
      styleOverrides: {
        root: { '&:not(.Mui-active, .Mui-completed)': { color: 'var(--muted)' } },
        text: { fontWeight: 600 },
      },
    },
    MuiStepConnector: {
      styleOverrides: {
        root: {
          '&.Mui-active, &.Mui-completed': {
            '& .MuiStepConnector-line': { borderColor: 'var(--brand)' },
          },
        },
        line: { borderColor: 'var(--line)', borderWidth: 2 },
      },
    },
  };
}
