import { Outlet } from 'react-router';
import { MuiTheme } from '../../components/theme/MuiTheme';
import { SignInProvider } from '../SignInProvider';

/** The layout route of screens made of MUI. */
export default function MuiLayout() {
  return (
    <MuiTheme>
      <SignInProvider>
        <Outlet />
      </SignInProvider>
    </MuiTheme>
  );
}
