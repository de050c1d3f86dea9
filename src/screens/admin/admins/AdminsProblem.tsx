import { admins as texts } from '../../../texts/admins';
import { Message } from '../../../ui/Message';

/** The administrators could not be read, and another try. */
export function AdminsProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <Message kind="error" onRetry={onRetry}>
      {texts.loadFailed}
    </Message>
  );
}
