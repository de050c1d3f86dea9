import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { backOfficeTheme, theme } from './theme';

type Props = {
  children: ReactNode;
  /** Whether controls are as small as in the back office. */
  isDense?: boolean;
};

/**
 * Provides MUI's theme, whose colours are the page's own variables. MUI's styles are in the layer `mui`, so that every CSS module wins over them.
 */
export function MuiTheme({ children, isDense = false }: Props) {
  return (
    <StyledEngineProvider enableCssLayer>
      <ThemeProvider theme={isDense ? backOfficeTheme : theme}>{children}</ThemeProvider>
    </StyledEngineProvider>
  );
}
