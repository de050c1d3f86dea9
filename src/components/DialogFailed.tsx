import Button from '@mui/material/Button';
import { common } from './common.texts';
import { Message } from './Message';

/** Shows in the page that a dialog could not be loaded. */
export function DialogFailed({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <Message
      kind="error"
      onRetry={onRetry}
      action={
        <Button variant="outlined" onClick={onClose}>
          {common.close}
        </Button>
      }
    >
      {common.dialogFailed}
    </Message>
  );
}
