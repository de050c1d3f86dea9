import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { NARROW, rowHeight } from './rowHeight';
import { rowsInDocument, rowsOnScreen, clampRange, type Rows } from './visibleRange';

/** What the first drawing takes to be on screen, before the page is measured. */
const FIRST_ROWS: Rows = { startIndex: 0, endIndex: 15 };

/**
 * Which of `count` equally high rows are in the document while the page scrolls past them; the
 * one at `focused` always is.
 */
export function useVirtualRows(
  list: RefObject<HTMLElement | null>,
  count: number,
  focused: number | null,
) {
  // No library: those that are about measure each of the rows whenever there are others, and
  // among 100,000 that alone is a third of what a typed key may take.
  const height = useRowHeight();
  const onScreen = useRowsOnScreen(list, height);
  return {
    rowHeight: height,
    /** The rows that are in the document, by their place in the list. */
    indexes: rowsInDocument(onScreen, count, focused),
    /** Those on screen, from the first to the last. */
    onScreen: clampRange(onScreen, count),
  };
}

/** Which rows are on screen where the list goes on for ever. */
function useRowsOnScreen(list: RefObject<HTMLElement | null>, height: number): Rows {
  const [rows, setRows] = useState(FIRST_ROWS);
  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current) return;
      const { top } = list.current.getBoundingClientRect();
      const now = rowsOnScreen(top, height, innerHeight);
      setRows((known) => (isSame(known, now) ? known : now));
    };
    // Drawn with the very frame that shows the page scrolled, or laid out anew.
    const measureAtOnce = () => flushSync(measure);
    addEventListener('scroll', measureAtOnce, { passive: true });
    addEventListener('resize', measureAtOnce);
    const stop = observeBody(measure, measureAtOnce);
    return () => {
      removeEventListener('scroll', measureAtOnce);
      removeEventListener('resize', measureAtOnce);
      stop();
    };
  }, [list, height]);
  return rows;
}

// What stands above the list grows and shrinks: messages, chips that wrap, saved views.
function observeBody(measure: () => void, measureAtOnce: () => void): () => void {
  if (!('ResizeObserver' in globalThis)) {
    measure();
    return () => {};
  }
  // It tells the first size as well, when the browser has laid the page out anyway.
  const observer = new ResizeObserver(measureAtOnce);
  observer.observe(document.body);
  return () => observer.disconnect();
}

function isSame(one: Rows, other: Rows): boolean {
  return one.startIndex === other.startIndex && one.endIndex === other.endIndex;
}

function useRowHeight(): number {
  const isNarrow = useMediaQuery(NARROW);
  // Asking for the size of letters may have the page laid out.
  const [heights] = useState(() => ({ row: rowHeight(false), card: rowHeight(true) }));
  return isNarrow ? heights.card : heights.row;
}
