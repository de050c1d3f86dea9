import { admins as texts } from './admins.texts';
import { Message } from '../../components/Message';

/** Tells that the administrators could not be read, with a retry. */
export function AdminsProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <Message kind="error" onRetry={onRetry}>
      {texts.loadFailed}
    </Message>
  );
}
