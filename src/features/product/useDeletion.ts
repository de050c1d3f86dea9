import { useState } from 'react';
import { productsApi } from '../../api/products';
import { PATHS } from '../../config/paths';
import type { Failure } from '../../domain/failure';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { useRedirect } from '../../hooks/useRedirect';
import { notificationAdded } from '../notifications/notificationsSlice';
import { useAppDispatch } from '../../store/hooks';
import { product as texts } from './product.texts';

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
