import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { LazyThemeContext } from '../../components/LazyTheme';
import { SignInProvider } from '../SignInProvider';
import { lazyWithPreload } from '../../components/lazyWithPreload';

const LateTheme = lazyWithPreload(async () => ({
  default: (await import('../../components/theme/MuiTheme')).MuiTheme,
}));

const inLateTheme = (parts: ReactNode) => <LateTheme>{parts}</LateTheme>;

/** The layout route of administrators' screens of which only the dialogs are made of MUI. */
export default function AdminLayout() {
  return (
    <LazyThemeContext value={inLateTheme}>
      <SignInProvider>
        <Outlet />
      </SignInProvider>
    </LazyThemeContext>
  );
}
