import { Outlet } from 'react-router';
import { MuiTheme } from '../../components/theme/MuiTheme';

/** The layout route of all screens but the home page: a file of its own, because MUI loads with it. */
export default function MuiLayout({ isDense = false }) {
  return (
    <MuiTheme isDense={isDense}>
      <Outlet />
    </MuiTheme>
  );
}
