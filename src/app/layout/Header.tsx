import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useRef, useState, type MouseEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { cartApi } from '../../api/cart';
import { isBackOffice, PATHS } from '../../config/paths';
import { SHOP } from '../../config/shop';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { common } from '../../components/common.texts';
import { demonstration, layout } from './layout.texts';
import { pageNames } from '../../components/pageNames.texts';
import { CartIcon, MenuIcon } from '../../components/icons';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { MenuLink } from './MenuLink';
import { ADMIN_LINKS, SHOP_LINKS } from './navLinks';
import styles from './Header.module.css';

/** Loads after the first screen: shoppers do not need it. */
export const AdminMenu = lazyWithPreload(() => import('./AdminMenu'));

const MenuDrawer = lazyWithPreload(() => import('./MenuDrawer'));

/** A production build without a backend is marked as a demonstration, so that no one takes it for a shop. */
const IS_DEMONSTRATION = import.meta.env.PROD && !import.meta.env.VITE_API_HOST;

/** The id of the main element, for the skip link. */
export const MAIN_ID = 'contenuto';

const MENU_ID = 'menu';

/** The strip with the shop's promises, which scrolls away, and the navbar, which stays. */
export function Header() {
  const { pathname } = useLocation();
  return (
    <>
      <Link className={styles['skip'] ?? ''} href={`#${MAIN_ID}`} onClick={skipToMain}>
        {common.skipToContent}
      </Link>
      {!isBackOffice(pathname) && (
        <aside className={styles['promise']} aria-label={layout.promises}>
          {IS_DEMONSTRATION ? demonstration : layout.promise}
        </aside>
      )}
      <header className={styles['header']}>
        <Navbar />
      </header>
    </>
  );
}

// Compiled, so that the menu button does not render again during a navigation: after a blur that changed nothing, this
// would make React flush all effects before the paint.
/** The brand, the links, which small screens have in a drawer behind 'Menu', and the cart. */
function Navbar() {
  const isAdmin = useAppSelector(selectIsAdmin);
  const { isOpen, setIsOpen } = useMenu();
  const drawerContainer = useRef<HTMLDivElement>(null);
  const links = (
    <div id={MENU_ID} className={isOpen ? `${styles['menu']} ${styles['open']}` : styles['menu']}>
      <div className={styles['group']}>
        {SHOP_LINKS.map(([path, text]) => (
          <MenuLink key={path} path={path}>
            {text}
          </MenuLink>
        ))}
      </div>
      {isAdmin && (
        <div role="group" aria-label={layout.backOffice} className={styles['group']}>
          <ErrorBoundary
            loading={<AdminMenuPlaceholder />}
            fallback={(retry) => <MenuLink onPress={retry}>{layout.menuFailed}</MenuLink>}
          >
            <AdminMenu />
          </ErrorBoundary>
        </div>
      )}
    </div>
  );
  return (
    <nav
      className={isAdmin ? `${styles['bar']} ${styles['long']}` : styles['bar']}
      aria-label={layout.mainNavigation}
    >
      <Link href={PATHS.home} underline="none" color="inherit" className={styles['brand'] ?? ''}>
        {SHOP.name}
      </Link>
      <ButtonBase
        className={styles['toggle'] ?? ''}
        aria-expanded={isOpen}
        aria-controls={MENU_ID}
        // Not by the second half of a double click.
        onClick={({ detail }) => detail < 2 && setIsOpen(!isOpen)}
      >
        <MenuIcon />
        {layout.menu}
      </ButtonBase>
      {isOpen ? (
        <ErrorBoundary
          // The element that the button controls also exists while the drawer loads.
          loading={<div id={MENU_ID} hidden />}
          fallback={() => links}
        >
          <MenuDrawer
            id={MENU_ID}
            isAdmin={isAdmin}
            container={() => drawerContainer.current}
            onClose={() => setIsOpen(false)}
          />
        </ErrorBoundary>
      ) : (
        links
      )}
      <CartLink />
      <div ref={drawerContainer} className={styles['drawer']} />
    </nav>
  );
}

function AdminMenuPlaceholder() {
  return [...ADMIN_LINKS.map(([, text]) => text), pageNames.logout].map((text) => (
    <span key={text} className={styles['placeholder']}>
      {text}
    </span>
  ));
}

// By script, so that the address does not change.
function skipToMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}

function CartLink() {
  const { pathname } = useLocation();
  const { quantity } = cartApi.useGetCartQuery(undefined, {
    selectFromResult: ({ data }) => ({
      quantity: data?.lines.reduce((sum, line) => sum + line.quantity, 0) ?? 0,
    }),
  });
  return (
    <IconButton
      href={PATHS.cart}
      className={styles['cart'] ?? ''}
      aria-label={pageNames.cart(quantity)}
      aria-current={pathname === PATHS.cart ? 'page' : undefined}
    >
      <CartIcon />
      {quantity > 0 && (
        <span className={styles['badge']} aria-hidden="true">
          {quantity}
        </span>
      )}
    </IconButton>
  );
}

/** Whether the menu is open; every navigation closes it, to the same page too. */
function useMenu() {
  const { key, pathname, search } = useLocation();
  const navigationType = useNavigationType();
  const [isOpen, setIsOpen] = useState(false);
  const [previous, setPrevious] = useState({ key, pathname, search });
  if (previous.key !== key) {
    setPrevious({ key, pathname, search });
    // The address may still follow what was typed in a filter of the page (`useFieldsInUrl`).
    const isSamePage =
      navigationType === 'REPLACE' && pathname === previous.pathname && search !== previous.search;
    if (!isSamePage) setIsOpen(false);
  }
  return { isOpen, setIsOpen };
}
