'use no memo';

import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { makeTheme } from './theme';

/** Made when it is first rendered: the routes load this file for shoppers too. */
let denseTheme: ReturnType<typeof makeTheme> | undefined;

/** Makes controls within it as small as in the back office. */
export function DenseTheme({ children }: { children: ReactNode }) {
  denseTheme ??= makeTheme(true);
  return <ThemeProvider theme={denseTheme}>{children}</ThemeProvider>;
}
