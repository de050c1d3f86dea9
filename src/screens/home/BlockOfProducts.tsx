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
import { selectEntities } from '../../state/entities';
import { useAppStore } from '../../store/hooks';
import { CardSkeleton } from './CardSkeleton';
import { useIsNear } from './nearViewport';
import { ProductCard } from './ProductCard';
import styles from './ProductGrid.module.css';

type Props = {
  ref?: Ref<HTMLDivElement | null> | undefined;
  ids: readonly string[];
  /** How many products come before this block, and how many there are in all. */
  start: number;
  total: number;
  /** Always in the document, near the viewport or not. */
  isPinned: boolean;
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

/** How many cards a frame has time for, also on a slow phone. */
const CARDS_A_FRAME = 2;

/** Some rows of the grid, or the place that they take when they are far away. */
export function BlockOfProducts({ ref, isPinned, isWatched, ...block }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLDivElement);
  const isNear = useIsNear(element, isPinned || !isWatched || block.placeHeight === 0);
  return isPinned || isNear ? (
    <Cards element={element} {...block} />
  ) : (
    <Place element={element} ids={block.ids} height={block.placeHeight} />
  );
}

type CardsProps = Omit<Props, 'ref' | 'isPinned' | 'isWatched'> & {
  element: RefObject<HTMLDivElement | null>;
};

function Cards({ element, ids, start, total, atOnce, placeHeight, ...on }: CardsProps) {
  const count = useGrowing(atOnce, ids.length);
  const isLast = start + ids.length === total; // and perhaps with a torn row of its own height
  return (
    <div
      ref={element}
      className={styles['block']}
      {...(start > 0 && { style: placeOfItsOwn(isLast ? 0 : placeHeight) })}
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

// Off the screen the browser need not lay it out, and what changes in it moves nothing else.
function placeOfItsOwn(height: number): CSSProperties {
  const sized: CSSProperties = height > 0 ? { height, contain: 'strict' } : {};
  return { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${height}px`, ...sized };
}

// A whole block in one frame would be seen as a jerk.
function useGrowing(atOnce: number, whole: number): number {
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

type PlaceProps = {
  element: RefObject<HTMLDivElement | null>;
  ids: readonly string[];
  height: number;
};

// `hidden="until-found"`: the browser's search finds the titles and scrolls here.
function Place({ element, ids, height }: PlaceProps) {
  const store = useAppStore();
  useEffect(() => {
    const place = element.current;
    if (!place) return;
    place.setAttribute('hidden', 'until-found');
    const comeHere = () => place.scrollIntoView();
    place.addEventListener('beforematch', comeHere);
    const idle = globalThis.requestIdleCallback ?? setTimeout;
    idle(() => {
      const products = selectEntities(store.getState(), 'products', ids);
      place.textContent = products.map(({ title }) => title).join(' · ');
    });
    return () => place.removeEventListener('beforematch', comeHere);
  }, [element, store, ids]);
  return <div ref={element} className={styles['place']} style={{ height }} />;
}
