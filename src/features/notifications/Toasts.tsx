import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef } from 'react';
import { isClockStopped, now } from '../../domain/clock';
import { TOAST_MS } from '../../domain/limits';
import { selectNotifications } from './notificationsSlice';
import { useAppSelector } from '../../store/hooks';
import { Toast } from './Toast';

/** The notices of the store as toasts, bottom right (spec section 9). */
export default function Toasts() {
  return (
    <SnackbarProvider
      anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
      maxSnack={4}
      Components={{ default: Toast, success: Toast, error: Toast, info: Toast }}
    >
      <NewNotices />
    </SnackbarProvider>
  );
}

function NewNotices() {
  const notices = useAppSelector(selectNotifications);
  const { enqueueSnackbar } = useSnackbar();
  const shown = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const notice of notices.toReversed()) {
      if (shown.current.has(notice.id)) continue;
      // In a replay: it had gone when time stopped.
      if (isClockStopped() && now() - notice.at > TOAST_MS) continue;
      // Each toast keeps its own time, because it also waits while it has the focus.
      enqueueSnackbar(notice.text, { key: notice.id, variant: notice.severity, persist: true });
    }
    // What the list has forgotten does not come back.
    shown.current = new Set(notices.map(({ id }) => id));
  }, [notices, enqueueSnackbar]);
  return null;
}
