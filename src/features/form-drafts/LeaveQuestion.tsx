import { ConfirmDialog } from '../../components/Dialog';
import { drafts as texts } from './drafts.texts';
import type { useLeaveGuard } from './useLeaveGuard';

/** Asks whether to leave the page without the chosen files. */
export function LeaveQuestion({ guard }: { guard: ReturnType<typeof useLeaveGuard> }) {
  if (!guard.isAsking) return null;
  return (
    <ConfirmDialog question={texts.leaveQuestion} onConfirm={guard.leave} onClose={guard.stay} />
  );
}
