import { Outlet } from 'react-router';
import { common } from '../../components/common.texts';
import { MuiTheme } from '../../components/theme/MuiTheme';
import { SignInContext, useLogin, type SignIn } from '../../features/login/useLogin';
import { notificationAdded } from '../../features/notifications/notificationsSlice';
import { useAppDispatch } from '../../store/hooks';

/**
 * The layout route of all screens but the home page: a file of its own, because MUI loads with it.
 * Administrators whose session has ended may log in again without leaving the page.
 */
export default function MuiLayout({ isDense = false }) {
  const dispatch = useAppDispatch();
  const login = useLogin();
  const signIn: SignIn = async (credentials) => {
    const { as, text } = await login(credentials);
    if (as === 'none') return text;
    if (as === 'customer') return common.unauthorized;
    dispatch(notificationAdded('success', text));
    return null;
  };
  return (
    <MuiTheme isDense={isDense}>
      <SignInContext value={signIn}>
        <Outlet />
      </SignInContext>
    </MuiTheme>
  );
}
