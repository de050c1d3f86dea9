import type { EntityUpdates, EntitiesState, Kind } from './entities';
import { asOfId } from './table';

/** Of what only administrators may see lists. */
const STAFF_KINDS: readonly Kind[] = ['orders', 'admins'];

/** Whether a updates tells of anything that is not for everybody's eyes. */
export function isForStaff({ orders, admins, patches = [], removed = [] }: EntityUpdates): boolean {
  return (
    orders !== undefined ||
    admins !== undefined ||
    [...patches, ...removed].some(({ kind }) => STAFF_KINDS.includes(kind))
  );
}

/**
 * What a shopper's tab takes of a updates, because everybody hears it or because the session ended
 * before it came: no administrators, and of orders only those that it has already, because
 * somebody opened them by their number.
 */
export function visibleToShopper(
  updates: EntityUpdates,
  { orders: known }: EntitiesState,
): EntityUpdates {
  const { admins: _, orders = [], patches = [], removed = [], ...open } = updates;
  const isOpen = ({ kind, id }: { kind: Kind; id: string }) =>
    kind === 'orders' ? asOfId(known, id) !== undefined : kind !== 'admins';
  return {
    ...open,
    orders: orders.filter(({ orderNumber }) => isOpen({ kind: 'orders', id: orderNumber })),
    patches: patches.filter(isOpen),
    removed: removed.filter(isOpen),
  };
}
