import { Link } from 'react-router';
import type { Order } from '../../domain/types';
import { useLeaveGuard } from '../form-drafts/useLeaveGuard';
import { orderNavigation as texts } from './order.texts';
import { ConfirmDialog } from '../../components/ConfirmDialog';
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
        <nav aria-label={texts.navigation} className={styles['navigation']}>
          {links.map(({ keys, text, path, follow }) => {
            const content = (
              <>
                {text}
                <kbd aria-hidden="true">{keys.toUpperCase()}</kbd>
              </>
            );
            return path === null ? (
              <button
                key={keys}
                type="button"
                className="button"
                aria-keyshortcuts={keys}
                onClick={follow}
              >
                {content}
              </button>
            ) : (
              <Link key={keys} className="button" to={path} aria-keyshortcuts={keys}>
                {content}
              </Link>
            );
          })}
          {position && <span>{texts.position(position.position, position.count)}</span>}
        </nav>
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
