import type { EntityUpdates, EntitiesState, Kind } from './entities';
import { asOfId } from './table';

/** The kinds of which only administrators may see lists. */
const STAFF_KINDS: readonly Kind[] = ['orders', 'admins'];

/** Whether updates hold anything that is not public. */
export function isForStaff({ orders, admins, patches = [], removed = [] }: EntityUpdates): boolean {
  return (
    orders !== undefined ||
    admins !== undefined ||
    [...patches, ...removed].some(({ kind }) => STAFF_KINDS.includes(kind))
  );
}

/**
 * Returns the updates that a shopper's tab takes, because every tab receives them or because the
 * session ended before they came: no administrators, and only orders that the tab has already,
 * opened by their number.
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
