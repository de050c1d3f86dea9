import { useLocation } from 'react-router';
import { PATHS } from '../../config/paths';

/** The state of the login's history entry: the page to return to. Only the shop can write it. */
type LoginState = { from: string };

/** Returns the state of a link or redirect to the login that leads back to the open page. */
export function useLoginState(): LoginState {
  const { pathname, search, hash } = useLocation();
  return { from: pathname + search + hash };
}

/** Returns the path after an administrator's login: the page they wanted, otherwise home. */
export function usePathAfterLogin(): string {
  const { state } = useLocation() as { state: Partial<LoginState> | null };
  return state?.from ?? PATHS.home;
}
