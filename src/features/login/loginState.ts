import { useLocation } from 'react-router';
import { PATHS } from '../../config/paths';
import { routerState } from '../../hooks/entryState';

/** The state of the login's history entry: the page to return to, and that page's own state. Only the shop can write it. */
type LoginState = { from: string; state: unknown };

/** Returns the state of a link or redirect to the login that leads back to the open page. */
export function useLoginState(): LoginState {
  const { pathname, search, hash } = useLocation();
  return { from: pathname + search + hash, state: routerState() };
}

/** Returns the page after an administrator's login: the one they wanted with its state, otherwise home. */
export function usePageAfterLogin(): LoginState {
  const { state } = useLocation() as { state: Partial<LoginState> | null };
  return { from: state?.from ?? PATHS.home, state: state?.state };
}
