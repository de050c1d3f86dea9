import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import { NARROW, rowHeight } from './rowHeight';

/** Up to so many rows are all in the document. */
const ALL_AT_ONCE = 40;

/** Rows ready above and below those on screen. */
const OVERSCAN = 6;

/** A screen as the first drawing takes it, before it is measured. */
const FIRST_RECT = { width: 1280, height: 800 };

/**
 * Which of so many equally high rows are in the document while the page scrolls past them:
 * those on screen, some around them, and the row at `focused` with its neighbours, wherever
 * it is, so that the focus stays where it is and Tab finds the way from there. There may be up
 * to `most` of them: the library measures so many once, and not anew whenever `count` changes.
 */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  count: number,
  most: number,
  focused: number | null,
) {
  // The library keeps what it knows in one object that it changes: its answers must be asked
  // for in each rendering, and the compiler would take them for the same ones.
  'use no memo';
  const top = useDistanceFromTop(list);
  const height = useRowHeight();
  // oxlint-disable-next-line react/incompatible-library -- not memoized, see above
  const rows = useWindowVirtualizer<HTMLTableRowElement>({
    count: most,
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollMargin: top,
    initialRect: FIRST_RECT,
    // Asked for as it begins, to go where the page is already; it would be laid out for that.
    scrollToFn: () => {},
    rangeExtractor: (range) => {
      const indexes =
        count <= ALL_AT_ONCE
          ? Array.from({ length: count }, (_, at) => at)
          : defaultRangeExtractor({ ...range, ...onScreenOf(range, count), count });
      return focused === null ? indexes : withNeighbours(indexes, focused, count);
    },
  });

  useEffect(() => rows.measure(), [rows, height]);

  return {
    rowHeight: height,
    /** The rows that are in the document, by their place in the list. */
    indexes: rows.getVirtualItems().map(({ index }) => index),
    /** Those on screen, from the first to the last. */
    onScreen: onScreenOf(rows.range, count),
  };
}

type OnScreen = { startIndex: number; endIndex: number };

/** The part of the rows on screen when there are only `count` of them: at least the last ones. */
function onScreenOf(range: OnScreen | null, count: number): OnScreen {
  const { startIndex, endIndex } = range ?? { startIndex: 0, endIndex: 0 };
  const end = Math.min(endIndex, Math.max(0, count - 1));
  return {
    startIndex: Math.max(0, Math.min(startIndex, end - (endIndex - startIndex))),
    endIndex: end,
  };
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

// What stands above the list grows and shrinks: messages, chips that wrap, saved views.
function useDistanceFromTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + scrollY));
    };
    if (!('ResizeObserver' in globalThis)) {
      measure();
      return undefined;
    }
    // It tells the first size as well, when the browser has laid the page out anyway.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
}
