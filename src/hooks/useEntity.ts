import { selectEntity, type Bodies, type Kind } from '../entities/entities';
import { useAppSelector } from '../store/hooks';

/** Returns the one copy of an entity; undefined before it is read, or when it is deleted. */
export function useEntity<K extends Kind>(kind: K, id: string): Bodies[K] | undefined {
  return useAppSelector((state) => selectEntity(state, kind, id));
}
