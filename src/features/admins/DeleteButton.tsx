import Button from '@mui/material/Button';
import type { Admin } from '../../domain/types';
import { admins as texts } from './admins.texts';
import type { AdminDeletion } from './useAdminDeletion';

/** Asks whether an administrator is to be deleted. */
export function DeleteButton({ admin, deletion }: { admin: Admin; deletion: AdminDeletion }) {
  return (
    <Button
      variant="outlined"
      color="error"
      aria-disabled={deletion.isBusy}
      onClick={() => deletion.ask(admin)}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {texts.delete(admin.username || texts.unnamed(admin.id))}
    </Button>
  );
}
