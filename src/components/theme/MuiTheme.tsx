'use no memo';

import { StyledEngineProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PlainThemeProvider } from './PlainThemeProvider';
import { theme } from './theme';

/**
 * Provides MUI's theme, whose colours are the page's own variables. MUI's styles are in the layer `mui`, so that every
 * CSS module wins over them.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  return (
    <StyledEngineProvider enableCssLayer>
      <PlainThemeProvider theme={theme}>{children}</PlainThemeProvider>
    </StyledEngineProvider>
  );
}
