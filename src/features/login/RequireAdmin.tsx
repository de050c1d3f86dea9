import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { isNetworkBlocked } from '../../api/recordAndReplay';
import { PATHS } from '../../config/paths';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { useLoginState } from './loginState';

type Props = { isAfterLogout: boolean; children: ReactNode };

/**
 * The pages of administrators: without a token, opening one leads to the login, and from there back (spec section 2);
 * after a logout, to the login only. If the session ends in another way, the page stays, and reports it itself.
 */
export function RequireAdmin(props: Props) {
  const { pathname } = useLocation();
  return <Arrival key={pathname} {...props} />;
}

function Arrival({ isAfterLogout, children }: Props) {
  const isAdmin = useAppSelector(selectIsAdmin);
  // A replayed page stays as in the snapshot.
  const [isAllowed] = useState(isAdmin || isNetworkBlocked());
  return isAllowed ? children : <ToLogin isAfterLogout={isAfterLogout} />;
}

// A component of its own: there is no history when the build renders a page of administrators.
function ToLogin({ isAfterLogout }: Pick<Props, 'isAfterLogout'>) {
  const state = useLoginState();
  return <Navigate replace to={PATHS.login} state={isAfterLogout ? null : state} />;
}
