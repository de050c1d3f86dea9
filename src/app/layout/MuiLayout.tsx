import { Outlet } from 'react-router';
import { MuiTheme } from '../../components/theme/MuiTheme';

/** The layout route of all screens but the home page: in its own file, because it loads MUI. */
export default function MuiLayout({ isDense = false }) {
  return (
    <MuiTheme isDense={isDense}>
      <Outlet />
    </MuiTheme>
  );
}
