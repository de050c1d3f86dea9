import { useMemo } from 'react';
import { selectEntity, type Bodies, type Kind } from '../entities/entities';
import { bodiesOf } from '../entities/table';
import { useAppSelector } from '../store/hooks';

const NO_IDS: readonly string[] = [];

/** Returns the one copy of an entity; undefined before it is read, or if it is deleted. */
export function useEntity<K extends Kind>(kind: K, id: string): Bodies[K] | undefined {
  return useAppSelector((state) => selectEntity(state, kind, id));
}

/** Returns the entities with these ids, in their order, without deleted ones. */
export function useEntities<K extends Kind>(
  kind: K,
  ids: readonly string[] = NO_IDS,
): readonly Bodies[K][] {
  const table = useAppSelector((state) => state.entities[kind]);
  return useMemo(() => bodiesOf<Bodies[K]>(table, ids), [table, ids]);
}
