import { useContext, useEffect, useRef, useState, useTransition, type ReactNode } from 'react';
import { CARDS_PER_CHUNK, isListPrerendered } from '../../config/prerenderState';
import { HasNavigated } from '../../components/hasNavigated';
import { GridChunk } from './GridChunk';
import { chunk } from './chunk';
import { useInView } from './useInView';
import { Place } from './OffscreenPlaceholder';

type Props = {
  ids: readonly string[];
  onAdd: (id: string) => Promise<unknown>;
  onBuy: (id: string) => Promise<unknown>;
};

/**
 * How many cards the first paint waits for; the block's others follow at once. Where
 * index.html has drawn the whole block already, none of it may go again.
 */
const FIRST_CARDS = 4;

/** Up to so many products, eight blocks, the whole grid is in the document. */
const ALL_AT_ONCE = 96;

/** Blocks to a stretch of the page; a stretch that is far away is in the document as one thing. */
const STRETCH = 16;

/**
 * The product grid, in blocks. Long catalogues keep only the blocks near the viewport in the
 * document; the others hold their place and their titles, so that scrolling, find-in-page
 * and the scroll bar work as if everything were there.
 */
export function ProductGrid({ ids, onAdd, onBuy }: Props) {
  const isPainted = useAfterFirstPaint();
  const [firstCards] = useState(() => (isListPrerendered() ? CARDS_PER_CHUNK : FIRST_CARDS));
  const { first, height } = useBlockHeight();
  const show = (block: readonly string[], index: number, isWatched: boolean) => (
    <GridChunk
      key={index}
      ref={index === 0 ? first : undefined}
      ids={block}
      start={index * CARDS_PER_CHUNK}
      total={ids.length}
      atOnce={cardsAtOnce(index, ids.length, isPainted ? CARDS_PER_CHUNK : firstCards)}
      keepMounted={index === 0 || (isPainted && ids.length <= ALL_AT_ONCE)}
      isWatched={isWatched}
      placeHeight={isPainted ? (height * block.length) / CARDS_PER_CHUNK : 0}
      onAdd={onAdd}
      onBuy={onBuy}
    />
  );
  return chunk(isPainted ? ids : ids.slice(0, CARDS_PER_CHUNK), STRETCH * CARDS_PER_CHUNK).map(
    (stretch, at) => (
      <GridSection
        key={at}
        ids={stretch}
        isFirst={at === 0}
        height={(height * stretch.length) / CARDS_PER_CHUNK}
      >
        {(isNear) =>
          chunk(stretch, CARDS_PER_CHUNK).map((block, index) =>
            show(block, at * STRETCH + index, isNear),
          )
        }
      </GridSection>
    ),
  );
}

type GridSectionProps = {
  ids: readonly string[];
  isFirst: boolean;
  /** Pixels that it takes. */
  height: number;
  children: (isNear: boolean) => ReactNode;
};

// A thousand blocks far away would be looked after, and gone through, in every frame.
function GridSection({ ids, isFirst, height, children }: GridSectionProps) {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useInView(element, height === 0);
  if (!isFirst && !isNear) return <Place element={element} ids={ids} height={height} />;
  return <div ref={element}>{children(isNear)}</div>;
}

function cardsAtOnce(block: number, products: number, firstCards: number): number {
  if (products <= CARDS_PER_CHUNK) return CARDS_PER_CHUNK;
  if (block === 0) return firstCards;
  return products <= ALL_AT_ONCE ? CARDS_PER_CHUNK : 0;
}

// The first screenful is shown alone; the rest follows without holding it up. On the way
// back from another page everything is there at once, so that the old place can be found.
function useAfterFirstPaint(): boolean {
  const [isPainted, setIsPainted] = useState(useContext(HasNavigated));
  const [, startTransition] = useTransition();
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setIsPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}

// All rows are equally high, so the first block tells how high every other one is.
function useBlockHeight() {
  const first = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const element = first.current;
    if (!element || !('ResizeObserver' in globalThis)) return;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { first, height };
}
