import { targets, type ThemeComponents, type Size } from './controls';
import { TYPE } from './tokens';

/** Cards, dialogs, tables and overlays. */
export function surfaces(isDense: boolean, target: number, size: Size): ThemeComponents {
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
          padding: isDense ? 16 : 20,
          '&:last-child': { paddingBottom: isDense ? 16 : 20 },
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
          // The dialog itself lays out the form's content.
          '& > form': { display: 'contents' },
        },
        paperFullScreen: { margin: 0, width: '100%', maxHeight: 'none', border: 0 },
      },
    },
    MuiDialogTitle: {
      styleOverrides: { root: { padding: '1.25rem 24px 0.75rem', overflowWrap: 'anywhere' } },
    },
    MuiDialogContent: {
      styleOverrides: { root: { paddingInline: 24, overflowWrap: 'anywhere' } },
    },
    MuiDialogActions: {
      styleOverrides: {
        root: { flexWrap: 'wrap', gap: '0.5rem', padding: '0.75rem 24px 1.25rem' },
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
          fontWeight: 700,
        }),
      },
    },
    MuiTableSortLabel: {
      styleOverrides: {
        root: {
          ...targets(target),
          font: 'inherit',
          // Shows that a column can be sorted, even without a pointer.
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
