import { useContext, useEffect, useRef, useState, useTransition, type ReactNode } from 'react';
import { CARDS_PER_CHUNK, isContentPrerendered } from '../../config/prerenderState';
import { HasNavigated } from '../../components/PageHeading';
import { useInView } from '../../hooks/useInView';
import { usePictureTransition } from '../../hooks/usePictureTransition';
import { GridChunk } from './GridChunk';
import { OffscreenPlaceholder } from './OffscreenPlaceholder';

type Props = {
  ids: readonly string[];
  onAdd: (id: string) => Promise<unknown>;
  onBuy: (id: string) => Promise<unknown>;
};

/**
 * How many cards the first paint waits for; the others of the chunk follow at once. If index.html already shows the
 * whole chunk, none of its cards may disappear again.
 */
const FIRST_PAINT_CARDS = 4;

/** A grid of at most this many products, eight chunks, is in the document as a whole. */
const ALL_MOUNTED_MAX = 96;

/** Chunks of a section; a section that is far away is one element of the document. */
const CHUNKS_PER_SECTION = 16;

/**
 * The product grid, in chunks. Long catalogues keep only the chunks near the viewport in the document; placeholders of
 * the same height contain the titles of the others, so that scrolling, find-in-page and the scroll bar work as usual.
 */
export function ProductGrid({ ids, onAdd, onBuy }: Props) {
  const isPainted = useAfterFirstPaint();
  const [firstPaintCards] = useState(() =>
    isContentPrerendered() ? CARDS_PER_CHUNK : FIRST_PAINT_CARDS,
  );
  const { first, height } = useChunkHeight();
  const renderChunk = (chunkIds: readonly string[], index: number, isObserved: boolean) => (
    <GridChunk
      key={index}
      ref={index === 0 ? first : undefined}
      ids={chunkIds}
      start={index * CARDS_PER_CHUNK}
      total={ids.length}
      initialCount={initialCount(index, ids.length, isPainted ? CARDS_PER_CHUNK : firstPaintCards)}
      keepMounted={index === 0 || (isPainted && ids.length <= ALL_MOUNTED_MAX)}
      isObserved={isObserved}
      offscreenHeight={isPainted ? (height * chunkIds.length) / CARDS_PER_CHUNK : 0}
      onAdd={onAdd}
      onBuy={onBuy}
    />
  );
  const sections = chunk(
    isPainted ? ids : ids.slice(0, CARDS_PER_CHUNK),
    CHUNKS_PER_SECTION * CARDS_PER_CHUNK,
  );
  return sections.map((section, at) => (
    <GridSection
      key={at}
      ids={section}
      isFirst={at === 0}
      height={(height * section.length) / CARDS_PER_CHUNK}
    >
      {(isInView) =>
        chunk(section, CARDS_PER_CHUNK).map((chunkIds, index) =>
          renderChunk(chunkIds, at * CHUNKS_PER_SECTION + index, isInView),
        )
      }
    </GridSection>
  ));
}

type GridSectionProps = {
  ids: readonly string[];
  isFirst: boolean;
  /** Its height in pixels; 0: not known yet. */
  height: number;
  children: (isInView: boolean) => ReactNode;
};

// Otherwise a thousand distant chunks would be observed and processed in every frame.
function GridSection({ ids, isFirst, height, children }: GridSectionProps) {
  const element = useRef<HTMLDivElement>(null);
  const isInView = useInView(element, height > 0);
  const openCard = usePictureTransition();
  if (!isFirst && !isInView) {
    return <OffscreenPlaceholder element={element} ids={ids} height={height} />;
  }
  return (
    <div ref={element} onClickCapture={openCard}>
      {children(isInView)}
    </div>
  );
}

/** Returns a list in parts of `size` items; the last one may have fewer. */
function chunk<Item>(list: readonly Item[], size: number): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, part) =>
    list.slice(part * size, (part + 1) * size),
  );
}

function initialCount(index: number, total: number, firstPaintCards: number): number {
  if (total <= CARDS_PER_CHUNK) return CARDS_PER_CHUNK;
  if (index === 0) return firstPaintCards;
  return total <= ALL_MOUNTED_MAX ? CARDS_PER_CHUNK : 0;
}

// The first screenful is painted alone; the rest follows without delaying it. On the way back
// from another page everything is rendered at once, so that the scroll position can be restored.
function useAfterFirstPaint(): boolean {
  const [isPainted, setIsPainted] = useState(useContext(HasNavigated));
  const [, startTransition] = useTransition();
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setIsPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}

// All rows are equally high, so every chunk is as high as the first.
function useChunkHeight() {
  const first = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const element = first.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setHeight(element.getBoundingClientRect().height));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { first, height };
}
