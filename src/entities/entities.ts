import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { realNow } from '../domain/clock';
import { FRESH_ENOUGH_MS } from '../domain/limits';
import type { Admin, Feedback, Order, Product } from '../domain/types';
import {
  asOfId,
  bodiesOf,
  bodyOf,
  completeAsOfId,
  onlyWith,
  TableWriter,
  type Table,
} from './table';

/** The kinds of entities, of which the store holds exactly one body each. */
export type Bodies = { products: Product; orders: Order; feedback: Feedback; admins: Admin };
export type Kind = keyof Bodies;

export type EntitiesState = { readonly [K in Kind]: Table<Bodies[K]> };

/**
 * The entity changes of a reply. `asOf` (epoch milliseconds) is the start of a read and the end of a write, so that an
 * answer that was under way during a write never undoes it.
 */
export type EntityUpdates = {
  asOf: number;
  products?: Product[];
  /** Incomplete products: they fill gaps and overwrite nothing. */
  partialProducts?: Product[];
  orders?: Order[];
  feedback?: Feedback[];
  admins?: Admin[];
  patches?: Patch[];
  removed?: { kind: Kind; id: string }[];
};

/** Some fields of a body that a write is known to have changed. */
type Patch = { [K in Kind]: { kind: K; id: string; fields: Partial<Bodies[K]> } }[Kind];

const KINDS: readonly Kind[] = ['products', 'orders', 'feedback', 'admins'];

const ID_OF: { [K in Kind]: (body: Bodies[K]) => string } = {
  products: (product) => product.id,
  orders: (order) => order.orderNumber,
  feedback: (feedback) => feedback.id,
  admins: (admin) => admin.id,
};

const NOTHING: EntitiesState = { products: {}, orders: {}, feedback: {}, admins: {} };

/** Entities that were not read by a call of this tab. */
export const entitiesLearned = createAction<EntityUpdates | readonly EntityUpdates[]>(
  'entities/learned',
);

/** All entities of a kind leave the store, except those with these ids. */
export const entitiesForgotten = createAction<{ kind: Kind; except: string[] }>(
  'entities/forgotten',
);

/**
 * The entities, whichever call loaded them. A plain reducer on purpose: drafts and deep freezing of 100,000 orders
 * would cost more than the merge itself.
 */
export function entitiesReducer(
  state: EntitiesState = NOTHING,
  action: UnknownAction,
): EntitiesState {
  if (entitiesForgotten.match(action)) {
    const { kind, except } = action.payload;
    return { ...state, [kind]: onlyWith<Bodies[typeof kind]>(state[kind], except) };
  }
  return updatesIn(action).reduce(mergeUpdates, state);
}

/** Returns the one copy of an entity; undefined if it was never read or is deleted. */
export function selectEntity<K extends Kind>(
  state: { entities: EntitiesState },
  kind: K,
  id: string,
): Bodies[K] | undefined {
  return bodyOf<Bodies[K]>(state.entities[kind], id);
}

/**
 * Returns a body whose fields were all current at most five seconds ago, and not before `notBefore` (a time of the
 * logical clock). If it returns undefined, the body must be read before it is overwritten.
 */
export function findFreshEntity<K extends Kind>(
  state: { entities: EntitiesState },
  kind: K,
  id: string,
  notBefore = 0,
): Bodies[K] | undefined {
  const asOf = completeAsOfId<Bodies[K]>(state.entities[kind], id) ?? 0;
  // A time in the future does not show the age: the clock was set back.
  const isFresh = asOf >= notBefore && Math.abs(realNow() - asOf) <= FRESH_ENOUGH_MS;
  return isFresh ? selectEntity(state, kind, id) : undefined;
}

/** Returns the bodies with these ids, without those that are deleted. */
export function selectEntities<K extends Kind>(
  state: { entities: EntitiesState },
  kind: K,
  ids: readonly string[],
): Bodies[K][] {
  return bodiesOf<Bodies[K]>(state.entities[kind], ids);
}

function updatesIn(action: UnknownAction): readonly EntityUpdates[] {
  if (entitiesLearned.match(action)) return [action.payload].flat();
  const meta = action['meta'] as { baseQueryMeta?: { updates?: EntityUpdates } } | undefined;
  const updates = meta?.baseQueryMeta?.updates;
  return updates ? [updates] : [];
}

function mergeUpdates(state: EntitiesState, updates: EntityUpdates): EntitiesState {
  let next = state;
  for (const kind of KINDS) next = mergeKind(next, kind, updates);
  return next;
}

function mergeKind<K extends Kind>(
  state: EntitiesState,
  kind: K,
  updates: EntityUpdates,
): EntitiesState {
  const base: Table<Bodies[K]> = state[kind];
  const writer = new TableWriter<Bodies[K]>(base);
  const partialProducts = (
    kind === 'products' ? (updates.partialProducts ?? []) : []
  ) as Bodies[K][];
  for (const body of partialProducts) writer.merge(ID_OF[kind](body), body, 0);
  const bodies = (updates[kind] ?? []) as Bodies[K][];
  for (const body of bodies) writer.merge(ID_OF[kind](body), body, updates.asOf);
  for (const patch of updates.patches ?? []) {
    if (patch.kind === kind) {
      writer.patch(patch.id, patch.fields as Partial<Bodies[K]>, updates.asOf);
    }
  }
  for (const removed of updates.removed ?? []) {
    if (removed.kind === kind) writer.remove(removed.id, updates.asOf);
  }
  const table = writer.result();
  return table === base ? state : { ...state, [kind]: table };
}

/** The kinds whose lists only administrators may see. */
const ADMIN_KINDS: readonly Kind[] = ['orders', 'admins'];

/** Returns whether updates hold anything that is not public. */
export function isForAdmins({
  orders,
  admins,
  patches = [],
  removed = [],
}: EntityUpdates): boolean {
  return (
    orders !== undefined ||
    admins !== undefined ||
    [...patches, ...removed].some(({ kind }) => ADMIN_KINDS.includes(kind))
  );
}

/**
 * Returns the updates that a shopper's tab accepts, because every tab receives them or because the session ended before
 * they arrived: no administrators, and only orders that the tab already has, opened by their number.
 */
export function visibleToShopper(
  updates: EntityUpdates,
  { orders: known }: EntitiesState,
): EntityUpdates {
  const { admins: _, orders = [], patches = [], removed = [], ...open } = updates;
  const isForShopper = ({ kind, id }: { kind: Kind; id: string }) =>
    kind === 'orders' ? asOfId(known, id) !== undefined : kind !== 'admins';
  return {
    ...open,
    orders: orders.filter(({ orderNumber }) => isForShopper({ kind: 'orders', id: orderNumber })),
    patches: patches.filter(isForShopper),
    removed: removed.filter(isForShopper),
  };
}
