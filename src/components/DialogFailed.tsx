import { common } from './common.texts';
import { Message } from './Message';

/** In the page instead of a dialog that cannot be shown. */
export function DialogFailed({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <Message
      kind="error"
      onRetry={onRetry}
      action={
        <button type="button" className="button" onClick={onClose}>
          {common.close}
        </button>
      }
    >
      {common.dialogFailed}
    </Message>
  );
}
