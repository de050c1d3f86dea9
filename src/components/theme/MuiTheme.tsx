import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { backOfficeTheme, theme } from './theme';

type Props = {
  children: ReactNode;
  /** Whether controls are as small as administrators have them. */
  isDense?: boolean;
};

/**
 * Provides MUI's theme and its CSS variables; light or dark follows the system, so nothing is
 * stored. MUI's styles are in the layer `mui`, so that every CSS module wins over them.
 */
export function MuiTheme({ children, isDense = false }: Props) {
  return (
    <StyledEngineProvider enableCssLayer>
      <ThemeProvider theme={isDense ? backOfficeTheme : theme} storageManager={null}>
        {children}
      </ThemeProvider>
    </StyledEngineProvider>
  );
}
