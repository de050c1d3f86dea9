'use no memo';

import { useEffect, useState, type MouseEvent } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { cartApi } from '../../api/cart';
import { PATHS } from '../../config/paths';
import { SHOP } from '../../config/shop';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { common } from '../../components/common.texts';
import { demonstration, layout } from './layout.texts';
import { pageNames } from '../../components/pageNames.texts';
import { CartIcon, MenuIcon } from '../../components/icons';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { ADMIN_LINKS, SHOP_LINKS } from './navLinks';
import styles from './Header.module.css';

/** Loads after the first screen: shoppers do not need it. */
export const AdminMenu = lazyWithPreload(() => import('./AdminMenu'));

const AdminDrawer = lazyWithPreload(() => import('./AdminDrawer'));

/** A production build without a backend is marked as a demonstration, so that no one takes it for a shop. */
const IS_DEMONSTRATION = import.meta.env.PROD && !import.meta.env.VITE_API_HOST;

/** The id of the main element, for the skip link. */
export const MAIN_ID = 'contenuto';

const MENU_ID = 'menu';

/**
 * The navbar: collapsed behind 'Menu' on small screens, where administrators have a drawer; every navigation closes it.
 */
export function Header() {
  const isAdmin = useAppSelector(selectIsAdmin);
  const { isOpen, setIsOpen } = useMenu();
  const menu = (
    <div
      id={MENU_ID}
      className={isOpen ? `${styles['menu']} ${styles['open']}` : styles['menu']}
      // A link to the current page closes it too.
      onClick={(event) => {
        if ((event.target as HTMLElement).closest('a, button')) setIsOpen(false);
      }}
    >
      {SHOP_LINKS.map(([path, text]) => (
        <NavLink key={path} to={path} className={styles['link'] ?? ''}>
          {text}
        </NavLink>
      ))}
      {isAdmin && (
        <ErrorBoundary
          loading={<AdminMenuPlaceholder />}
          fallback={(retry) => (
            <button type="button" className={styles['link']} onClick={retry}>
              {layout.menuFailed}
            </button>
          )}
        >
          <AdminMenu className={styles['link'] ?? ''} />
        </ErrorBoundary>
      )}
    </div>
  );
  return (
    <header className={styles['header']}>
      <a className={styles['skip']} href={`#${MAIN_ID}`} onClick={skipToMain}>
        {common.skipToContent}
      </a>
      <p className={styles['promise']}>{IS_DEMONSTRATION ? demonstration : layout.promise}</p>
      <nav className={styles['bar']} aria-label={layout.mainNavigation}>
        <Link to={PATHS.home} className={styles['brand']}>
          {SHOP.name}
        </Link>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls={MENU_ID}
          onClick={() => setIsOpen(!isOpen)}
        >
          <MenuIcon />
          {layout.menu}
        </button>
        {isAdmin && isOpen ? (
          <ErrorBoundary
            // The element that the button controls also exists while the drawer loads.
            loading={<div id={MENU_ID} />}
            fallback={() => menu}
          >
            <AdminDrawer id={MENU_ID} onClose={() => setIsOpen(false)} />
          </ErrorBoundary>
        ) : (
          menu
        )}
        <CartLink />
      </nav>
    </header>
  );
}

/** Reserves the space of the administrators' links while they load. */
function AdminMenuPlaceholder() {
  return [...ADMIN_LINKS.map(([, text]) => text), pageNames.logout].map((text) => (
    <span key={text} className={`${styles['link']} ${styles['placeholder']}`}>
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
  const { quantity } = cartApi.useGetCartQuery(undefined, {
    selectFromResult: ({ data }) => ({
      quantity: data?.lines.reduce((sum, line) => sum + line.quantity, 0) ?? 0,
    }),
  });
  return (
    <NavLink to={PATHS.cart} className={styles['cart'] ?? ''} aria-label={pageNames.cart(quantity)}>
      <CartIcon />
      {quantity > 0 && (
        <span className={styles['badge']} aria-hidden="true">
          {quantity}
        </span>
      )}
    </NavLink>
  );
}

function useMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  const [openedOn, setOpenedOn] = useState(pathname);
  if (openedOn !== pathname) {
    setOpenedOn(pathname);
    setIsOpen(false);
  }
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);
  return { isOpen, setIsOpen };
}
