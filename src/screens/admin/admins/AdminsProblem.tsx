import { admins as texts } from '../../../texts/admins';
import { common } from '../../../texts/common';
import { Message } from '../../../ui/Message';

/** The administrators could not be read, and another try. */
export function AdminsProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <Message
      kind="error"
      action={
        <button type="button" className="button" onClick={onRetry}>
          {common.retry}
        </button>
      }
    >
      {texts.loadFailed}
    </Message>
  );
}
