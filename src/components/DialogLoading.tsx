import { useEffect } from 'react';
import { noticed } from '../features/notifications/notificationsSlice';
import { useAppDispatch } from '../store/hooks';
import { common } from './common.texts';
import { shell } from '../app/shell.texts';
import styles from './DialogLoading.module.css';

/** Shown while a dialog's code is on its way after the keys that open it. */
export function DialogOnItsWay() {
  return (
    <p role="status" className={styles['pending']}>
      {common.loading}
    </p>
  );
}

type Props = { text?: string; onClose: () => void };

/** Instead of a dialog that cannot be shown, such as without a connection: says so. */
export function DialogUnavailable({ text = shell.dialogUnavailable, onClose }: Props) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(noticed('error', text));
    onClose();
  }, [dispatch, text, onClose]);
  return null;
}
