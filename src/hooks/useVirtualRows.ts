import { useDeferredValue, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import useMediaQuery from '@mui/material/useMediaQuery';
import { prerenderedRows } from '../config/prerenderState';
import { getFirstRows, getRowHeight, NARROW_SCREEN } from './rowHeight';

/**
 * Returns which of `count` equally high rows are in the document while the page scrolls; the row
 * at `focused` always is.
 */
export function useVirtualRows(
  list: RefObject<HTMLElement | null>,
  count: number,
  focused: number | null,
  isDense = false,
) {
  // No library: the known ones measure each row whenever the rows change, and for 100,000 rows that alone takes a third
  // of the time allowed for a keystroke.
  const rowHeight = useRowHeight(isDense);
  const onScreen = useVisibleRange(list, rowHeight);
  // Rows on screen are painted first: when a long list becomes short, and when a short one grows.
  const wanted = count <= ALL_MOUNTED_MAX ? count : 0;
  const fromTop = Math.min(useDeferredValue(wanted, 0), wanted);
  return {
    rowHeight,
    /** The indexes of the rows that are in the document. */
    indexes: union(indexes(0, fromTop - 1), mountedRows(onScreen, count, focused)),
    onScreen: clampRange(onScreen, count),
  };
}

/** Returns which rows of an endless list are on screen. */
function useVisibleRange(list: RefObject<HTMLElement | null>, rowHeight: number): RowRange {
  // A prerendered page is hydrated with the rows that it has.
  const [range, setRange] = useState<RowRange>(() => ({
    startIndex: 0,
    endIndex: (prerenderedRows() || getFirstRows(rowHeight)) - OVERSCAN_ROWS - 1,
  }));
  useLayoutEffect(() => {
    // Rendered in the same frame that shows the page scrolled or with a new layout.
    const measure = () => {
      if (!list.current) return;
      const { top } = list.current.getBoundingClientRect();
      const next = visibleRange(top, rowHeight, innerHeight);
      flushSync(() => setRange((now) => (isSameRange(now, next) ? now : next)));
    };
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    // The content above the list grows and shrinks: messages, chips that wrap, saved views. It also reports the first
    // size, after the browser's own layout.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => {
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
      observer.disconnect();
    };
  }, [list, rowHeight]);
  return range;
}

function isSameRange(one: RowRange, other: RowRange): boolean {
  return one.startIndex === other.startIndex && one.endIndex === other.endIndex;
}

function useRowHeight(isDense: boolean): number {
  const isNarrow = useMediaQuery(NARROW_SCREEN, { noSsr: true });
  // Read once: asking for the font size may force a layout.
  const [heights] = useState(() => ({
    row: getRowHeight(false),
    dense: getRowHeight(false, true),
    card: getRowHeight(true),
  }));
  return isNarrow ? heights.card : isDense ? heights.dense : heights.row;
}

/** Indexes of the first and last row. */
export type RowRange = { startIndex: number; endIndex: number };

/** A list of at most this many rows is wholly in the document, so that the browser can search and print it. */
const ALL_MOUNTED_MAX = 100;

/** Rows mounted above and below those on screen. */
const OVERSCAN_ROWS = 6;

/**
 * Returns which rows of an endless list are on screen. In pixels: the distance of the list from the upper edge of the
 * screen (negative when scrolled), the height of each row, and the height of the screen.
 */
export function visibleRange(top: number, rowHeight: number, screenHeight: number): RowRange {
  return {
    startIndex: Math.max(0, Math.floor(-top / rowHeight)),
    endIndex: Math.max(0, Math.floor((screenHeight - top) / rowHeight)),
  };
}

/** Returns the range within a list of `count` rows: the last row if the list ends above the screen. */
export function clampRange({ startIndex, endIndex }: RowRange, count: number): RowRange {
  const last = Math.max(0, count - 1);
  return { startIndex: Math.min(startIndex, last), endIndex: Math.min(endIndex, last) };
}

/**
 * Returns the indexes of the rows in the document: those on screen with the overscan, and the row at `focused` with its
 * neighbours, wherever it is, so that it keeps the focus and Tab continues from there. A list that has become shorter
 * shows its end at once, before the browser has scrolled there.
 */
export function mountedRows(onScreen: RowRange, count: number, focused: number | null): number[] {
  const missing = Math.max(0, onScreen.endIndex - (count - 1));
  const first = Math.max(0, onScreen.startIndex - missing - OVERSCAN_ROWS);
  const last = Math.min(count - 1, onScreen.endIndex + OVERSCAN_ROWS);
  const mounted = indexes(first, last);
  if (focused === null) return mounted;
  const withNeighbours = indexes(Math.max(0, focused - 1), Math.min(count - 1, focused + 1));
  return union(mounted, withNeighbours);
}

function union(some: number[], others: number[]): number[] {
  return [...new Set([...some, ...others])].sort((a, b) => a - b);
}

function indexes(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
}
