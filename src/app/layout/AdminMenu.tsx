import { useLogout } from '../../features/login/useLogout';
import { pageNames } from '../../components/pageNames.texts';
import { ignoreRestOfDoubleClick } from '../../hooks/ignoreRestOfDoubleClick';
import { MenuLink } from './MenuLink';
import { ADMIN_LINKS } from './navLinks';

/** Renders the administrators' links of the navbar, and the logout. */
export default function AdminMenu() {
  const logout = useLogout();
  const pressLogout = () => {
    ignoreRestOfDoubleClick(); // a link takes the place of the button
    void logout();
  };
  return (
    <>
      {ADMIN_LINKS.map(([path, text]) => (
        <MenuLink key={path} path={path}>
          {text}
        </MenuLink>
      ))}
      <MenuLink onPress={pressLogout}>{pageNames.logout}</MenuLink>
    </>
  );
}
