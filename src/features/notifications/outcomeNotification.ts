import type { Outcome } from '../../components/OutcomeMessage';
import { notificationAdded } from './notificationsSlice';

/** Returns the action that shows an outcome as a toast, for a page that is no longer open. */
export function outcomeNotification({ kind, text, isForeign, reason, more }: Outcome) {
  const said = [text, reason, more].filter(Boolean).join(' ');
  const isOwn = !isForeign && reason === null;
  return notificationAdded(kind, isOwn ? said : { foreign: said });
}
