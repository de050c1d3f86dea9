import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { makeTheme } from './theme';

const denseTheme = makeTheme(true);

/** Makes controls within it as small as in the back office. */
export function DenseTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={denseTheme}>{children}</ThemeProvider>;
}
