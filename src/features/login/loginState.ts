import { useLocation } from 'react-router';
import { PATHS } from '../../config/paths';

/** What a history entry of the login knows: the page to go back to. Nobody else can write it. */
type LoginState = { from: string };

/** Returns the state of a link or redirect to the login that leads back to the open page. */
export function useLoginState(): LoginState {
  const { pathname, search, hash } = useLocation();
  return { from: pathname + search + hash };
}

/** Returns where an administrator goes after the login: back to the page they came for, else home. */
export function usePathAfterLogin(): string {
  const { state } = useLocation() as { state: Partial<LoginState> | null };
  return state?.from ?? PATHS.home;
}
