import { targets, type ThemeComponents, type Size } from './controls';
import { RADIUS, TYPE } from './tokens';

/** Together with the border this is 0.35rem above and below the text, and 12 pixels on either side. */
const PADDING = 'calc(0.35rem - 1px) 11px';

/** Fields and their labels, which are above the fields: long ones wrap, and none covers a date or a choice. */
export function fields(target: number, size: Size): ThemeComponents {
  return {
    MuiTextField: {
      defaultProps: {
        variant: 'standard',
        fullWidth: true,
        size,
        slotProps: { select: { native: true } },
      },
    },
    MuiFormControl: { defaultProps: { size, variant: 'standard' } },
    // No asterisk: it would become part of the name, and a form says in words what is required.
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
      defaultProps: { shrink: true, disableAnimation: true },
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
    MuiInput: {
      defaultProps: { disableUnderline: true },
      styleOverrides: {
        root: ({ theme: { palette } }) => ({
          ...targets(target),
          border: `1px solid ${palette.text.secondary}`,
          borderRadius: RADIUS.normal,
          backgroundColor: palette.background.paper,
          'label + &, .MuiInputLabel-root + &': { marginTop: 0 },
          '&:hover': { borderColor: palette.text.primary },
          '&.Mui-focused': { borderColor: palette.primary.main },
          '&.Mui-error': { borderColor: palette.error.main },
          '&.Mui-disabled': { borderColor: palette.action.disabled },
          '&:has(> :focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: 2 },
          '&.MuiInputBase-adornedEnd': { paddingRight: 12 },
        }),
        input: {
          boxSizing: 'border-box',
          height: 'auto',
          padding: PADDING,
          // The label stays below the page's header when the field gets the focus.
          scrollMarginTop: '2rem',
          '&:-webkit-autofill': { borderRadius: 'inherit' },
          // The browser's own content is higher than a line.
          '&[type="date"]': { paddingBlock: 0 },
          // WebKit, the only one with this property, shows today's day in an empty field.
          '@supports (hanging-punctuation: first)': {
            '&[type="date"][value=""]:not(:focus-within)::-webkit-datetime-edit': {
              opacity: 0,
            },
          },
        },
        // A text area: it grows with its text in browsers that can; in others it scrolls.
        multiline: ({ ownerState: { minRows } }) => ({
          padding: 0,
          '& textarea': {
            resize: 'vertical',
            ...(minRows && {
              fieldSizing: 'content',
              minHeight: `calc(${minRows}lh + 0.7rem - 2px)`,
            }),
          },
        }),
      },
    },
    MuiNativeSelect: {
      styleOverrides: {
        select: { '&&&': { paddingRight: 'calc(2rem - 1px)' } },
        icon: { right: 6 },
      },
    },
    MuiInputBase: {
      // MUI's global autofill animations, which move the label of a filled field, are not needed.
      defaultProps: { disableInjectingGlobalStyles: true },
      styleOverrides: {
        // Phones zoom in on a field whose text is smaller.
        root: { lineHeight: 1.5, '@media (pointer: coarse)': { fontSize: TYPE.body } },
        input: ({ theme }) => ({
          '&[type="search"]': { appearance: 'none' },
          '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
        }),
      },
    },
    MuiFormHelperText: {
      styleOverrides: { root: { marginInline: 0, fontSize: TYPE.small, lineHeight: 1.4 } },
    },
    MuiAutocomplete: {
      defaultProps: { size },
      styleOverrides: {
        // MUI's own rules, with paddings for its underlined fields, are as specific.
        root: {
          '& .MuiInput-root.MuiInput-root': {
            paddingBottom: 0,
            '& .MuiInput-input': { padding: PADDING },
          },
        },
        // On the list, not the option: MUI styles options only in its own popper.
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
          // A legend that is a button looks like a link.
          font: 'inherit',
          '&.Mui-selected': {
            boxShadow: 'inset 3px 0 0 var(--brand)',
            fontWeight: 700,
            // Shadows and backgrounds are not shown with forced colours.
            '@media (forced-colors: active)': { borderInlineStart: '3px solid Highlight' },
          },
        },
      },
    },
  };
}
