import { admins as texts } from './admins.texts';
import { AlertDialog } from '../../components/AlertDialog';
import { BossCodeDialog } from './BossCodeDialog';
import type { AdminDeletion } from './useAdminDeletion';

/** The dialogs of a deletion: the boss code, and the alert when it failed. */
export function AdminDeletionDialogs({ deletion }: { deletion: AdminDeletion }) {
  const { asked, problem } = deletion;
  return (
    <>
      <p role="status" className="visually-hidden">
        {deletion.isBusy && texts.deleting}
      </p>
      {asked && (
        <BossCodeDialog
          admin={asked}
          code={deletion.code}
          onCode={deletion.setCode}
          onConfirm={deletion.confirm}
          onCancel={deletion.cancel}
        />
      )}
      <AlertDialog
        text={problem && texts.deleteFailed}
        detail={problem?.reason ?? null}
        onClose={deletion.dismissProblem}
      />
    </>
  );
}
