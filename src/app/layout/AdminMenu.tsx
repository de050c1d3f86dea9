import { NavLink } from 'react-router';
import { PATHS } from '../../config/paths';
import { useLogout } from '../../features/login/useLogout';
import { pageNames } from '../../components/pageNames.texts';

const LINKS = [
  [PATHS.adminProfile, pageNames.profile],
  [PATHS.insertProduct, pageNames.newProduct],
  [PATHS.allOrders, pageNames.orders],
  [PATHS.overview, pageNames.overview],
] as const;

/** Renders the administrators' links of the navbar, and the logout. */
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
        {pageNames.logout}
      </button>
    </>
  );
}
