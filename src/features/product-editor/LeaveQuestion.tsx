import type { useLeaveGuard } from '../form-drafts/useLeaveGuard';
import { productForm as texts } from './productForm.texts';
import { ConfirmDialog } from '../../components/ConfirmDialog';

/** Asks whether to leave without saving. */
export function LeaveQuestion({ guard }: { guard: ReturnType<typeof useLeaveGuard> }) {
  if (!guard.isAsking) return null;
  return (
    <ConfirmDialog question={texts.leaveQuestion} onConfirm={guard.leave} onCancel={guard.stay} />
  );
}
