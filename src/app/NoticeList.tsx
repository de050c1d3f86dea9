import Button from '@mui/material/Button';
import { formatDateTime } from '../domain/dates';
import { selectNotices } from '../state/notices';
import { useAppSelector } from '../store/hooks';
import { common } from '../texts/common';
import { shell } from '../texts/shell';
import { ModalDialog } from '../ui/Dialog';
import { MuiTheme } from './MuiTheme';
import styles from './NoticeList.module.css';

/** The latest messages, so that one that has gone can still be read. */
export default function NoticeList({ onClose }: { onClose: () => void }) {
  const notices = useAppSelector(selectNotices);
  return (
    <MuiTheme>
      <ModalDialog
        title={shell.notifications}
        onClose={onClose}
        actions={
          <Button variant="contained" autoFocus onClick={onClose}>
            {common.close}
          </Button>
        }
      >
        {notices.length === 0 ? (
          <p>{shell.noNotifications}</p>
        ) : (
          <ul className={styles['list']}>
            {notices.map((notice) => (
              <li key={notice.id}>
                <time dateTime={new Date(notice.at).toISOString()}>
                  {formatDateTime(notice.at)}
                </time>
                {notice.text}
              </li>
            ))}
          </ul>
        )}
      </ModalDialog>
    </MuiTheme>
  );
}
