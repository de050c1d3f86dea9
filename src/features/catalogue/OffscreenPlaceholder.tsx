'use no memo';

import { useEffect, type RefObject } from 'react';
import { selectEntities } from '../../entities/entities';
import { useAppStore } from '../../store/hooks';
import styles from './ProductGrid.module.css';

type Props = {
  element: RefObject<HTMLDivElement | null>;
  /** The products that it stands for. */
  ids: readonly string[];
  /** Pixels that they take, all together. */
  height: number;
};

/**
 * Takes the space of products that are far from the viewport. With `hidden="until-found"` nothing
 * of it is laid out, and yet find-in-page finds the titles, a line each, and scrolls to about
 * where the card will be.
 */
export function OffscreenPlaceholder({ element, ids, height }: Props) {
  const store = useAppStore();
  useEffect(() => {
    const placeholder = element.current;
    if (!placeholder) return;
    placeholder.setAttribute('hidden', 'until-found');
    const idle = globalThis.requestIdleCallback ?? setTimeout;
    idle(() => {
      const products = selectEntities(store.getState(), 'products', ids);
      placeholder.textContent = products.map(({ title }) => title).join('\n');
    });
  }, [element, store, ids]);
  const lineHeight = `${height / ids.length}px`;
  return <div ref={element} className={styles['placeholder']} style={{ height, lineHeight }} />;
}
