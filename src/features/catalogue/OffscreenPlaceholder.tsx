'use no memo';

import { useEffect, type RefObject } from 'react';
import { selectEntities } from '../../entities/entities';
import { useAppStore } from '../../store/hooks';
import styles from './ProductGrid.module.css';

type Props = {
  element: RefObject<HTMLDivElement | null>;
  /** The products that belong here. */
  ids: readonly string[];
  /** Pixels that they take, all together. */
  height: number;
};

/**
 * Where products are that are far away. `hidden="until-found"`: nothing of it is laid out, and yet
 * the browser's search finds the titles, a line each, and scrolls to about where the card will be.
 */
export function Place({ element, ids, height }: Props) {
  const store = useAppStore();
  useEffect(() => {
    const place = element.current;
    if (!place) return;
    place.setAttribute('hidden', 'until-found');
    const idle = globalThis.requestIdleCallback ?? setTimeout;
    idle(() => {
      const products = selectEntities(store.getState(), 'products', ids);
      place.textContent = products.map(({ title }) => title).join('\n');
    });
  }, [element, store, ids]);
  const lineHeight = `${height / ids.length}px`;
  return <div ref={element} className={styles['place']} style={{ height, lineHeight }} />;
}
