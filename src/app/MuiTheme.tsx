import { Global, ThemeContext } from '@emotion/react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { SignInPlace } from './SignInPlace';
import { theme } from './theme';

/**
 * The theme of MUI and its variables. They come with what is made of MUI, so that the home
 * page does without the library. MUI reads its theme from emotion's context.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeContext value={theme}>
      <Global styles={theme.generateStyleSheets()} />
      {children}
    </ThemeContext>
  );
}

/** The layout route of the screens that are made of MUI. */
export default function MuiLayout() {
  return (
    <MuiTheme>
      <SignInPlace>
        <Outlet />
      </SignInPlace>
    </MuiTheme>
  );
}
