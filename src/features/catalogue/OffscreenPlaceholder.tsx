'use no memo';

import { useEffect, type RefObject } from 'react';
import { whenIdle } from '../../domain/whenIdle';
import { selectEntities } from '../../entities/entities';
import { useAppStore } from '../../store/hooks';
import styles from './ProductGrid.module.css';

type Props = {
  element: RefObject<HTMLDivElement | null>;
  /** The products that it replaces. */
  ids: readonly string[];
  /** Their total height in pixels. */
  height: number;
};

/**
 * Takes the space of products that are far from the viewport. With `hidden="until-found"` it causes no layout, but
 * find-in-page still finds the titles, one per line, and scrolls to roughly the position of the card.
 */
export function OffscreenPlaceholder({ element, ids, height }: Props) {
  const store = useAppStore();
  useEffect(() => {
    const placeholder = element.current;
    if (!placeholder) return;
    placeholder.setAttribute('hidden', 'until-found');
    return whenIdle(() => {
      const products = selectEntities(store.getState(), 'products', ids);
      placeholder.textContent = products.map(({ title }) => title).join('\n');
    });
  }, [element, store, ids]);
  const lineHeight = `${height / ids.length}px`;
  return <div ref={element} className={styles['placeholder']} style={{ height, lineHeight }} />;
}
