'use no memo';

import { useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { notificationTexts } from './notifications.texts';
import { notificationAdded } from './notificationsSlice';

type Props = { text?: string; onClose: () => void };

/** Shown instead of a dialog that cannot be loaded, for example without a connection. */
export function DialogUnavailable({ text = notificationTexts.dialogUnavailable, onClose }: Props) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(notificationAdded('error', text));
    onClose();
  }, [dispatch, text, onClose]);
  return null;
}
