import type { ReactNode } from 'react';
import { useLogin } from '../features/login/useLogin';
import { notificationAdded } from '../features/notifications/notificationsSlice';
import { useAppDispatch } from '../store/hooks';
import { common } from '../components/common.texts';
import { SignInContext, type SignIn } from '../features/login/signIn';

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
