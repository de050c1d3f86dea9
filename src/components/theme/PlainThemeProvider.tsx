'use no memo';

import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ReactNode } from 'react';

type Props = { theme: { components?: object | undefined }; children: ReactNode };

/**
 * Gives a theme to the styles of MUI's components and to their default props. MUI's own `ThemeProvider` also merges it with
 * outer ones, in ten components, and each change of an order in twenty tabs passes all that are above it.
 */
export function PlainThemeProvider({ theme, children }: Props) {
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={theme.components ?? {}}>{children}</DefaultPropsProvider>
    </ThemeContext>
  );
}
