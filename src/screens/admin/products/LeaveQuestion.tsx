import type { useLeaveGuard } from '../../../queries/useLeaveGuard';
import { productForm as texts } from '../../../texts/product-form';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';

/** Whether unsaved work is to be left. */
export function LeaveQuestion({ guard }: { guard: ReturnType<typeof useLeaveGuard> }) {
  if (!guard.isAsking) return null;
  return (
    <ConfirmDialog question={texts.leaveQuestion} onConfirm={guard.leave} onCancel={guard.stay} />
  );
}
