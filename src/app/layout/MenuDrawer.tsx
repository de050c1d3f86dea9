import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListSubheader from '@mui/material/ListSubheader';
import Skeleton from '@mui/material/Skeleton';
import { useId, useMemo } from 'react';
import { useLocation } from 'react-router';
import { productsApi } from '../../api/products';
import { common } from '../../components/common.texts';
import { CloseIcon } from '../../components/icons';
import { pageNames } from '../../components/pageNames.texts';
import { PATHS } from '../../config/paths';
import { listCategories } from '../../features/catalogue/catalogue';
import { useLogout } from '../../features/login/useLogout';
import { OrderLookup } from '../../features/order/OrderLookup';
import { useModal } from '../../hooks/useModal';
import { useEntities } from '../../hooks/useEntity';
import { layout } from './layout.texts';
import { ADMIN_LINKS, SHOP_LINKS, type NavLinks } from './navLinks';
import styles from './MenuDrawer.module.css';

type Props = {
  id: string;
  isAdmin: boolean;
  /** Returns the element of the navbar in which to render it, so that its links belong to the navbar. */
  container: () => HTMLElement | null;
  onClose: () => void;
};

/** The navbar on a phone, at the side of the page; administrators' links come first. */
export default function MenuDrawer({ id, isAdmin, container, onClose }: Props) {
  const logout = useLogout();
  useModal(onClose);
  return (
    <Drawer
      open
      anchor="right"
      container={container}
      // The lock would move the page by the width of the scrollbar.
      disableScrollLock
      onClose={onClose}
      slotProps={{
        paper: { id, 'aria-label': layout.menu, className: styles['paper'] ?? '' },
        backdrop: { className: styles['backdrop'] ?? '' },
      }}
    >
      <IconButton
        aria-label={common.close}
        title={common.close}
        className={styles['close'] ?? ''}
        onClick={onClose}
      >
        <CloseIcon />
      </IconButton>
      {isAdmin && (
        <>
          <List>
            <Links links={ADMIN_LINKS} />
            <ListItem disablePadding>
              <ListItemButton
                component="button"
                onClick={() => {
                  onClose();
                  void logout();
                }}
              >
                {pageNames.logout}
              </ListItemButton>
            </ListItem>
          </List>
          <Divider />
        </>
      )}
      <List>
        <Links links={[[PATHS.home, layout.allProducts]]} />
      </List>
      <Categories />
      <Divider />
      <List>
        <Links links={SHOP_LINKS} />
      </List>
      <Divider />
      <div className={styles['lookup']}>
        <OrderLookup name={layout.orderInMenu} region="menu" />
      </div>
    </Drawer>
  );
}

function Links({ links }: { links: NavLinks }) {
  const { pathname, search } = useLocation();
  return links.map(([path, text]) => {
    const isOpen = path === pathname + search;
    return (
      <ListItem key={path} disablePadding>
        <ListItemButton href={path} selected={isOpen} aria-current={isOpen ? 'page' : undefined}>
          {text}
        </ListItemButton>
      </ListItem>
    );
  });
}

/** The number of categories for which there is room while they are being read. */
const PLACEHOLDER_COUNT = 12;

/** Links to the home page with the filter for a category; nothing if the catalogue has none. */
function Categories() {
  const id = useId();
  const { data, isLoading } = productsApi.useGetProductsQuery();
  const products = useEntities('products', data);
  const links = useMemo(
    () =>
      listCategories(products).map((category): [string, string] => [
        `${PATHS.home}?${new URLSearchParams({ categoria: category }).toString()}`,
        category,
      ]),
    [products],
  );
  if (!isLoading && links.length < 2) return null;
  return (
    <>
      <ListSubheader id={id} component="div" disableSticky>
        {layout.categories}
      </ListSubheader>
      <List aria-labelledby={id} disablePadding className={styles['categories'] ?? ''}>
        <Links links={links} />
        {isLoading &&
          Array.from({ length: PLACEHOLDER_COUNT }, (_, index) => (
            <ListItem key={index} aria-hidden="true" dense>
              <Skeleton variant="text" width="60%" height={28} />
            </ListItem>
          ))}
      </List>
    </>
  );
}
