import { Link } from 'react-router';
import type { Order } from '../../domain/types';
import { useLeaveGuard } from '../form-drafts/useLeaveGuard';
import { orderNavigation as texts } from './orderNavigation.texts';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { useShortcuts } from '../shortcuts/useShortcuts';
import { useAdjacentOrders } from './useAdjacentOrders';
import { useUnsentChanges } from './useUnsentChanges';
import styles from './OrderNavigation.module.css';

/**
 * For administrators: the ways to the orders before and after this one, by links and by keys.
 * Changes of this one that were not sent are asked about before it is left.
 */
export function OrderNavigation({ order }: { order: Order }) {
  const { areThere, discard } = useUnsentChanges(order);
  const guard = useLeaveGuard(areThere, discard);
  const { ways, place } = useAdjacentOrders(order.orderNumber, guard.leaveTo);
  useShortcuts(ways.map(({ keys, text, take }) => ({ keys, does: text, run: take })));
  return (
    <>
      {(ways.length > 0 || place) && (
        <nav aria-label={texts.navigation} className={styles['navigation']}>
          {ways.map(({ keys, text, path, take }) => {
            const inside = (
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
                onClick={take}
              >
                {inside}
              </button>
            ) : (
              <Link key={keys} className="button" to={path} aria-keyshortcuts={keys}>
                {inside}
              </Link>
            );
          })}
          {place && <span>{texts.position(place.place, place.count)}</span>}
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
