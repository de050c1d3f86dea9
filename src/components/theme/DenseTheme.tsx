import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { makeTheme } from './theme';

// Made when it is first rendered: shoppers load this file, too, with the routes.
let denseTheme: Theme | undefined;

/** Makes controls within it as small as in the back office. */
export function DenseTheme({ children }: { children: ReactNode }) {
  const [theme] = useState(() => (denseTheme ??= makeTheme(true)));
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
