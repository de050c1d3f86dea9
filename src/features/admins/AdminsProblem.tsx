import { admins as texts } from './admins.texts';
import { Message } from '../../components/Message';

/** The administrators could not be read, and another try. */
export function AdminsProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <Message kind="error" onRetry={onRetry}>
      {texts.loadFailed}
    </Message>
  );
}
