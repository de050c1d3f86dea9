import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import { NARROW, rowHeight } from './rowHeight';

/** Places in the list, both of them included. */
type Rows = { startIndex: number; endIndex: number };

/** Up to so many rows are all in the document. */
const ALL_AT_ONCE = 40;

/** Rows ready above and below those on screen. */
const OVERSCAN = 6;

/** What the first drawing takes to be on screen, before the page is measured. */
const FIRST_ROWS: Rows = { startIndex: 0, endIndex: 15 };

/**
 * Which of so many equally high rows are in the document while the page scrolls past them:
 * those on screen, some around them, and the row at `focused` with its neighbours, wherever
 * it is, so that the focus stays where it is and Tab finds the way from there.
 */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  count: number,
  focused: number | null,
) {
  // No library: those that are about measure each of the rows whenever there are others, and
  // among 100,000 that alone is a third of what a typed key may take.
  const height = useRowHeight();
  const onScreen = within(useRowsOnScreen(list, height), count);
  const indexes = count <= ALL_AT_ONCE ? upTo(count) : around(onScreen, count);
  return {
    rowHeight: height,
    /** The rows that are in the document, by their place in the list. */
    indexes: focused === null ? indexes : withNeighbours(indexes, focused, count),
    /** Those on screen, from the first to the last. */
    onScreen,
  };
}

/** Which rows are on screen where the list goes on for ever. */
function useRowsOnScreen(list: RefObject<HTMLElement | null>, height: number): Rows {
  const [rows, setRows] = useState(FIRST_ROWS);
  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current) return;
      const { top } = list.current.getBoundingClientRect();
      const startIndex = Math.max(0, Math.floor(-top / height));
      const endIndex = Math.max(0, Math.floor((innerHeight - top) / height));
      setRows((known) =>
        known.startIndex === startIndex && known.endIndex === endIndex
          ? known
          : { startIndex, endIndex },
      );
    };
    // Drawn with the very frame that shows the page scrolled.
    const scrolled = () => flushSync(measure);
    addEventListener('scroll', scrolled, { passive: true });
    addEventListener('resize', measure);
    const stop = observeBody(measure);
    return () => {
      removeEventListener('scroll', scrolled);
      removeEventListener('resize', measure);
      stop();
    };
  }, [list, height]);
  return rows;
}

// What stands above the list grows and shrinks: messages, chips that wrap, saved views.
function observeBody(measure: () => void): () => void {
  if (!('ResizeObserver' in globalThis)) {
    measure();
    return () => {};
  }
  // It tells the first size as well, when the browser has laid the page out anyway.
  const observer = new ResizeObserver(measure);
  observer.observe(document.body);
  return () => observer.disconnect();
}

/** The part of the rows on screen when there are only `count` of them: at least the last ones. */
function within({ startIndex, endIndex }: Rows, count: number): Rows {
  const end = Math.min(endIndex, Math.max(0, count - 1));
  const start = Math.min(startIndex, end - (endIndex - startIndex));
  return { startIndex: Math.max(0, start), endIndex: end };
}

function around({ startIndex, endIndex }: Rows, count: number): number[] {
  const first = Math.max(0, startIndex - OVERSCAN);
  const last = Math.min(count - 1, endIndex + OVERSCAN);
  return upTo(last - first + 1).map((at) => first + at);
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}

function withNeighbours(indexes: number[], row: number, count: number): number[] {
  const all = new Set(indexes);
  for (const index of [row - 1, row, row + 1]) {
    if (index >= 0 && index < count) all.add(index);
  }
  return [...all].sort((a, b) => a - b);
}

function useRowHeight(): number {
  const isNarrow = useMediaQuery(NARROW);
  // Asking for the size of letters may have the page laid out.
  const [heights] = useState(() => ({ row: rowHeight(false), card: rowHeight(true) }));
  return isNarrow ? heights.card : heights.row;
}
