import type { useLeaveGuard } from '../form-drafts/useLeaveGuard';
import { productForm as texts } from './productForm.texts';
import { ConfirmDialog } from '../../components/ConfirmDialog';

/** Whether unsaved work is to be left. */
export function LeaveQuestion({ guard }: { guard: ReturnType<typeof useLeaveGuard> }) {
  if (!guard.isAsking) return null;
  return (
    <ConfirmDialog question={texts.leaveQuestion} onConfirm={guard.leave} onCancel={guard.stay} />
  );
}
