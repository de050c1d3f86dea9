import type { ReactNode } from 'react';
import { PlainThemeProvider } from './PlainThemeProvider';
import { theme, themeComponents } from './theme';

// Everything else is shared: creating a second theme takes several times as long.
const denseTheme = { ...theme, components: themeComponents(true) };

/** Makes controls within it as small as in the back office. */
export function DenseTheme({ children }: { children: ReactNode }) {
  return <PlainThemeProvider theme={denseTheme}>{children}</PlainThemeProvider>;
}
