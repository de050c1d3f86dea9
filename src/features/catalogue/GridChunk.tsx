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
import { CardSkeleton } from './GridSkeleton';
import { OffscreenPlaceholder } from './OffscreenPlaceholder';
import { ProductCard } from './ProductCard';
import { useInView } from './useInView';
import styles from './ProductGrid.module.css';

type Props = {
  ref?: Ref<HTMLDivElement | null> | undefined;
  ids: readonly string[];
  /** How many products come before this chunk, and how many there are in all. */
  start: number;
  total: number;
  /** Always in the document, near the viewport or not. */
  keepMounted: boolean;
  /** Whether it may come near the viewport soon. */
  isObserved: boolean;
  /** How many cards the first render has; the others follow a few per frame. */
  initialCount: number;
  /** Pixels that the chunk takes while it is not in the document; 0: not known yet. */
  offscreenHeight: number;
  onAdd: (id: string) => Promise<unknown>;
  onBuy: (id: string) => Promise<unknown>;
};

/** How many pictures of the first chunk are on screen at once nearly everywhere. */
const EAGER_PICTURES = 4;

/** Chunks that are near the viewport, or always mounted, when the page starts. */
const EARLY_CHUNKS = 3;

/**
 * How many cards are added in one frame: a row on wide screens. Fewer would cost as much again
 * for each frame, more would delay one for too long.
 */
const CARDS_PER_FRAME = 4;

/** Some rows of the grid, or a placeholder of their height while they are far away. */
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
  const isLast = start + ids.length === total; // its last row may be incomplete, and so lower
  const isEarly = keepMounted || start < EARLY_CHUNKS * CARDS_PER_CHUNK;
  return (
    <div
      ref={element}
      className={styles['chunk']}
      {...(start > 0 && { style: containment(isEarly, isLast ? 0 : offscreenHeight) })}
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

// What changes in it moves nothing else. While the page starts there is more to do than to lay out
// what is off the screen; while it is scrolled, that is better done before it is seen.
function containment(isEarly: boolean, height: number): CSSProperties {
  const sized: CSSProperties = height > 0 ? { height, contain: 'strict' } : {};
  if (!isEarly) return sized;
  return { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${height}px`, ...sized };
}

// A whole chunk in one frame would be seen as a jerk.
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
