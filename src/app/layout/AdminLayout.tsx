import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { LazyThemeContext } from '../../components/LazyTheme';
import { SignInProvider } from '../SignInProvider';
import { lazyWithPreload } from '../../components/lazyWithPreload';

const LazyMuiTheme = lazyWithPreload(async () => ({
  default: (await import('../../components/theme/MuiTheme')).MuiTheme,
}));

const withMuiTheme = (children: ReactNode) => <LazyMuiTheme>{children}</LazyMuiTheme>;

/** The layout route of administrators' screens that use MUI only in dialogs. */
export default function AdminLayout() {
  return (
    <LazyThemeContext value={withMuiTheme}>
      <SignInProvider>
        <Outlet />
      </SignInProvider>
    </LazyThemeContext>
  );
}
