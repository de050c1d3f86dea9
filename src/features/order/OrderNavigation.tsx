import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Order } from '../../domain/types';
import { useLeaveGuard } from '../form-drafts/useLeaveGuard';
import { orderNavigation as texts } from './order.texts';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Kbd } from '../shortcuts/Kbd';
import { useShortcuts } from '../shortcuts/useShortcuts';
import { useAdjacentOrders } from './useAdjacentOrders';
import { useUnsentChanges } from './useOrderDrafts';
import styles from './OrderNavigation.module.css';

/**
 * Links and keys to the orders before and after this one, for administrators. Asks before unsent
 * changes are left behind.
 */
export function OrderNavigation({ order }: { order: Order }) {
  const { hasChanges, discard } = useUnsentChanges(order);
  const guard = useLeaveGuard(hasChanges, discard);
  const { links, position } = useAdjacentOrders(order.orderNumber, guard.leaveTo);
  useShortcuts(links.map(({ keys, text, follow }) => ({ keys, does: text, run: follow })));
  return (
    <>
      {(links.length > 0 || position) && (
        <Stack
          component="nav"
          aria-label={texts.navigation}
          direction="row"
          useFlexGap
          sx={{ displayPrint: 'none', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}
        >
          {links.map(({ keys, text, path, follow }) => (
            <Button
              key={keys}
              variant="outlined"
              aria-keyshortcuts={keys}
              {...(path === null ? { onClick: follow } : { href: path })}
            >
              {text}
              <span aria-hidden="true" className={styles['keys']}>
                <Kbd keys={keys} />
              </span>
            </Button>
          ))}
          {position && (
            <Typography component="span" color="textSecondary">
              {texts.position(position.position, position.count)}
            </Typography>
          )}
        </Stack>
      )}
      {guard.isAsking && (
        <ConfirmDialog
          question={texts.leaveQuestion(order.orderNumber)}
          onConfirm={guard.leave}
          onCancel={guard.stay}
        />
      )}
    </>
  );
}
