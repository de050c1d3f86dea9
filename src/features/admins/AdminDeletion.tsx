import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type Ref } from 'react';
import { adminsApi } from '../../api/admins';
import type { Admin } from '../../domain/types';
import { useSubmit } from '../../hooks/useSubmit';
import { useAppDispatch } from '../../store/hooks';
import { failureTexts, useOutcome } from '../form-drafts/useOutcome';
import { useAdminCall } from '../login/useAdminCall';
import { notificationAdded } from '../notifications/notificationsSlice';
import { admins as texts } from './admins.texts';
import { AlertDialog, ModalDialog } from '../../components/Dialog';
import { common } from '../../components/common.texts';

/**
 * Deletes an administrator after asking for the boss code (spec section 5). After a failure the dialog still contains
 * the code; it is kept only in this screen's state.
 */
export function useAdminDeletion(onDeleted?: () => void) {
  const dispatch = useAppDispatch();
  const [send] = adminsApi.useDeleteAdminMutation();
  const { run, isBusy } = useAdminCall('admin-deletion');
  const [asked, setAsked] = useState<Admin | null>(null);
  const [code, setCode] = useState('');
  const [isDone, setIsDone] = useState(false);
  const { outcome: problem, perform, clearOutcome } = useOutcome('outcome/admin-deletion', run);

  const remove = async (admin: Admin) => {
    const call = async () => {
      const reply = await send({ id: admin.id, bossCode: code });
      // Before the call counts as ended: in between the page would say that there is no such administrator.
      setIsDone(!reply.error);
      return reply;
    };
    const failed = failureTexts(texts.deleteFailed, texts.deleteUnknown);
    if (!(await perform(call, null, failed))) return;
    setCode('');
    dispatch(notificationAdded('success', { foreign: texts.deleted(texts.nameOf(admin)) }));
    onDeleted?.();
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
    /** Called by 'Annulla', Escape, or a press outside the dialog. */
    cancel: () => {
      setAsked(null);
      setCode('');
    },
    confirm: () => {
      setAsked(null);
      if (asked) void remove(asked);
    },
    dismissProblem: clearOutcome,
  };
}

export type AdminDeletion = ReturnType<typeof useAdminDeletion>;

type Props = { admin: Admin; deletion: AdminDeletion };

/** The button that asks whether to delete an administrator. */
export function DeleteButton({ ref, admin, deletion }: Props & { ref?: Ref<HTMLButtonElement> }) {
  return (
    <Button
      ref={ref}
      variant="outlined"
      color="error"
      aria-label={texts.deleteNamed(texts.nameOf(admin))}
      aria-disabled={deletion.isBusy}
      onClick={() => deletion.ask(admin)}
    >
      {texts.delete}
    </Button>
  );
}

/** The dialogs of a deletion, and the message that it is under way. */
export function AdminDeletionDialogs({ deletion }: { deletion: AdminDeletion }) {
  const { asked, problem } = deletion;
  return (
    <>
      <Typography role="status" sx={{ '&:not(:empty)': { marginTop: 1 } }}>
        {deletion.isBusy && common.deleting}
      </Typography>
      {asked && <BossCodeDialog admin={asked} deletion={deletion} />}
      <AlertDialog
        text={problem?.text ?? null}
        detail={problem?.reason ?? problem?.more ?? null}
        onClose={deletion.dismissProblem}
      />
    </>
  );
}

function BossCodeDialog({ admin, deletion }: Props) {
  const { code, setCode, confirm, cancel } = deletion;
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = isChecked && code === '';
  const submit = useSubmit({
    check: () => {
      setIsChecked(true);
      return code !== '';
    },
    send: confirm,
  });

  return (
    <ModalDialog
      title={texts.deleteTitle(texts.nameOf(admin))}
      onClose={cancel}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={cancel}>{common.cancel}</Button>
          <Button type="submit" variant="contained" color="error">
            {common.confirm}
          </Button>
        </>
      }
    >
      <DialogContentText sx={{ marginBottom: 2 }}>{texts.deleteWarning}</DialogContentText>
      <TextField
        label={texts.bossCode}
        name="boss-code"
        type="password"
        autoComplete="off"
        autoFocus
        value={code}
        error={isMissing}
        helperText={isMissing && <span role="alert">{common.fieldMissing}</span>}
        onChange={({ target }) => setCode(target.value)}
        slotProps={{ htmlInput: { required: true } }}
      />
    </ModalDialog>
  );
}
