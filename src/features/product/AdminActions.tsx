import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PATHS, pathTo } from '../../config/paths';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector, useAppDispatch } from '../../store/hooks';
import { productsApi } from '../../api/products';
import { useNavigateFromHere } from '../../hooks/useNavigateFromHere';
import { common } from '../../components/common.texts';
import { ConfirmDialog } from '../../components/Dialog';
import { Unauthorized } from '../login/Unauthorized';
import { useAdminCall } from '../login/useAdminCall';
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
          {deletion.isBusy && <Typography role="status">{common.deleting}</Typography>}
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

/** Deletes a product, which leads home. `isRefused`: the last attempt found no session. */
export function useDeletion(id: string) {
  const dispatch = useAppDispatch();
  const navigateFromHere = useNavigateFromHere();
  const { run, isBusy } = useAdminCall(`delete-product/${id}`);
  const [send] = productsApi.useDeleteProductMutation();
  const [isRefused, setIsRefused] = useState(false);
  const [isDone, setIsDone] = useState(false);

  const remove = async () => {
    const result = await run(async () => {
      const reply = await send(id);
      setIsDone(!reply.error); // before it is no longer busy
      return reply;
    });
    setIsRefused(result === null);
    if (!result) return setIsDone(false);
    if (result.error) return void dispatch(notificationAdded('error', texts.deleteFailed));
    dispatch(notificationAdded('success', texts.deleted));
    navigateFromHere(PATHS.home);
  };

  return { remove, isRefused, isBusy, isDone };
}
