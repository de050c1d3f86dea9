import { useState } from 'react';
import { adminsApi } from '../../api/admins';
import type { Failure } from '../../domain/failure';
import type { Admin } from '../../domain/types';
import { isUnauthorized, useAdminCall } from '../login/useAdminCall';
import { notificationAdded } from '../notifications/notificationsSlice';
import { useAppDispatch } from '../../store/hooks';
import { admins as texts } from './admins.texts';
import { reasonOf } from '../../components/orders.texts';

/**
 * Deletes an administrator after asking for the boss code (spec section 5). After a failure the
 * code is still there when the dialog is opened again; it is kept only in this screen's state.
 */
export function useAdminDeletion(onDeleted: () => void) {
  const dispatch = useAppDispatch();
  const [send] = adminsApi.useDeleteAdminMutation();
  const { run, isBusy } = useAdminCall('admin');
  const [asked, setAsked] = useState<Admin | null>(null);
  const [code, setCode] = useState('');
  const [isDone, setIsDone] = useState(false);
  const [problem, setProblem] = useState<{ reason: string | null } | null>(null);

  const remove = async ({ id, username }: Admin) => {
    const result = await run(() => send({ id, bossCode: code }));
    if (result === undefined || isUnauthorized(result.error)) return;
    if (result.error) return setProblem({ reason: reasonOf(result.error as Failure) });
    setCode('');
    setIsDone(true);
    dispatch(notificationAdded('success', texts.deleted(username || texts.unnamed(id))));
    onDeleted();
  };

  return {
    asked,
    code,
    setCode,
    isBusy,
    isDone,
    problem,
    ask: (admin: Admin) => {
      if (!isBusy) setAsked(admin);
    },
    cancel: () => {
      setAsked(null);
      setCode('');
    },
    confirm: () => {
      setAsked(null);
      if (asked) void remove(asked);
    },
    dismissProblem: () => setProblem(null),
  };
}

export type AdminDeletion = ReturnType<typeof useAdminDeletion>;
