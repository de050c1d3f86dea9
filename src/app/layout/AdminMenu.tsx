import { NavLink } from 'react-router';
import { PATHS } from '../../config/paths';
import { useLogout } from '../../features/login/useLogout';
import { shell } from '../shell.texts';

const LINKS = [
  [PATHS.adminProfile, shell.profile],
  [PATHS.insertProduct, shell.newProduct],
  [PATHS.allOrders, shell.orders],
  [PATHS.overview, shell.overview],
] as const;

/** The navbar's part for administrators. */
export default function AdminMenu({ className }: { className: string }) {
  const logout = useLogout();
  return (
    <>
      {LINKS.map(([path, text]) => (
        <NavLink key={path} to={path} className={className}>
          {text}
        </NavLink>
      ))}
      <button type="button" className={className} onClick={() => void logout()}>
        {shell.logout}
      </button>
    </>
  );
}
