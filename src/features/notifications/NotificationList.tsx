import { formatDateTime } from '../../domain/dates';
import { selectNotifications } from './notificationsSlice';
import { useAppSelector } from '../../store/hooks';
import { notificationTexts } from './notifications.texts';
import { InfoDialog } from '../../components/InfoDialog';
import styles from './NotificationList.module.css';

/** The latest messages, so that one that has gone can still be read. */
export default function NotificationList({ onClose }: { onClose: () => void }) {
  const notices = useAppSelector(selectNotifications);
  return (
    <InfoDialog title={notificationTexts.notifications} onClose={onClose}>
      {notices.length === 0 ? (
        <p>{notificationTexts.noNotifications}</p>
      ) : (
        <ul className={styles['list']}>
          {notices.map((notice) => (
            <li key={notice.id}>
              <time dateTime={new Date(notice.at).toISOString()}>{formatDateTime(notice.at)}</time>
              {notice.text}
            </li>
          ))}
        </ul>
      )}
    </InfoDialog>
  );
}
