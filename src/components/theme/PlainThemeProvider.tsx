'use no memo';

import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ReactNode } from 'react';

type Props = { theme: { components?: object | undefined }; children: ReactNode };

/**
 * Provides a theme for the styles and default props of MUI's components. MUI's own `ThemeProvider` also merges it with
 * outer ones, in ten components, and React passes through all of them to render any change below.
 */
export function PlainThemeProvider({ theme, children }: Props) {
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={theme.components ?? {}}>{children}</DefaultPropsProvider>
    </ThemeContext>
  );
}
