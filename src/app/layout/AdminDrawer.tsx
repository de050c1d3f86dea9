import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Tooltip from '@mui/material/Tooltip';
import { useLocation } from 'react-router';
import { common } from '../../components/common.texts';
import { CloseIcon } from '../../components/icons';
import { pageNames } from '../../components/pageNames.texts';
import { useLogout } from '../../features/login/useLogout';
import { layout } from './layout.texts';
import { ADMIN_LINKS, SHOP_LINKS } from './navLinks';

type Props = { id: string; onClose: () => void };

/** The administrators' navbar on a phone, at the side of the page, with their own links first. */
export default function AdminDrawer({ id, onClose }: Props) {
  const logout = useLogout();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { id, 'aria-label': layout.menu } }}
    >
      <Tooltip title={common.close}>
        <IconButton onClick={onClose} sx={{ alignSelf: 'flex-end', margin: 1 }}>
          <CloseIcon />
        </IconButton>
      </Tooltip>
      <nav aria-label={layout.mainNavigation}>
        <LinkList links={ADMIN_LINKS} onPress={onClose} />
        <Divider />
        <LinkList links={SHOP_LINKS} onPress={onClose} />
        <Divider />
        <List>
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
      </nav>
    </Drawer>
  );
}

type LinkListProps = { links: readonly (readonly [string, string])[]; onPress: () => void };

function LinkList({ links, onPress }: LinkListProps) {
  const { pathname } = useLocation();
  return (
    <List>
      {links.map(([path, text]) => (
        <ListItem key={path} disablePadding>
          <ListItemButton
            href={path}
            selected={path === pathname}
            aria-current={path === pathname ? 'page' : undefined}
            // A link to the current page closes it too.
            onClick={onPress}
          >
            {text}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
