import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { identity, LazyThemeContext } from '../LazyTheme';
import { theme } from './theme';

/**
 * Provides MUI's theme and its CSS variables. Part of the chunks that use MUI, so that the home
 * page does without. Light or dark follows the system, so nothing is stored.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} storageManager={null}>
      <LazyThemeContext value={identity}>{children}</LazyThemeContext>
    </ThemeProvider>
  );
}
