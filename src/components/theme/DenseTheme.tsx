import { ThemeProvider } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { makeTheme } from './theme';

/** Makes controls within it as small as in the back office. */
export function DenseTheme({ children }: { children: ReactNode }) {
  // Not at module level: shoppers load this file, too, with the routes.
  const [theme] = useState(() => makeTheme(true));
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
