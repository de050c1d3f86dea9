import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { identity, LazyThemeContext } from '../LazyTheme';
import { theme } from './theme';

/**
 * The theme of MUI and its variables. They come with what is made of MUI, so that the home
 * page does without the library. Light or dark is the system's choice, so nothing is stored.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} storageManager={null}>
      <LazyThemeContext value={identity}>{children}</LazyThemeContext>
    </ThemeProvider>
  );
}
