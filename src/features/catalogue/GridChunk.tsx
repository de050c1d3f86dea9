'use no memo';

import {
  startTransition,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type CSSProperties,
  type Ref,
  type RefObject,
} from 'react';
import { CARDS_PER_CHUNK } from '../../config/prerenderState';
import { useInView } from '../../hooks/useInView';
import { CardSkeleton } from './GridSkeleton';
import { OffscreenPlaceholder } from './OffscreenPlaceholder';
import { ProductCard } from './ProductCard';
import styles from './ProductGrid.module.css';

type Props = {
  ref?: Ref<HTMLDivElement | null> | undefined;
  ids: readonly string[];
  /** The number of products before this chunk, and in total. */
  start: number;
  total: number;
  /** Whether it is always in the document, near the viewport or not. */
  keepMounted: boolean;
  /** Whether it may soon be near the viewport. */
  isObserved: boolean;
  /** The number of cards in the first render; the others follow, a few per frame. */
  initialCount: number;
  /** The chunk's height in pixels while it is not in the document; 0: not known yet. */
  offscreenHeight: number;
  onAdd: (id: string) => Promise<unknown>;
  onBuy: (id: string) => Promise<unknown>;
};

/** How many pictures of the first chunk are immediately visible on nearly all screens. */
const EAGER_PICTURES = 4;

/** Chunks that are near the viewport, or always mounted, when the page starts. */
const EARLY_CHUNKS = 3;

/**
 * How many cards are added in one frame: a row on wide screens. Fewer would repeat the costs of a frame too often, more
 * would delay one for too long.
 */
const CARDS_PER_FRAME = 4;

/** Some rows of the grid, or a placeholder of the same height while they are far away. */
export function GridChunk({ ref, keepMounted, isObserved, ...chunk }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLDivElement);
  const isInView = useInView(element, !keepMounted && isObserved && chunk.offscreenHeight > 0);
  return keepMounted || isInView ? (
    <Cards element={element} keepMounted={keepMounted} {...chunk} />
  ) : (
    <OffscreenPlaceholder element={element} ids={chunk.ids} height={chunk.offscreenHeight} />
  );
}

type CardsProps = Omit<Props, 'ref' | 'isObserved'> & {
  element: RefObject<HTMLDivElement | null>;
};

function Cards({
  element,
  keepMounted,
  ids,
  start,
  total,
  initialCount,
  offscreenHeight,
  ...handlers
}: CardsProps) {
  const count = useIncrementalCount(initialCount, ids.length);
  const isLast = start + ids.length === total;
  const isEarly = keepMounted || start < EARLY_CHUNKS * CARDS_PER_CHUNK;
  return (
    <div
      ref={element}
      className={styles['chunk']}
      {...(start > 0 && { style: containment(isEarly, isLast, offscreenHeight) })}
    >
      {ids.slice(0, count).map((id, index) => (
        <ProductCard
          key={id}
          id={id}
          position={start + index + 1}
          total={total}
          isFirst={start === 0 && index < EAGER_PICTURES}
          {...handlers}
        />
      ))}
      {start === 0 && ids.slice(count).map((id) => <CardSkeleton key={id} />)}
    </div>
  );
}

// Changes inside it do not affect the layout outside. While the page starts there is more urgent work than the layout
// of invisible chunks; while the user scrolls, it is better done before they are visible.
function containment(isEarly: boolean, isLast: boolean, height: number): CSSProperties {
  // The last row may be incomplete, and the chunk higher. Until its cards are there, what follows must not move up.
  const whole: CSSProperties = isLast ? { minHeight: height } : { height, contain: 'strict' };
  const sized = height > 0 ? whole : {};
  if (!isEarly) return sized;
  return { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${height}px`, ...sized };
}

// A whole chunk in one frame would cause a visible jerk.
function useIncrementalCount(initialCount: number, total: number): number {
  const [grown, setGrown] = useState(0);
  const count = Math.max(grown, initialCount);
  useEffect(() => {
    if (count >= total) return;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setGrown(count + CARDS_PER_FRAME)),
    );
    return () => cancelAnimationFrame(frame);
  }, [count, total]);
  return Math.min(count, total);
}
