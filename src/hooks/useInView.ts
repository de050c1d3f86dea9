import { startTransition, useEffect, useState, type RefObject } from 'react';

/** The distance from the viewport, above and below, at which an element still counts as in view. */
const MARGIN = '800px';

/**
 * Returns whether an element is near the viewport; false while it is not observed. Its approach must not delay a frame:
 * the result is rendered in the pauses of scrolling.
 */
export function useInView(element: RefObject<HTMLElement | null>, isObserved: boolean): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!isObserved || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => startTransition(() => setIsInView(entries.at(-1)?.isIntersecting === true)),
      { rootMargin: `${MARGIN} 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
    // A different element may be rendered whenever `isInView` changes.
  }, [element, isObserved, isInView]);
  return isInView && isObserved;
}

/** Returns whether an element is or has been near the viewport: what it then loads stays. */
export function useHasBeenInView(
  element: RefObject<HTMLElement | null>,
  isObserved = true,
): boolean {
  const [hasBeen, setHasBeen] = useState(false);
  const isInView = useInView(element, isObserved && !hasBeen);
  if (isInView && !hasBeen) setHasBeen(true);
  return hasBeen;
}
