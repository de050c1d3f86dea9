import {
  startTransition,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react';
import { selectEntities } from '../../state/entities';
import { useAppStore } from '../../store/hooks';
import { watchNearness } from './nearViewport';
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
  /** Pixels that the block takes while it is not in the document; 0: none yet. */
  placeHeight: number;
  onAdd: (id: string) => Promise<unknown>;
  onBuy: (id: string) => Promise<unknown>;
};

/** How many pictures of the first block are on screen at once nearly everywhere. */
const FIRST_PICTURES = 4;

/** Some rows of the grid, or the place that they take when they are far away. */
export function BlockOfProducts({ ref, ids, start, total, isPinned, placeHeight, ...on }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLDivElement);
  const isNear = useIsNear(element, isPinned || placeHeight === 0);
  const isShown = isPinned || isNear;
  if (!isShown) return <Place element={element} ids={ids} height={placeHeight} />;
  return (
    <div
      ref={element}
      className={styles['block']}
      // Off the screen the browser need not lay it out; it keeps this much room for it.
      {...(start > 0 && {
        style: { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${placeHeight}px` },
      })}
    >
      {ids.map((id, index) => (
        <ProductCard
          key={id}
          id={id}
          position={start + index + 1}
          total={total}
          isFirst={start === 0 && index < FIRST_PICTURES}
          {...on}
        />
      ))}
    </div>
  );
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

// Coming near is no reason to hold a frame up: the block is made in the pauses of scrolling.
function useIsNear(element: RefObject<HTMLDivElement | null>, isOff: boolean): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isOff || !element.current) return;
    return watchNearness(element.current, (isHere) => startTransition(() => setIsNear(isHere)));
    // The element is another one whenever the block comes or goes.
  }, [element, isOff, isNear]);
  return isNear;
}
