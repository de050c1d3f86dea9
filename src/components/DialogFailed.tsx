import { common } from './common.texts';
import { Message } from './Message';

/** Shows, in the page, that a dialog cannot be opened. */
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
