import { NavLink } from 'react-router';
import { useLogout } from '../../features/login/useLogout';
import { pageNames } from '../../components/pageNames.texts';
import { ADMIN_LINKS } from './navLinks';

/** Renders the administrators' links of the navbar, and the logout. */
export default function AdminMenu({ className }: { className: string }) {
  const logout = useLogout();
  return (
    <>
      {ADMIN_LINKS.map(([path, text]) => (
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
