/** How far outside the viewport, above and below, something counts as near. */
const MARGIN = '800px';

const watched = new WeakMap<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | undefined;

/**
 * Tells when an element comes near the viewport and when it goes. One observer for all: a
 * long page watches hundreds. Gives what ends the watching.
 */
export function watchNearness(element: Element, onChange: (isNear: boolean) => void): () => void {
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
