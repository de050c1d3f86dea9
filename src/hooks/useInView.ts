import { startTransition, useEffect, useState, type RefObject } from 'react';

/** The distance from the viewport, above and below, at which an element still counts as in view. */
const MARGIN = '800px';

const callbacks = new WeakMap<Element, (isInView: boolean) => void>();
let observer: IntersectionObserver | undefined;

/**
 * Returns whether an element is near the viewport; false while it is not observed. Its approach must not delay a frame:
 * the result is rendered in the pauses of scrolling.
 */
export function useInView(element: RefObject<HTMLElement | null>, isObserved: boolean): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!isObserved || !element.current) return;
    return observe(element.current, (now) => startTransition(() => setIsInView(now)));
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

/** Reports when an element approaches the viewport and when it leaves; returns a function that stops observing. */
function observe(element: Element, onChange: (isInView: boolean) => void): () => void {
  // One observer of thousands of elements costs less than one each.
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) callbacks.get(entry.target)?.(entry.isIntersecting);
    },
    { rootMargin: `${MARGIN} 0px` },
  );
  const shared = observer;
  callbacks.set(element, onChange);
  shared.observe(element);
  return () => {
    callbacks.delete(element);
    shared.unobserve(element);
  };
}
