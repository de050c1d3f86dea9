import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { getRowHeight, NARROW_SCREEN } from './rowHeight';
import { clampRange, mountedRows, visibleRange, type RowRange } from './visibleRange';

/** Before the first measurement. */
const INITIAL_RANGE: RowRange = { startIndex: 0, endIndex: 15 };

/**
 * Returns which of `count` equally high rows are in the document while the page scrolls; the row
 * at `focused` always is.
 */
export function useVirtualRows(
  list: RefObject<HTMLElement | null>,
  count: number,
  focused: number | null,
) {
  // No library: the known ones measure each row whenever the rows change, and for 100,000 rows
  // that alone is a third of what a typed key may take.
  const rowHeight = useRowHeight();
  const onScreen = useVisibleRange(list, rowHeight);
  return {
    rowHeight,
    /** The indexes of the rows that are in the document. */
    indexes: mountedRows(onScreen, count, focused),
    onScreen: clampRange(onScreen, count),
  };
}

/** Returns which rows of an endless list are on screen. */
function useVisibleRange(list: RefObject<HTMLElement | null>, rowHeight: number): RowRange {
  const [range, setRange] = useState(INITIAL_RANGE);
  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current) return;
      const { top } = list.current.getBoundingClientRect();
      const next = visibleRange(top, rowHeight, innerHeight);
      setRange((now) => (isSameRange(now, next) ? now : next));
    };
    // Rendered in the very frame that shows the page scrolled or with a new layout.
    const measureSync = () => flushSync(measure);
    addEventListener('scroll', measureSync, { passive: true });
    addEventListener('resize', measureSync);
    const stopObserving = observeBody(measure, measureSync);
    return () => {
      removeEventListener('scroll', measureSync);
      removeEventListener('resize', measureSync);
      stopObserving();
    };
  }, [list, rowHeight]);
  return range;
}

// What is above the list grows and shrinks: messages, chips that wrap, saved views.
function observeBody(measure: () => void, measureSync: () => void): () => void {
  if (!('ResizeObserver' in globalThis)) {
    measure();
    return () => {};
  }
  // It reports the first size as well, after the browser's own layout.
  const observer = new ResizeObserver(measureSync);
  observer.observe(document.body);
  return () => observer.disconnect();
}

function isSameRange(one: RowRange, other: RowRange): boolean {
  return one.startIndex === other.startIndex && one.endIndex === other.endIndex;
}

function useRowHeight(): number {
  const isNarrow = useMediaQuery(NARROW_SCREEN);
  // Read once: asking for the font size may force a layout.
  const [heights] = useState(() => ({ row: getRowHeight(false), card: getRowHeight(true) }));
  return isNarrow ? heights.card : heights.row;
}
