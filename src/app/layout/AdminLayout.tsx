import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { MuiFrameContext } from '../../components/LazyTheme';
import { SignInPlace } from '../SignInProvider';
import { lazyWithPreload } from '../../components/lazyWithPreload';

const LateTheme = lazyWithPreload(async () => ({
  default: (await import('../../components/theme/MuiTheme')).MuiTheme,
}));

const inLateTheme = (parts: ReactNode) => <LateTheme>{parts}</LateTheme>;

/** The layout route of administrators' screens of which only the dialogs are made of MUI. */
export default function PlainAdminLayout() {
  return (
    <MuiFrameContext value={inLateTheme}>
      <SignInPlace>
        <Outlet />
      </SignInPlace>
    </MuiFrameContext>
  );
}
