import { startTransition, useEffect, useState, type RefObject } from 'react';

/** How far outside the viewport, above and below, something counts as near. */
const MARGIN = '800px';

const watched = new WeakMap<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | undefined;

/**
 * Whether an element is near the viewport; false while it `isOff`. Coming near is no reason to
 * hold a frame up: what follows from it is made in the pauses of scrolling.
 */
export function useInView(element: RefObject<HTMLElement | null>, isOff = false): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isOff || !element.current) return;
    return watchNearness(element.current, (isHere) => startTransition(() => setIsNear(isHere)));
    // The element may be another one whenever that changes.
  }, [element, isOff, isNear]);
  return isNear && !isOff;
}

/** Tells when an element comes near the viewport and when it goes; gives what ends that. */
function watchNearness(element: Element, onChange: (isNear: boolean) => void): () => void {
  if (!('IntersectionObserver' in globalThis)) return () => {};
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) watched.get(entry.target)?.(entry.isIntersecting);
    },
    { rootMargin: `${MARGIN} 0px` },
  );
  const shared = observer;
  watched.set(element, onChange);
  shared.observe(element);
  return () => {
    watched.delete(element);
    shared.unobserve(element);
  };
}
