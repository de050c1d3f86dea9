import { formatDateTime } from '../../domain/dates';
import { selectNotifications } from './notificationsSlice';
import { useAppSelector } from '../../store/hooks';
import { notificationTexts } from './notifications.texts';
import { InfoDialog } from '../../components/InfoDialog';
import styles from './NotificationList.module.css';

/** The latest messages, so that one that has gone can still be read. */
export default function NotificationList({ onClose }: { onClose: () => void }) {
  const notifications = useAppSelector(selectNotifications);
  return (
    <InfoDialog title={notificationTexts.notifications} onClose={onClose}>
      {notifications.length === 0 ? (
        <p>{notificationTexts.noNotifications}</p>
      ) : (
        <ul className={styles['list']}>
          {notifications.map((notification) => (
            <li key={notification.id}>
              <time dateTime={new Date(notification.at).toISOString()}>
                {formatDateTime(notification.at)}
              </time>
              {notification.text}
            </li>
          ))}
        </ul>
      )}
    </InfoDialog>
  );
}
