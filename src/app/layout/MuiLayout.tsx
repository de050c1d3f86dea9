import { Outlet } from 'react-router';
import { MuiTheme } from '../../components/theme/MuiTheme';
import { SignInPlace } from '../SignInProvider';

/** The layout route of the screens that are made of MUI. */
export default function MuiLayout() {
  return (
    <MuiTheme>
      <SignInPlace>
        <Outlet />
      </SignInPlace>
    </MuiTheme>
  );
}
