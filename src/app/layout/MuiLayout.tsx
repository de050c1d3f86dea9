import { Outlet } from 'react-router';
import { MuiTheme } from '../../components/theme/MuiTheme';
import { SignInProvider } from '../SignInProvider';

/** The layout route of what everyone may open: a file of its own, because MUI loads with it. */
export default function MuiLayout() {
  return (
    <MuiTheme>
      <SignInProvider>
        <Outlet />
      </SignInProvider>
    </MuiTheme>
  );
}
