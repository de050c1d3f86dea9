import { Outlet } from 'react-router';
import { MuiTheme } from '../../components/theme/MuiTheme';
import { SignInProvider } from '../SignInProvider';

/** The layout route of the back office, whose controls are denser. */
export default function AdminLayout() {
  return (
    <MuiTheme isDense>
      <SignInProvider>
        <Outlet />
      </SignInProvider>
    </MuiTheme>
  );
}
