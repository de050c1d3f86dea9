import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { MuiFrameContext } from '../ui/MuiFrame';
import { SignInPlace } from './SignInPlace';
import { lazyWithPreload } from '../ui/lazyWithPreload';

const LateTheme = lazyWithPreload(async () => ({ default: (await import('./MuiTheme')).MuiTheme }));

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
