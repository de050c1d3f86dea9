import { accessApi } from '../api/access';
import { draftsDropped } from '../state/drafts';
import { noticed } from '../state/notices';
import { selectToken, signedOut } from '../state/session';
import { useAppDispatch, useAppStore } from '../store/hooks';
import { shell } from '../texts/shell';

/**
 * Logs out: the session ends here whatever the backend answers. Without a token nothing
 * happens; a failure is only logged (spec section 8).
 */
export function useLogout(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [send] = accessApi.useLogoutMutation();
  return async () => {
    if (selectToken(store.getState()) === null) return;
    const call = send(); // takes the token along before the session ends
    dispatch(signedOut());
    dispatch(draftsDropped()); // whoever sits down next finds nothing half typed
    const { error } = await call;
    if (error) console.warn('Logout non confermato dal server', error);
    else dispatch(noticed('success', shell.loggedOut));
  };
}
