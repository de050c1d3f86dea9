import { selectEntity, type Bodies, type Kind } from '../entities/entities';
import { useAppSelector } from '../store/hooks';

/** The one copy of a thing; undefined while it was never read, or when it is deleted. */
export function useEntity<K extends Kind>(kind: K, id: string): Bodies[K] | undefined {
  return useAppSelector((state) => selectEntity(state, kind, id));
}
