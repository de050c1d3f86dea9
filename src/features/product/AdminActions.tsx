import Button from '@mui/material/Button';
import { useState } from 'react';
import { PATHS, pathTo } from '../../config/paths';
import { rememberLogouts } from '../../session/rememberSession';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector, useAppDispatch, useAppStore } from '../../store/hooks';
import { productsApi } from '../../api/products';
import { useRunningTask } from '../../hooks/useRunningTask';
import { useRedirect } from '../../hooks/useRedirect';
import { ConfirmDialog } from '../../components/Dialog';
import { Unauthorized } from '../login/Unauthorized';
import { isUnauthorized } from '../login/useAdminCall';
import { notificationAdded } from '../notifications/notificationsSlice';
import { product as texts } from './product.texts';
import styles from './ProductScreen.module.css';

type Props = { id: string; deletion: ReturnType<typeof useDeletion> };

/** Administrators' actions on the product. After a 401 has ended the session, a link to the login. */
export function AdminActions({ id, deletion }: Props) {
  const isAdmin = useAppSelector(selectIsAdmin);
  const [isAsking, setIsAsking] = useState(false);
  // A question does not return with the next login.
  if (!isAdmin && isAsking) setIsAsking(false);
  return (
    <>
      {deletion.isRefused && !isAdmin && <Unauthorized />}
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

/** Deletes a product, which leads home. `isRefused`: the last attempt was answered with a 401. */
export function useDeletion(id: string) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const redirect = useRedirect();
  const [deleteOnce, isBusy] = useRunningTask(`delete-product/${id}`);
  const [send] = productsApi.useDeleteProductMutation();
  const [isRefused, setIsRefused] = useState(false);
  const [isDone, setIsDone] = useState(false);

  const remove = () =>
    deleteOnce(async () => {
      const hasLoggedOut = rememberLogouts(store);
      const { error } = await send(id);
      if (hasLoggedOut()) return;
      setIsRefused(isUnauthorized(error));
      if (error) {
        if (!isUnauthorized(error)) dispatch(notificationAdded('error', texts.deleteFailed));
      } else {
        setIsDone(true);
        dispatch(notificationAdded('success', texts.deleted));
        redirect(PATHS.home, 0);
      }
    });

  return { remove, isRefused, isBusy, isDone };
}
