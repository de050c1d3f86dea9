import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '../../domain/dates';
import { selectNotifications } from './notificationsSlice';
import { useAppSelector } from '../../store/hooks';
import { notificationTexts } from './notifications.texts';
import { NotificationAction } from './NotificationAction';
import { InfoDialog } from '../../components/Dialog';

/** The latest messages, so that an expired toast can still be read. */
export default function NotificationList({ onClose }: { onClose: () => void }) {
  const notifications = useAppSelector(selectNotifications);
  return (
    <InfoDialog title={notificationTexts.notifications} onClose={onClose}>
      {notifications.length === 0 ? (
        <p>{notificationTexts.noNotifications}</p>
      ) : (
        <List disablePadding>
          {notifications.map(({ id, at, text }) => (
            <ListItem key={id} divider disableGutters sx={{ display: 'block' }}>
              <Typography
                component="time"
                variant="body2"
                color="textSecondary"
                dateTime={new Date(at).toISOString()}
                sx={{ display: 'block' }}
              >
                {formatDateTime(at)}
              </Typography>
              {text} <NotificationAction id={id} onPress={onClose} />
            </ListItem>
          ))}
        </List>
      )}
    </InfoDialog>
  );
}
