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
import { CardSkeleton } from './CardSkeleton';
import { useInView } from './useInView';
import { Place } from './OffscreenPlaceholder';
import { ProductCard } from './ProductCard';
import styles from './ProductGrid.module.css';

type Props = {
  ref?: Ref<HTMLDivElement | null> | undefined;
  ids: readonly string[];
  /** How many products come before this block, and how many there are in all. */
  start: number;
  total: number;
  /** Always in the document, near the viewport or not. */
  keepMounted: boolean;
  /** Whether it may come near the viewport soon. */
  isWatched: boolean;
  /** How many of its products the block begins with; the others follow a few a frame. */
  atOnce: number;
  /** Pixels that the block takes while it is not in the document; 0: none yet. */
  placeHeight: number;
  onAdd: (id: string) => Promise<unknown>;
  onBuy: (id: string) => Promise<unknown>;
};

/** How many pictures of the first block are on screen at once nearly everywhere. */
const FIRST_PICTURES = 4;

/** Blocks that are near the viewport, or always there, when the page starts. */
const EARLY_BLOCKS = 3;

/**
 * How many cards come in one frame: a row on wide screens. Fewer would cost as much again for each
 * frame, more would hold one up for too long.
 */
const CARDS_A_FRAME = 4;

/** Some rows of the grid, or the place that they take when they are far away. */
export function GridChunk({ ref, keepMounted, isWatched, ...block }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLDivElement);
  const isNear = useInView(element, keepMounted || !isWatched || block.placeHeight === 0);
  return keepMounted || isNear ? (
    <Cards element={element} keepMounted={keepMounted} {...block} />
  ) : (
    <Place element={element} ids={block.ids} height={block.placeHeight} />
  );
}

type CardsProps = Omit<Props, 'ref' | 'isWatched'> & {
  element: RefObject<HTMLDivElement | null>;
};

function Cards({
  element,
  keepMounted,
  ids,
  start,
  total,
  atOnce,
  placeHeight,
  ...on
}: CardsProps) {
  const count = useIncrementalCount(atOnce, ids.length);
  const isLast = start + ids.length === total; // and perhaps with a torn row of its own height
  const isEarly = keepMounted || start < EARLY_BLOCKS * CARDS_PER_CHUNK;
  return (
    <div
      ref={element}
      className={styles['block']}
      {...(start > 0 && { style: placeOfItsOwn(isEarly, isLast ? 0 : placeHeight) })}
    >
      {ids.slice(0, count).map((id, index) => (
        <ProductCard
          key={id}
          id={id}
          position={start + index + 1}
          total={total}
          isFirst={start === 0 && index < FIRST_PICTURES}
          {...on}
        />
      ))}
      {start === 0 && ids.slice(count).map((id) => <CardSkeleton key={id} />)}
    </div>
  );
}

// What changes in it moves nothing else. While the page starts there is more to do than to lay out
// what is off the screen; while it is scrolled, that is better done before it is seen.
function placeOfItsOwn(isEarly: boolean, height: number): CSSProperties {
  const sized: CSSProperties = height > 0 ? { height, contain: 'strict' } : {};
  if (!isEarly) return sized;
  return { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${height}px`, ...sized };
}

// A whole block in one frame would be seen as a jerk.
function useIncrementalCount(atOnce: number, whole: number): number {
  const [grown, setGrown] = useState(0);
  const count = Math.max(grown, atOnce);
  useEffect(() => {
    if (count >= whole) return;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setGrown(count + CARDS_A_FRAME)),
    );
    return () => cancelAnimationFrame(frame);
  }, [count, whole]);
  return Math.min(count, whole);
}
