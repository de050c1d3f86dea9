import Button from '@mui/material/Button';
import { useState } from 'react';
import { PATHS, pathTo } from '../../config/paths';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector, useAppDispatch } from '../../store/hooks';
import { productsApi } from '../../api/products';
import type { Failure } from '../../domain/types';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { useRedirect } from '../../hooks/useRedirect';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Message } from '../../components/Message';
import { Unauthorized } from '../login/Unauthorized';
import { notificationAdded } from '../notifications/notificationsSlice';
import { product as texts } from './product.texts';
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
          <Button variant="outlined" href={pathTo(PATHS.editProduct, { id })}>
            {texts.edit}
          </Button>
          <Button
            variant="outlined"
            color="error"
            aria-disabled={deletion.isBusy}
            onClick={() => setIsAsking(!deletion.isBusy)}
          >
            {texts.delete}
          </Button>
        </div>
      )}
      {isAdmin && isAsking && (
        <ConfirmDialog
          question={texts.deleteQuestion}
          onConfirm={() => void deletion.remove()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** Deleting a product, which leads home; `failure` stays until the next attempt. */
export function useDeletion(id: string) {
  const dispatch = useAppDispatch();
  const redirect = useRedirect();
  const singleFlight = useSingleFlight();
  const [send, { isLoading }] = productsApi.useDeleteProductMutation();
  const [failure, setFailure] = useState<Failure>();
  const [isDone, setIsDone] = useState(false);

  const remove = () =>
    singleFlight(async () => {
      setFailure(undefined);
      const { error } = await send(id);
      if (error) {
        setFailure(error as Failure);
        dispatch(notificationAdded('error', texts.deleteFailed));
      } else {
        setIsDone(true);
        dispatch(notificationAdded('success', texts.deleted));
        redirect(PATHS.home, 0);
      }
    });

  return { remove, failure, isBusy: isLoading, isDone };
}
