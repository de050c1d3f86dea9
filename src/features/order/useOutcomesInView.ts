import { useEffect, useRef, type RefObject } from 'react';
import type { Outcome } from '../../components/OutcomeMessage';

/** Returns the ref of the place where two calls' outcomes are shown: it scrolls into view whenever one of them arrives. */
export function useOutcomesInView(
  one: Outcome | null,
  other: Outcome | null,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef([one, other]);
  useEffect(() => {
    // Not what the page has brought along when it opens.
    const isNew = [one, other].some(
      (outcome, index) => outcome && outcome !== shown.current[index],
    );
    shown.current = [one, other];
    if (!isNew) return;
    // By then the undo has appeared above, which moves it.
    const frame = requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [one, other]);
  return place;
}
