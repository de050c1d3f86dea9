import { useState } from 'react';
import { Link } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { product as texts } from './product.texts';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Message } from '../../components/Message';
import { Unauthorized } from '../login/Unauthorized';
import type { useDeletion } from './useDeletion';
import styles from './ProductScreen.module.css';

type Props = { id: string; deletion: ReturnType<typeof useDeletion> };

/** What administrators can do here, and why it failed: that stays when the session has ended. */
export function AdminActions({ id, deletion }: Props) {
  const isAdmin = useAppSelector(selectIsAdmin);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {deletion.failure &&
        (isAdmin ? <Message kind="error">{texts.deleteFailed}</Message> : <Unauthorized />)}
      {isAdmin && (
        <div role="group" aria-label={texts.adminActions} className={styles['admin']}>
          <Link to={pathTo(PATHS.editProduct, { id })} className="button">
            {texts.edit}
          </Link>
          <button
            type="button"
            className={`button ${styles['delete']}`}
            aria-disabled={deletion.isBusy}
            onClick={() => setIsAsking(!deletion.isBusy)}
          >
            {texts.delete}
          </button>
        </div>
      )}
      {isAdmin && isAsking && (
        <ConfirmDialog
          question={texts.deleteQuestion}
          onConfirm={() => {
            setIsAsking(false);
            void deletion.remove();
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
