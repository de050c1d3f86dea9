import type { ReactNode } from 'react';
import { notificationAdded } from '../features/notifications/notificationsSlice';
import { useAppDispatch } from '../store/hooks';
import { common } from '../components/common.texts';
import { SignInContext, useLogin, type SignIn } from '../features/login/useLogin';

/** Lets administrators whose session has ended log in again without leaving the page. */
export function SignInProvider({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const login = useLogin();
  const signIn: SignIn = async (credentials) => {
    const { as, text } = await login(credentials);
    if (as === 'none') return text;
    if (as === 'customer') return common.unauthorized;
    dispatch(notificationAdded('success', text));
    return null;
  };
  return <SignInContext value={signIn}>{children}</SignInContext>;
}
