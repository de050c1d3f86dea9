import Button from '@mui/material/Button';
import { useLocation } from 'react-router';
import { focusHeadingIfRemoved } from '../../components/focusHeading';
import { useGuardedNavigate } from '../../hooks/useGuardedNavigate';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { toastTexts } from './toast.texts';
import { notificationAdded, notificationUndone, selectNotifications } from './notificationsSlice';

const keepFocus = focusHeadingIfRemoved({ preventScroll: true });

type Props = {
  id: string;
  onPress: () => void;
};

/** The button that a message offers: it undoes the change in the message, or opens a page that is not open yet. */
export function NotificationAction({ id, onPress }: Props) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useGuardedNavigate();
  const { pathname } = useLocation();
  const action = useAppSelector((state) =>
    selectNotifications(state).find((notification) => notification.id === id),
  )?.action;
  if (!action) return null;
  const { label, path, undo } = action;
  const isOpen = path === pathname;
  if (!undo && isOpen) return null;
  const press = () => {
    if (undo) {
      const before = store.getState();
      dispatch(undo);
      // Without an effect it can be tried again.
      if (store.getState() !== before) dispatch(notificationUndone(id));
      else dispatch(notificationAdded('info', toastTexts.notUndone));
    }
    onPress();
  };
  return (
    <Button
      ref={keepFocus}
      color="inherit"
      size="small"
      sx={{ paddingInline: 0, textAlign: 'left' }}
      // The open page keeps its address, with search and filters.
      onClick={() => (isOpen ? press() : navigate(path, press))}
    >
      {label}
    </Button>
  );
}
