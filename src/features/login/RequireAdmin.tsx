import { useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { isNetworkBlocked } from '../../api/recordAndReplay';
import { PATHS } from '../../config/paths';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { useLoginState } from './loginState';

/**
 * The pages of administrators: arriving at one without a token leads to the login, and from there
 * back (spec section 2). When the session ends later, the page stays, and says so itself.
 */
export function RequireAdmin() {
  const { pathname } = useLocation();
  return (
    <Arrival key={pathname}>
      <Outlet />
    </Arrival>
  );
}

function Arrival({ children }: { children: ReactNode }) {
  const isAdmin = useAppSelector(selectIsAdmin);
  // A replayed page stays what it was in the snapshot.
  const [isAllowed] = useState(isAdmin || isNetworkBlocked());
  const state = useLoginState();
  return isAllowed ? children : <Navigate replace to={PATHS.login} state={state} />;
}
