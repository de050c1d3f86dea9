import Button from '@mui/material/Button';
import { useNavigate } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { notificationUndone, selectNotifications } from './notificationsSlice';

type Props = {
  id: string;
  /** Called after the undo. */
  onUndone: () => void;
};

/** The button that undoes the change in a message, if that is possible. */
export function UndoButton({ id, onUndone }: Props) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const undo = useAppSelector((state) =>
    selectNotifications(state).find((notification) => notification.id === id),
  )?.undo;
  if (!undo) return null;
  return (
    <Button
      color="inherit"
      size="small"
      onClick={() => {
        dispatch(undo.action);
        dispatch(notificationUndone(id));
        onUndone();
        void navigate(undo.path);
      }}
    >
      {undo.label}
    </Button>
  );
}
