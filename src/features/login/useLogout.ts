import { logFailure } from '../../api/logFailure';
import { logoutApi } from '../../api/logout';
import type { Failure } from '../../domain/types';
import { notificationAdded } from '../notifications/notificationsSlice';
import { loggedOut, selectToken } from '../../session/sessionSlice';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { storeLastLogout } from '../../store/clearAfterSession';
import { logout as texts } from './logout.texts';

const OFFLINE = { error: { kind: 'network' } } satisfies { error: Failure };

/**
 * Returns a function that logs out: the session ends whatever the backend answers. Without a
 * token it does nothing; a failure is only logged (spec section 8).
 */
export function useLogout(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [send] = logoutApi.useLogoutMutation();
  return async () => {
    const token = selectToken(store.getState());
    if (token === null) return;
    // The call reads the token before the session ends. Without a connection it would be refused, in a toast.
    const call = navigator.onLine === false ? OFFLINE : send();
    storeLastLogout(token); // for other tabs, including those that are restored later
    dispatch(loggedOut());
    const { error } = await call;
    if (error) logFailure('Logout non confermato dal server', { error });
    else dispatch(notificationAdded('success', texts.loggedOut));
  };
}
