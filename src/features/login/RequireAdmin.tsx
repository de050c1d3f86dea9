import { useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { isNetworkBlocked } from '../../api/recordAndReplay';
import { PATHS } from '../../config/paths';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { useLoginState } from './loginState';

/**
 * The pages of administrators: without a token, opening one leads to the login, and from there back (spec section 2).
 * If the session ends later, the page stays, and reports it itself.
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
  // A replayed page stays as in the snapshot.
  const [isAllowed] = useState(isAdmin || isNetworkBlocked());
  const state = useLoginState();
  return isAllowed ? children : <Navigate replace to={PATHS.login} state={state} />;
}
