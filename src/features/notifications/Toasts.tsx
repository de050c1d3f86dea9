import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import { SnackbarProvider, useSnackbar, type CustomContentProps } from 'notistack';
import { useEffect, useRef, type Ref } from 'react';
import { isClockStopped, now } from '../../domain/clock';
import { TOAST_MS } from '../../domain/limits';
import { useAppSelector } from '../../store/hooks';
import { MAX_NOTIFICATIONS, selectNotifications } from './notificationsSlice';
import { NotificationAction } from './NotificationAction';
import { toastTexts } from './toast.texts';
import { focusHeading } from '../../components/focusHeading';
import { CloseIcon } from '../../components/icons';
import { useIsHeld } from '../../hooks/useIsHeld';
import styles from './Toasts.module.css';

/** The notifications of the store as toasts, bottom right (spec section 9). */
export default function Toasts() {
  return (
    <SnackbarProvider
      // Beside the dialogs: one that opens hides the rest of the page from assistive technology.
      domRoot={document.body}
      anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
      maxSnack={MAX_NOTIFICATIONS}
      classes={{ containerRoot: styles['container'] ?? '' }}
      Components={{ default: Toast, success: Toast, error: Toast, info: Toast }}
    >
      <NewNotifications />
    </SnackbarProvider>
  );
}

function NewNotifications() {
  const notifications = useAppSelector(selectNotifications);
  const { enqueueSnackbar } = useSnackbar();
  const shown = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    // A dialog that opened while an earlier toast was shown has hidden their container too.
    document.querySelector('.notistack-SnackbarContainer')?.removeAttribute('aria-hidden');
    for (const notification of notifications.toReversed()) {
      if (shown.current.has(notification.id)) continue;
      // In a replay: it had expired when time stopped.
      if (isClockStopped() && now() - notification.at > TOAST_MS) continue;
      // Each toast has its own timer, because it also pauses while it has the focus.
      enqueueSnackbar(notification.text, {
        key: notification.id,
        variant: notification.severity,
        persist: true,
      });
    }
    // Messages that the list has dropped do not return.
    shown.current = new Set(notifications.map(({ id }) => id));
  }, [notifications, enqueueSnackbar]);
  return null;
}

type Props = CustomContentProps & { ref?: Ref<HTMLDivElement> };

/** One toast: it disappears after two seconds, but not while it is hovered or focused. */
function Toast({ id, message, variant, ref }: Props) {
  const { closeSnackbar } = useSnackbar();
  const [isHeld, hold] = useIsHeld();

  useEffect(() => {
    if (isHeld || isClockStopped()) return;
    const timer = setTimeout(() => closeSnackbar(id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [isHeld, id, closeSnackbar]);

  return (
    <Alert
      ref={ref}
      role="none"
      severity={variant === 'success' || variant === 'error' ? variant : 'info'}
      className={styles['toast'] ?? ''}
      action={
        <IconButton
          aria-label={toastTexts.close}
          title={toastTexts.close}
          color="inherit"
          size="small"
          onClick={({ currentTarget }) => {
            if (currentTarget === document.activeElement) focusHeading({ preventScroll: true });
            closeSnackbar(id);
          }}
        >
          <CloseIcon />
        </IconButton>
      }
      {...hold}
    >
      <span role={variant === 'error' ? 'alert' : 'status'}>{message}</span>{' '}
      <NotificationAction id={String(id)} onPress={() => closeSnackbar(id)} />
    </Alert>
  );
}
